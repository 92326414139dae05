/// How all values follow one constant, as long as the same forms stay active.
///
/// Values are `baseValues + (z - baseZ) * rates`, so that any number of suggestions adds up no rounding.
struct CachedColumn {
    var constraint: Int32
    var form: Int32
    /// The state of the basis for which this holds.
    var version: UInt64
    /// The set of active forms for which `rates` and `slopes` hold.
    var structure: UInt64
    /// The value of the form for which `baseValues` hold, and that which was last suggested.
    var baseZ: Double
    var z: Double
    /// Between these, no other form leaves its interval.
    var low: Double
    var high: Double
    /// Whether another cached column has moved what this one moves or bounds.
    var isStale: Bool
    /// The columns, one bit each, that move or bound something that this one moves or bounds.
    var sharing: UInt8 = 0
    var variables = UnsafeArray<Int32>()
    var rates = UnsafeArray<Double>()
    var baseValues = UnsafeArray<Double>()
    var forms = UnsafeArray<Int32>()
    var slopes = UnsafeArray<Double>()

    func deallocate() {
        variables.deallocate()
        rates.deallocate()
        baseValues.deallocate()
        forms.deallocate()
        slopes.deallocate()
    }

    mutating func clear() {
        variables.removeAll()
        rates.removeAll()
        baseValues.removeAll()
        forms.removeAll()
        slopes.removeAll()
    }
}

/// A constant that an optional constraint is to have.
struct PostponedConstant {
    var constraint: Int32
    var constant: Double
}

/// Columns for the constants that were suggested last.
struct ColumnCache {
    static let capacity = 4
    /// The bit of `pending` that tells of postponed constants; columns have lower ones.
    static let postponedBit: UInt8 = 1 << 7

    /// Counts changes of the basis, of kinks, and moves that do not go through this cache.
    var version: UInt64 = 1
    /// Counts changes of the basis, and kinks that come or go.
    var structure: UInt64 = 1
    var pending: UInt8 = 0
    /// Suggestions that no column follows: only the last one of each constraint is carried out, and that when it matters.
    var postponed = UnsafeArray<PostponedConstant>()
    var columns = UnsafeArray<CachedColumn>()
    /// The column that is replaced next.
    var next = 0

    func deallocate() {
        for position in 0..<columns.count { columns[position].deallocate() }
        columns.deallocate()
        postponed.deallocate()
    }

    /// Whether values wait to be brought up to date.
    @inline(__always)
    var isPending: Bool { pending != 0 }

    mutating func invalidate() {
        version &+= 1
        structure &+= 1
    }

    /// Values or intervals have changed, but no active form has come or gone.
    mutating func invalidateValues() {
        version &+= 1
    }
}
