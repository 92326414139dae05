public import Foundation

/// A key of a strings table, usually a case of an enumeration.
///
/// ```swift
/// enum Greeting: String, Localizable, CaseIterable {
///     case hello = "hello"
///     case items = "n_items"
///
///     static var bundle: Bundle { .module }
/// }
///
/// Greeting.hello.localized       // "Hello"
/// Greeting.items.localized(3)    // "3 items"
/// ```
public protocol Localizable: RawRepresentable where RawValue == String {
    /// The bundle that holds the table; the main bundle unless you say otherwise.
    static var bundle: Bundle { get }

    /// The name of the table without an extension; `nil` for `Localizable` unless you say otherwise.
    static var tableName: String? { get }

    /// The text, or the key itself if there is none.
    var localized: String { get }
}

extension Localizable {
    /// The main bundle.
    public static var bundle: Bundle { .main }

    /// `nil`, which stands for `Localizable`.
    public static var tableName: String? { nil }

    /// The text in the languages of the environment, or, with a warning, the key itself if there is none.
    public var localized: String {
        rawValue.localized(bundle: Self.bundle, tableName: Self.tableName)
    }

    /// Returns the text with arguments put in.
    ///
    /// - Parameters:
    ///   - arguments: Numbers and texts for the specifiers of the format; numbers choose plural forms.
    ///   - options: Languages, device, width.
    /// - Returns: The text, or, with a warning, the key itself if there is none.
    public func localized(_ arguments: any FormatArgumentConvertible..., options: StringOptions = StringOptions())
        -> String
    {
        rawValue.localized(
            bundle: Self.bundle,
            tableName: Self.tableName,
            arguments: arguments,
            options: options
        )
    }

    /// Returns the text, or says why there is none.
    ///
    /// - Parameters:
    ///   - arguments: Numbers and texts for the specifiers of the format; numbers choose plural forms.
    ///   - options: Languages, device, width.
    /// - Returns: The text.
    /// - Throws: ``StringLookupError``.
    public func loadString(
        _ arguments: any FormatArgumentConvertible...,
        options: StringOptions = StringOptions()
    ) throws(StringLookupError) -> String {
        try AssetBundle.shared(for: Self.bundle).string(
            forKey: rawValue,
            table: Self.tableName,
            arguments: arguments,
            options: options
        )
    }
}
