import KitlessColor

/// The full name of an asset: its own behind its namespace.
func calculatedName(namespace: String?, name: String) -> String {
    guard let namespace, !namespace.isEmpty else { return name }
    return "\(namespace)/\(name)"
}

extension Color {
    /// What stands for a colour or an image that is missing: the system's pink in light appearance.
    static let missingAsset = Color(rgb: 0xFF2D55)
}
