#if canImport(ObjectiveC)
    public import Foundation

    /// Lets Core Data store colours: the transformer to name in a model's transformable attribute.
    ///
    /// Call ``register()`` before the model is loaded.
    @objc(SerializableColorTransformer)
    public final class SerializableColorTransformer: NSSecureUnarchiveFromDataTransformer {
        /// The name to enter in the model editor.
        public static let name = NSValueTransformerName("SerializableColorTransformer")

        /// The one class that is unarchived.
        public override class var allowedTopLevelClasses: [AnyClass] { [SerializableColor.self] }

        /// Reads a colour from data.
        ///
        /// - Parameter value: The attribute's data.
        /// - Returns: The colour; `nil` for anything but an archived colour.
        public override func transformedValue(_ value: Any?) -> Any? {
            (value as? Data).flatMap { try? ColorDataTransformer().transformedValue($0) }
        }

        /// Makes the transformer known under its name.
        public static func register() {
            ValueTransformer.setValueTransformer(SerializableColorTransformer(), forName: name)
        }
    }
#endif
