public import AppColors
import AppTheme
public import CoreUIKitless
public import Foundation

/// A row of pictures of which one is selected.
///
/// All segments are equally wide, and lines of a point part them. The selected one has the tint as background, and a
/// change by a person moves that background over in 0.3 seconds: a host sets ``secondsAfterChange`` for each picture.
open class ImageSegmentedControl: Control {
    /// The index where no segment is selected: -1.
    public static let noSegment = -1

    /// The radius of the outer corners: 5 points.
    public static let cornerRadius: CGFloat = 5

    /// The width of the border and of the lines between segments: 1 point.
    public static let lineWidth: CGFloat = 1

    /// The opacity of a segment that cannot be chosen: 0.25.
    public static let disabledAlpha = 0.25

    /// How the selection moves: 0.3 seconds, easing in and out.
    public static let selectionAnimation = Animation(duration: 0.3, curve: .regular(options: .curveEaseInOut))

    /// The choices from leading to trailing; the selection stays where its index is still there.
    public var segments: [ImageSegment] {
        didSet { if segments != oldValue { segmentsChanged(from: oldValue) } }
    }

    /// The colour of the selection, the border, the lines and of template images.
    public var tintColor: DynamicHSVColor {
        didSet { if tintColor != oldValue { stateChanged() } }
    }

    /// The colour of a template image on the selection.
    public var selectedTintColor: DynamicHSVColor {
        didSet { if selectedTintColor != oldValue { stateChanged() } }
    }

    /// The distance of the pictures from the sides of their segment: 8 points above and below, 12 beside.
    public var contentInset = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12) {
        didSet { if contentInset != oldValue { segmentsChanged(from: segments) } }
    }

    /// How long ago the selection was changed by a person, in seconds; infinite, as it is at first, for one at rest.
    ///
    /// Nothing moves by itself: a host that animates sets this before each picture, after layout.
    public var secondsAfterChange = Double.infinity {
        didSet { stateChanged() }
    }

    private var selection = ImageSegmentedControl.noSegment
    private var previousSelection = ImageSegmentedControl.noSegment
    /// The background of the selection while it moves.
    private let movingSelection = LayoutView()
    private let row = StackView()
    private var imageViews: [ImageView] = []
    private var areas: [LayoutView] = []

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - segments: The choices from leading to trailing.
    ///   - tintColor: The colour of the selection, the border and the lines.
    ///   - selectedTintColor: The colour of a template image on the selection.
    public init(
        segments: [ImageSegment] = [],
        tintColor: DynamicHSVColor = AppColors.accessible.primary,
        selectedTintColor: DynamicHSVColor = AppColors.accessible.onPrimary
    ) {
        self.segments = segments
        self.tintColor = tintColor
        self.selectedTintColor = selectedTintColor
        super.init(frame: .zero)
        cornerRadius = Self.cornerRadius
        clipsToBounds = true
        addSubview(row)
        row.constrainEdges()
        segmentsChanged(from: [])
    }

    /// The index of the selected segment, ``noSegment`` for none; setting it sends no event.
    ///
    /// An index that is out of range selects none.
    public var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            previousSelection = selection
            stateChanged()
        }
    }

    /// The size that the segments need, in points.
    open override var intrinsicContentSize: CGSize {
        row.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }

    /// Says whether a segment can be chosen, before or after the first layout.
    ///
    /// - Parameter index: The segment's index.
    /// - Returns: Whether it can be chosen; `false` for an index out of range.
    public func isEnabledForSegment(at index: Int) -> Bool { segments[optional: index]?.isEnabled ?? false }

    /// Lets a segment be chosen or not, before or after the first layout.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether it can be chosen.
    ///   - index: The segment's index; one out of range changes nothing.
    public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
        guard segments.indices.contains(index) else { return }
        segments[index].isEnabled = isEnabled
    }

    /// Returns the segment at a point.
    ///
    /// - Parameter point: The point, in the control's coordinates.
    /// - Returns: The segment's index; `nil` on a line between segments and outside the control.
    public func segmentIndex(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        return areas.firstIndex { area in
            let frame = area.frame
            return point.x >= frame.minX && point.x < frame.maxX
        }
    }

    /// Selects a segment as a person does: with an event, if it can be chosen and is not selected yet.
    ///
    /// - Parameter index: The segment's index.
    /// - Returns: Whether the segment can be chosen.
    @discardableResult
    public func selectSegment(at index: Int) -> Bool {
        guard isEnabled, isEnabledForSegment(at: index) else { return false }
        guard index != selection else { return true }
        previousSelection = selection
        selection = index
        stateChanged()
        sendActions(for: .valueChanged)
        return true
    }

    /// Returns where the background of the selection is, while it moves to the segment last chosen.
    ///
    /// - Parameter seconds: The time since the choice.
    /// - Returns: The rectangle in the control's coordinates; `nil` where nothing is selected.
    public func selectionFrame(secondsAfterChange seconds: Double) -> CGRect? {
        guard let target = areas[optional: selection]?.frame else { return nil }
        guard let start = areas[optional: previousSelection]?.frame else { return target }
        let x = Self.selectionAnimation.value(from: Double(start.minX), to: Double(target.minX), at: seconds)
        return CGRect(x: CGFloat(x), y: target.minY, width: target.width, height: target.height)
    }

    /// Brings colours and opacities up to date with the state.
    open override func stateChanged() {
        let tint = tintColor.resolvedColor(for: traits)
        borderColor = tint
        borderWidth = Self.lineWidth
        alpha = isEnabled ? 1 : Self.disabledAlpha
        let moving = showMovingSelection(tint)
        for (index, view) in imageViews.enumerated() {
            // On its way the selection is on the picture that its middle has come to.
            let isSelected = index == moving.map { segmentIndex(at: CGPoint(x: $0.midX, y: $0.midY)) } ?? selection
            areas[index].backgroundColor = isSelected && moving == nil ? tint : nil
            view.image = segments[index].image
            view.traits = traits
            view.tint = isSelected ? selectedTintColor.resolvedColor(for: traits) : tint
            view.alpha = segments[index].isEnabled ? 1 : Self.disabledAlpha
        }
        for line in row.subviews where !areas.contains(where: { $0 === line }) { line.backgroundColor = tint }
    }

    /// Selects the segment at a point.
    ///
    /// - Parameter point: The point, in the control's coordinates.
    /// - Returns: Whether a segment that can be chosen is there.
    @discardableResult
    open override func press(at point: CGPoint) -> Bool {
        segmentIndex(at: point).map(selectSegment(at:)) ?? false
    }

    /// Acts on a key: arrows go to the next segment that can be chosen and around the ends, home and end to the ends.
    ///
    /// - Parameter key: The key; left and right go by the reading direction.
    /// - Returns: Whether the control knows the key.
    @discardableResult
    open override func press(_ key: ControlKey) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key {
        case .rightArrow: move(isForward: !isMirrored)
        case .leftArrow: move(isForward: isMirrored)
        case .downArrow: move(isForward: true)
        case .upArrow: move(isForward: false)
        case .home: segments.firstIndex(where: \.isEnabled).map { _ = selectSegment(at: $0) }
        case .end: segments.lastIndex(where: \.isEnabled).map { _ = selectSegment(at: $0) }
        case .pageUp, .pageDown, .delete: return false
        }
        return isEnabled
    }

    /// Each segment as a button, the selected one saying so.
    open override var accessibilityElements: [AccessibilityElement] {
        zip(segments, areas).enumerated().map { index, part in
            var traits: AccessibilityTraits = .button
            if index == selection { traits.insert(.selected) }
            if !isEnabled || !part.0.isEnabled { traits.insert(.notEnabled) }
            return AccessibilityElement(
                label: part.0.accessibilityLabel,
                value: "\(index + 1) of \(segments.count)",
                traits: traits,
                frame: part.1.frame
            )
        }
    }
}

extension ImageSegmentedControl {
    /// Puts the background of a selection on its way where it has come to, and removes that of one at rest.
    private func showMovingSelection(_ tint: Color) -> CGRect? {
        guard secondsAfterChange < Self.selectionAnimation.duration,
            let frame = selectionFrame(secondsAfterChange: secondsAfterChange)
        else {
            movingSelection.removeFromSuperview()
            return nil
        }
        if movingSelection.superview == nil { insertSubview(movingSelection, at: 0) }
        movingSelection.backgroundColor = tint
        movingSelection.frame = frame
        return frame
    }

    /// Goes to the next segment that can be chosen, around the ends.
    private func move(isForward: Bool) {
        var index: Int? = selection
        for _ in segments.indices {
            index = isForward ? segments.rollOver(after: index ?? -1) : segments.rollOver(before: index ?? -1)
            if let index, isEnabledForSegment(at: index) {
                selectSegment(at: index)
                return
            }
        }
    }

    private func segmentsChanged(from old: [ImageSegment]) {
        if !segments.indices.contains(selection) {
            selection = Self.noSegment
            previousSelection = selection
        }
        if segments.map(\.image.size) != old.map(\.image.size) || areas.count != segments.count {
            makeParts()
        }
        for (view, area) in zip(imageViews, areas) { constrain(view, in: area) }
        stateChanged()
        invalidateIntrinsicContentSize()
    }

    /// Makes the areas of the segments, equally wide, and the lines between them.
    private func makeParts() {
        for view in row.arrangedSubviews { view.removeFromSuperview() }
        imageViews = []
        areas = []
        for index in segments.indices {
            if index > 0 {
                let line = LayoutView()
                row.addArrangedSubview(line)
                line.constrain(.widthAnchor, constant: Self.lineWidth)
            }
            let area = LayoutView()
            let view = ImageView()
            view.image = segments[index].image
            area.addSubview(view)
            row.addArrangedSubview(area)
            if let first = areas.first { area.constrain(.widthAnchor, to: first.widthAnchor) }
            areas.append(area)
            imageViews.append(view)
        }
    }

    private func constrain(_ view: ImageView, in area: LayoutView) {
        // The view is put in anew, so that constraints of an earlier inset end.
        view.removeFromSuperview()
        area.addSubview(view)
        view.constrainCenter()
        view.constrainEdges(relatedBy: .greaterThanOrEqual, with: contentInset)
    }
}
