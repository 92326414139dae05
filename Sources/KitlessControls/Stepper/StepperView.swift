#if canImport(SwiftUI)
    public import SwiftUI

    /// A stepper for SwiftUI with the value rules of ``StepperControl``.
    ///
    /// ```swift
    /// StepperView("Quantity", value: $quantity, minimumValue: 0, maximumValue: 10)
    /// ```
    public struct StepperView: View {
        private let title: String
        @Binding private var value: Double
        private let limits: StepperValue

        /// Creates a stepper.
        ///
        /// - Parameters:
        ///   - title: What the number is.
        ///   - value: The number.
        ///   - minimumValue: The smallest value.
        ///   - maximumValue: The largest value.
        ///   - stepValue: How far a press goes.
        public init(
            _ title: String,
            value: Binding<Double>,
            minimumValue: Double = 0,
            maximumValue: Double = 100,
            stepValue: Double = 1
        ) {
            self.title = title
            _value = value
            limits = StepperValue(
                minimum: minimumValue,
                maximum: maximumValue,
                step: stepValue,
                current: value.wrappedValue
            )
        }

        /// The title and the two buttons.
        public var body: some View {
            Stepper(title, onIncrement: { move(by: 1) }, onDecrement: { move(by: -1) })
        }

        private func move(by steps: Int) {
            var moved = limits
            moved.set(value)
            moved.move(by: steps)
            value = moved.current
        }
    }
#endif
