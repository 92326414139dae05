public import Foundation

/// Localised texts by their key.
extension String {
    /// Returns the text that has this string as its key.
    ///
    /// - Parameters:
    ///   - bundle: The bundle that holds the table.
    ///   - tableName: The name of the table without an extension; `nil` for `Localizable`.
    ///   - arguments: Numbers and texts for the specifiers of the format; numbers choose plural forms.
    ///   - options: Languages, device, width.
    /// - Returns: The text, or, with a warning, this string if there is none.
    public func localized(
        bundle: Bundle,
        tableName: String? = nil,
        arguments: [any FormatArgumentConvertible] = [],
        options: StringOptions = StringOptions()
    ) -> String {
        do throws(StringLookupError) {
            return try AssetBundle.shared(for: bundle).string(
                forKey: self,
                table: tableName,
                arguments: arguments,
                options: options
            )
        } catch {
            CoreUI.stringLogger.warning(error.description)
            return self
        }
    }
}
