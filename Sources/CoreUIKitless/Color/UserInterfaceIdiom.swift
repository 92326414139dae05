/// The kind of device.
///
/// Raw values are UIKit's where it has the case; `watch` and `other` are ours.
public enum UserInterfaceIdiom: Int, CaseIterable, Codable, Sendable {
    /// Nothing is said.
    case unspecified = -1

    /// iPhone and other phones.
    case phone = 0

    /// iPad and other tablets.
    case pad = 1

    /// Television.
    case tv = 2

    /// A car's display.
    case carPlay = 3

    /// Mac and other desktop computers.
    case mac = 5

    /// Apple Vision Pro and other headsets.
    case vision = 6

    /// Apple Watch and other watches.
    case watch = 100

    /// Any other device, such as a board or a server that draws pictures.
    case other = 101
}
