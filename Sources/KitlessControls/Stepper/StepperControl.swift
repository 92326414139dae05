import AppColors
import AppFont
import AppTheme
// Public although little here asks for it: with an internal import Swift 6.3 gives the overrides of LayoutView's
// methods slots of their own, which clients do not count, so that their calls go astray.
public import CoreUIKitless
public import Foundation

/// A control for a number: a button down, the value, and a button up.
///
/// ```swift
/// let stepper = StepperControl(minimumValue: 0, maximumValue: 10)
/// stepper.addAction(for: .valueChanged) { _ in print(stepper.value) }
/// ```
///
/// At the minimum the button down becomes one that deletes, if the appearance says so. The parts are laid out by
/// constraints; the intrinsic size follows Dynamic Type, and leading and trailing the reading direction. The room for
/// the value is that of the wider of its limits, so that the buttons stay where they are.
open class StepperControl: Control {
    /// How the stepper looks.
    public var appearance: Appearance {
        didSet { if appearance != oldValue { stateChanged() } }
    }

    /// Is told of changes by a person.
    public weak var delegate: (any StepperDelegate)?

    /// How many decimals the value is shown with: 0 unless set, at most 15.
    public var decimalPlaces = 0 {
        didSet {
            decimalPlaces = min(max(decimalPlaces, 0), 15)
            if decimalPlaces != oldValue { stateChanged() }
        }
    }

    /// What measures the value's text.
    public var measurer: any TextMeasuring {
        get { valueLabel.measurer }
        set {
            valueLabel.measurer = newValue
            stateChanged()
        }
    }

    private var number: StepperValue

    private let row = StackView()
    private let decrementView = ImageView()
    private let valueLabel = Label()
    private let incrementView = ImageView()
    private var edges: [LayoutConstraint.Attribute: LayoutConstraint] = [:]
    private var labelWidth: LayoutConstraint?

    /// Creates a stepper.
    ///
    /// - Parameters:
    ///   - appearance: How the stepper looks.
    ///   - minimumValue: The smallest value.
    ///   - maximumValue: The largest value; one below the minimum becomes the minimum.
    ///   - stepValue: How far a press goes; one that is not positive and finite becomes 1.
    ///   - value: The value, clamped to the limits.
    public init(
        appearance: Appearance = .default,
        minimumValue: Double = 0,
        maximumValue: Double = 100,
        stepValue: Double = 1,
        value: Double = 0
    ) {
        self.appearance = appearance
        number = StepperValue(minimum: minimumValue, maximum: maximumValue, step: stepValue, current: value)
        super.init(frame: .zero)
        addSubview(row)
        row.alignment = .center
        for view in [decrementView, valueLabel, incrementView] { row.addArrangedSubview(view) }
        valueLabel.textAlignment = .center
        for view in [decrementView, incrementView] {
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        stateChanged()
    }

    /// The value, between the limits; setting it sends no event.
    public var value: Double {
        get { number.current }
        set { update { $0.set(newValue) } }
    }

    /// The smallest value; one above the maximum raises that too.
    public var minimumValue: Double {
        get { number.minimum }
        set { update { $0.setMinimum(newValue) } }
    }

    /// The largest value; one below the minimum lowers that too.
    public var maximumValue: Double {
        get { number.maximum }
        set { update { $0.setMaximum(newValue) } }
    }

    /// How far a press goes; setting one that is not positive and finite changes nothing.
    public var stepValue: Double {
        get { number.step }
        set { update { $0.setStep(newValue) } }
    }

    /// The value as it is shown.
    public var valueText: String { text(of: value) }

    /// Whether the button up can be pressed.
    public var isIncrementEnabled: Bool { isEnabled && number.canIncrement }

    /// Whether the button down can be pressed, be it to go down or to delete.
    public var isDecrementEnabled: Bool { isEnabled && (number.canDecrement || isDeleteShown) }

    /// Whether the button down is one that deletes.
    public var isDeleteShown: Bool { appearance.showDeleteImage && !number.canDecrement }

    /// The size that the parts need with their insets, in points.
    open override var intrinsicContentSize: CGSize {
        let size = row.systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        let inset = appearance.layout.contentInset
        return CGSize(
            width: size.width + inset.leading + inset.trailing,
            height: size.height + inset.top + inset.bottom
        )
    }

    /// Presses the button up.
    public func increment() {
        guard isIncrementEnabled else { return }
        change { $0.move(by: 1) }
    }

    /// Presses the button down, which deletes at the minimum.
    public func decrement() {
        guard isDecrementEnabled else { return }
        guard isDeleteShown else { return change { $0.move(by: -1) } }
        delegate?.deleteWasRequested()
        sendActions(for: .deleteRequested)
    }

    /// Brings the parts up to date with the state.
    open override func stateChanged() {
        let typography = appearance.textStyle.typography.resolved(for: traits)
        let tint = appearance.textStyle.textColor.resolvedColor(for: traits)
        valueLabel.fontSize = typography.size
        valueLabel.fontWeight = typography.weight.value
        valueLabel.textColor = tint
        valueLabel.text = valueText
        let scale =
            appearance.textStyle.typography.size > 0 ? typography.size / appearance.textStyle.typography.size : 1
        decrementView.image = isDeleteShown ? appearance.deleteImage : appearance.decrementImage
        incrementView.image = appearance.incrementImage
        for (view, isOn) in [(decrementView, isDecrementEnabled), (incrementView, isIncrementEnabled)] {
            view.scale = scale
            view.traits = traits
            view.tint = tint
            view.alpha = isOn || !isEnabled ? 1 : Self.disabledAlpha
        }
        alpha = isEnabled ? 1 : Self.disabledAlpha
        applyLayout()
        applyShape()
    }

    /// Rounds the corners to the laid-out height.
    open override func layoutSubviews() {
        applyShape()
    }

    /// Presses the part at a point: each button reaches to the outer sides of the stepper and to the value.
    ///
    /// - Parameter point: The point, in the stepper's coordinates.
    /// - Returns: Whether a button that can be pressed is there.
    @discardableResult
    open override func press(at point: CGPoint) -> Bool {
        guard bounds.contains(point) else { return false }
        let label = valueLabel.frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY)
        guard !(label.minX...label.maxX).contains(point.x) else { return false }
        let isLeft = point.x < label.minX
        let isUp = isLeft == isMirrored
        guard isUp ? isIncrementEnabled : isDecrementEnabled else { return false }
        if isUp { increment() } else { decrement() }
        return true
    }

    /// Acts on a key: arrows go a step, page keys ten, home and end to the limits, delete as the delete button does.
    ///
    /// - Parameter key: The key; left and right go by the reading direction.
    /// - Returns: `true`; only a disabled stepper knows no key.
    @discardableResult
    open override func press(_ key: ControlKey) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .upArrow: change { $0.move(by: 1) }
        case .downArrow: change { $0.move(by: -1) }
        case .rightArrow: change { $0.move(by: isMirrored ? -1 : 1) }
        case .leftArrow: change { $0.move(by: isMirrored ? 1 : -1) }
        case .pageUp: change { $0.move(by: 10) }
        case .pageDown: change { $0.move(by: -10) }
        case .home: change { $0.set($0.minimum) }
        case .end: change { $0.set($0.maximum) }
        case .delete: if isDeleteShown { decrement() }
        }
        return true
    }

    /// Goes a step up.
    open override func accessibilityIncrement() { increment() }

    /// Goes a step down; never deletes, which is an action of its own.
    open override func accessibilityDecrement() { if number.canDecrement { decrement() } }

    /// One adjustable element with the value, and the delete button while it is shown.
    open override var accessibilityElements: [AccessibilityElement] {
        let disabled: AccessibilityTraits = isEnabled ? [] : .notEnabled
        let stepper = AccessibilityElement(
            label: accessibilityLabel,
            value: valueText,
            traits: [.adjustable, disabled],
            frame: bounds
        )
        guard isDeleteShown else { return [stepper] }
        let place = decrementView.frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY)
        return [stepper, AccessibilityElement(label: "Delete", traits: [.button, disabled], frame: place)]
    }
}

extension StepperControl {
    /// The opacity of what cannot be pressed.
    static let disabledAlpha = 0.4

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func text(of number: Double) -> String {
        let text = String(format: "%.\(decimalPlaces)f", number)
        return text.hasPrefix("-") && text.allSatisfy { "-0.".contains($0) } ? String(text.dropFirst()) : text
    }

    private func update(_ mutate: (inout StepperValue) -> Void) {
        let old = number
        mutate(&number)
        if number != old { stateChanged() }
    }

    /// Changes the number for a person, and tells everybody if the value is another one.
    private func change(_ mutate: (inout StepperValue) -> Void) {
        let old = value
        update(mutate)
        guard value != old else { return }
        delegate?.valueDidChange(newValue: value)
        sendActions(for: .valueChanged)
    }

    private func applyLayout() {
        let layout = appearance.layout
        row.spacing = layout.gap
        for constraint in edges.values { constraint.isActive = false }
        edges = row.constrainEdges(with: layout.contentInset)
        labelWidth?.isActive = false
        let widths = [minimumValue, maximumValue].map { limit in
            valueLabel.measurer.measure(text(of: limit), fontSize: valueLabel.fontSize, width: .infinity, lineLimit: 1)
                .size.width
        }
        labelWidth = valueLabel.constrain(
            .widthAnchor,
            relatedBy: .greaterThanOrEqual,
            constant: widths.max() ?? 0
        )
        invalidateIntrinsicContentSize()
    }

    private func applyShape() {
        let isVisible = appearance.layout.shape != .none
        backgroundColor = isVisible ? appearance.backgroundColor.resolvedColor(for: traits) : nil
        borderColor = isVisible ? appearance.borderColor.resolvedColor(for: traits) : nil
        borderWidth = isVisible ? appearance.borderWidth : 0
        cornerRadius =
            switch appearance.layout.shape {
            case .none, .rectangle: 0
            case .roundRect(let radius): radius
            case .scaledRoundRect(let radius):
                appearance.textStyle.typography.textStyle.scaledValue(
                    for: radius,
                    category: traits.preferredContentSizeCategory
                )
            case .capsule: bounds.height / 2
            }
    }
}
