public import Foundation

/// A rectangle that takes part in layout and is not drawn.
///
/// ```swift
/// let block = LayoutGuide()
/// root.addLayoutGuide(block)
/// title.topAnchor.constraint(equalTo: block.topAnchor).isActive = true
/// ```
public final class LayoutGuide: Anchorable {
    let item: LayoutItem

    /// A name for messages, conflicts and pictures.
    public var identifier: String?

    /// Creates a guide; it takes part in layout once it is added to a view.
    public convenience init() {
        self.init(.guide)
    }

    init(_ kind: LayoutItem.Kind, of view: LayoutView? = nil) {
        item = LayoutItem(kind)
        item.guide = self
        item.view = view
    }

    deinit {
        item.guide = nil
        item.end()
    }

    /// What constraints know of the guide.
    public var anchorItem: AnchorItem { AnchorItem(item) }

    /// The view that the guide belongs to, or `nil`.
    public var owningView: LayoutView? { item.view }

    /// Where the guide lies in its view, in points, as of the last pass.
    public var layoutFrame: CGRect {
        guard let view = item.view else { return .zero }
        let bounds = view.bounds
        func inset(_ insets: EdgeInsets) -> CGRect {
            CGRect(
                x: insets.left,
                y: insets.top,
                width: bounds.width - insets.horizontal,
                height: bounds.height - insets.vertical
            )
        }
        switch item.kind {
        case .view, .guide: return item.currentFrame
        case .content: return CGRect(origin: .zero, size: item.currentFrame.size)
        case .scrollFrame: return bounds
        case .margins: return inset(InsetResolver(environment: view.environment).insets(of: view).margins)
        case .safeArea: return inset(InsetResolver(environment: view.environment).insets(of: view).safeArea)
        case .readable: return inset(InsetResolver(environment: view.environment).insets(of: view).readable)
        }
    }
}

/// The guides of a view.
extension LayoutView {
    /// Adds a guide, after taking it from the view it belongs to.
    ///
    /// - Parameter guide: The guide; one that belongs to its view for good, such as ``layoutMarginsGuide``, is left
    ///   where it is.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.item.kind == .guide, guide.item.view !== self else { return }
        guide.item.view?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.item.view = self
        LayoutEngine.of(item)?.add(guide)
    }

    /// Removes a guide; its constraints become inactive.
    ///
    /// - Parameter guide: The guide.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        layoutGuides.remove(at: index)
        for constraint in guide.item.constraints { constraint.deactivate() }
        LayoutEngine.of(guide.item)?.forget(guide.item)
        guide.item.engine = nil
        guide.item.view = nil
    }
}
