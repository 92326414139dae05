/// The full name of an asset: its own behind its namespace.
func calculatedName(namespace: String?, name: String) -> String {
    guard let namespace, !namespace.isEmpty else { return name }
    return "\(namespace)/\(name)"
}
