import AppColors
import AppFont
import AppTheme
import CoreUIKitless
import Foundation
import KitlessControls

/// The two headless controls in every state.
enum ControlsSection {
    static var section: Section {
        Section(
            id: "controls",
            title: "Controls",
            lead: """
                Controls without a screen: state, layout, events and accessibility in plain Swift, drawn here as SVG. \
                Texts meet WCAG AA in light and dark, and everything follows Dynamic Type and the reading direction.
                """,
            blocks: [steppers, shapes, segments]
        )
    }

    /// A state: its name, its surroundings, and how to make the control.
    private struct State {
        let caption: String
        var direction = UserInterfaceLayoutDirection.leftToRight
        var category = ContentSizeCategory.large
        /// What happens to the control once it is laid out.
        var change: (Control) -> Void = { _ in }
        let make: () -> Control
    }

    private static var steppers: Block {
        let states = [
            State(caption: "At the minimum, it deletes") { StepperControl() },
            State(caption: "In between") { StepperControl(value: 42) },
            State(caption: "At the maximum") { StepperControl(value: 100) },
            State(caption: "Without a delete button") {
                var appearance = StepperControl.Appearance.default
                appearance.showDeleteImage = false
                return StepperControl(appearance: appearance)
            },
            State(caption: "Steps of 0.25, two decimals") {
                let stepper = StepperControl(maximumValue: 10, stepValue: 0.25, value: 2.5)
                stepper.decimalPlaces = 2
                stepper.increment()
                return stepper
            },
            State(caption: "Disabled") {
                let stepper = StepperControl(value: 7)
                stepper.isEnabled = false
                return stepper
            },
            State(caption: "Right to left", direction: .rightToLeft) { StepperControl() },
            State(caption: "Text size AX3", category: .accessibilityExtraLarge) { StepperControl(value: 42) },
        ]
        return block(
            "Stepper",
            "The room for the value is that of the widest one, so that the buttons stay where they are.",
            states,
            code: """
                let stepper = StepperControl(maximumValue: 10, stepValue: 0.25, value: 2.5)
                stepper.decimalPlaces = 2
                stepper.increment()
                """
        )
    }

    private static var shapes: Block {
        let shapes: [(String, StepperControl.Shape)] = [
            ("No outline", .none), ("Rectangle", .rectangle), ("Round corners", .roundRect(cornerRadius: 8)),
            ("Round corners that grow with the text", .scaledRoundRect(cornerRadius: 8)), ("Capsule", .capsule),
        ]
        let states = shapes.map { caption, shape in
            State(caption: caption) {
                var appearance = StepperControl.Appearance.default
                appearance.layout.shape = shape
                return StepperControl(appearance: appearance, value: 5)
            }
        }
        return block("Outlines", "The five shapes of a stepper.", states, code: "appearance.layout.shape = .capsule")
    }

    private static var segments: Block {
        func control(_ selection: Int) -> ImageSegmentedControl {
            var heart = ControlImage.plus
            heart.color = AppColors.accessible.destructive
            let control = ImageSegmentedControl(
                segments: [ControlImage.minus, heart, .trash].map { ImageSegment(image: $0) }
            )
            control.selectedSegmentIndex = selection
            return control
        }
        let states = [
            State(caption: "Nothing selected") { control(ImageSegmentedControl.noSegment) },
            State(caption: "The first selected") { control(0) },
            State(caption: "A picture in its own colours, selected") { control(1) },
            State(caption: "The last cannot be chosen") {
                let control = control(0)
                control.setEnabled(false, forSegmentAt: 2)
                return control
            },
            State(caption: "Disabled") {
                let control = control(2)
                control.isEnabled = false
                return control
            },
            State(caption: "On its way from the first to the last", change: moveToTheLast) { control(0) },
            State(caption: "Right to left, the first selected", direction: .rightToLeft) { control(0) },
        ]
        return block(
            "Segments of pictures",
            "Equally wide, with lines of a point between; what cannot be chosen has a quarter of the opacity.",
            states,
            code: """
                let control = ImageSegmentedControl(segments: images.map { ImageSegment(image: $0) })
                control.setEnabled(false, forSegmentAt: 2)
                control.selectedSegmentIndex = 0
                """
        )
    }

    /// Chooses the last segment, 0.12 of 0.3 seconds ago.
    private static func moveToTheLast(_ control: Control) {
        guard let control = control as? ImageSegmentedControl else { return }
        control.selectSegment(at: control.segments.count - 1)
        control.secondsAfterChange = 0.12
    }

    private static func block(_ title: String, _ text: String, _ states: [State], code: String) -> Block {
        let pictures = states.enumerated().map { index, state in
            Picture(
                caption: state.caption,
                width: "third",
                light: picture(state, .light, prefix: "\(title.prefix(3))\(index)l".lowercased()),
                dark: picture(state, .dark, prefix: "\(title.prefix(3))\(index)d".lowercased())
            )
        }
        return Block(
            title: title,
            text: text,
            body: Picture.stage(pictures),
            code: code
        )
    }

    private static func picture(_ state: State, _ style: UserInterfaceStyle, prefix: String) -> String {
        let control = state.make()
        control.traits = TraitCollection {
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = state.category
        }
        let size = control.intrinsicContentSize
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: max(size.width + 32, 240), height: size.height + 32))
        root.environment.layoutDirection = state.direction
        root.backgroundColor = AppColors.accessible.secondaryBackground.resolvedColor(for: control.traits)
        root.addSubview(control)
        control.constrainCenter()
        root.layoutIfNeeded()
        state.change(control)
        var options = SVGSnapshot.Options()
        options.identifierPrefix = prefix
        return SVGSnapshot(of: root, options: options).text
    }
}
