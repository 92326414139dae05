import KitlessSolver

/// The handles of what an engine has in force for an item without anybody having asked for it by a constraint.
struct ImplicitRows {
    var nonNegativeWidth: ConstraintID?
    var nonNegativeHeight: ConstraintID?
    var huggingX: ConstraintID?
    var huggingY: ConstraintID?
    var compressionX: ConstraintID?
    var compressionY: ConstraintID?
    /// The rows of the autoresizing mask, or of the root's size and origin.
    var frameX: ConstraintID?
    var frameY: ConstraintID?
    var frameWidth: ConstraintID?
    var frameHeight: ConstraintID?

    subscript(row: ImplicitRow) -> ConstraintID? {
        get {
            switch row {
            case .nonNegativeWidth: nonNegativeWidth
            case .nonNegativeHeight: nonNegativeHeight
            case .huggingX: huggingX
            case .huggingY: huggingY
            case .compressionX: compressionX
            case .compressionY: compressionY
            case .frameX: frameX
            case .frameY: frameY
            case .frameWidth: frameWidth
            case .frameHeight: frameHeight
            }
        }
        set {
            switch row {
            case .nonNegativeWidth: nonNegativeWidth = newValue
            case .nonNegativeHeight: nonNegativeHeight = newValue
            case .huggingX: huggingX = newValue
            case .huggingY: huggingY = newValue
            case .compressionX: compressionX = newValue
            case .compressionY: compressionY = newValue
            case .frameX: frameX = newValue
            case .frameY: frameY = newValue
            case .frameWidth: frameWidth = newValue
            case .frameHeight: frameHeight = newValue
            }
        }
    }
}

/// What an engine demands of every item, without a constraint.
enum ImplicitRow: UInt8, CaseIterable {
    case nonNegativeWidth
    case nonNegativeHeight
    case huggingX
    case huggingY
    case compressionX
    case compressionY
    case frameX
    case frameY
    case frameWidth
    case frameHeight

    /// Rows of the content's size, which a conflict names; all others are background.
    static let ofContent: [ImplicitRow] = [.huggingX, .compressionX, .huggingY, .compressionY]
    static let ofFrame: [ImplicitRow] = [.frameX, .frameY, .frameWidth, .frameHeight]

    var isContent: Bool {
        switch self {
        case .huggingX, .huggingY, .compressionX, .compressionY: true
        default: false
        }
    }

    var axis: LayoutAxis {
        switch self {
        case .nonNegativeWidth, .huggingX, .compressionX, .frameX, .frameWidth: .horizontal
        case .nonNegativeHeight, .huggingY, .compressionY, .frameY, .frameHeight: .vertical
        }
    }

    /// The name of the row in conflicts, after the view's.
    var suffix: String {
        switch self {
        case .huggingX: "hugging.x"
        case .huggingY: "hugging.y"
        case .compressionX: "compression.x"
        case .compressionY: "compression.y"
        case .nonNegativeWidth: "width>=0"
        case .nonNegativeHeight: "height>=0"
        case .frameX, .frameY, .frameWidth, .frameHeight: "frame"
        }
    }
}
