import Foundation

/// Values that are made once each, on demand, whoever asks first.
///
/// The dictionary is only touched under the lock, and a value is made under it too, so that nothing is parsed twice.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]
    private let limit: Int

    /// Makes a memory that starts anew when it would hold more values than the limit.
    init(limit: Int = .max) {
        self.limit = limit
    }

    /// The value for a key.
    func value(for key: Key, orMake make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let value = values[key] { return value }
        let value = make()
        keep(value, for: key)
        return value
    }

    /// The value for a key; nothing is kept where none can be made.
    func valueIfAny(for key: Key, orMake make: () -> Value?) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        if let value = values[key] { return value }
        guard let value = make() else { return nil }
        keep(value, for: key)
        return value
    }

    private func keep(_ value: Value, for key: Key) {
        if values.count >= limit { values.removeAll() }
        values[key] = value
    }
}

/// One value that is made once, on demand.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var made: Value?

    /// The value.
    func value(orMake make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}
