import CoreUIKitless
import Foundation

/// A small layout to look at, drawn in both appearances.
struct Sample {
    /// What it shows.
    let caption: String

    /// The size of its root in points.
    let size: CGSize

    /// The direction and the borders of its root.
    var environment = LayoutEnvironment()

    /// Adds the views.
    let build: (LayoutView, Palette) -> Void

    /// Lays the sample out and draws it.
    ///
    /// - Parameters:
    ///   - width: The class of its width, see ``Picture``.
    ///   - name: A word for the names inside the picture, unique in the page.
    ///   - inspect: Looks at the root after layout; called once.
    /// - Returns: The picture.
    func picture(width: String = "half", name: String, inspect: (LayoutView) -> Void = { _ in }) -> Picture {
        let light = draw(.light, name: "\(name)-light-", inspect: inspect)
        let dark = draw(.dark, name: "\(name)-dark-") { _ in }
        return Picture(
            caption: caption,
            remark: "\(Int(size.width)) × \(Int(size.height))",
            width: width,
            light: light,
            dark: dark
        )
    }

    private func draw(_ palette: Palette, name: String, inspect: (LayoutView) -> Void) -> String {
        let root = LayoutView(frame: CGRect(origin: .zero, size: size))
        root.identifier = "root"
        root.environment = environment
        root.backgroundColor = palette.ground
        build(root, palette)
        root.layoutIfNeeded()
        inspect(root)
        var options = SVGSnapshot.Options()
        options.showsOutlines = true
        options.identifierPrefix = name
        return SVGSnapshot(of: root, options: options).text
    }
}
