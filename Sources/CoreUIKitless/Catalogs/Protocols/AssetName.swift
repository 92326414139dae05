/// The full name of an asset: its own behind its namespace, if there is one.
func assetName(_ name: String, in namespace: String?) -> String {
    guard let namespace, !namespace.isEmpty else { return name }
    return "\(namespace)/\(name)"
}
