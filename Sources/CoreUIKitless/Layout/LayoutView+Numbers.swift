import Foundation

/// Numbers that come from outside, as far as they are numbers.
extension LayoutView {
    /// How far the frame reaches beyond the alignment rectangle; nowhere, if the class says something not finite.
    var outset: EdgeInsets {
        let insets = alignmentRectInsets
        return insets.isFinite ? insets : .zero
    }

    /// The first baseline from the top, 0 if the class says something not finite.
    var finiteFirstBaselineOffset: CGFloat {
        let offset = firstBaselineOffsetFromTop
        return offset.isFinite ? offset : 0
    }

    /// The last baseline from the bottom, 0 if the class says something not finite.
    var finiteLastBaselineOffset: CGFloat {
        let offset = lastBaselineOffsetFromBottom
        return offset.isFinite ? offset : 0
    }

    /// Says whether a setting that is about to be made is a number; if not, it is refused with a word in the log.
    func accepts(_ isFinite: Bool, _ what: @autoclosure () -> String) -> Bool {
        if isFinite { return true }
        let error = LayoutError(.nonFinite, "\(what()) of \(displayName)")
        CoreUI.layoutLogger.warning("refused: \(error)")
        return false
    }
}

extension CGRect {
    /// The rectangle with negative lengths made 0.
    var withSizeAboveZero: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
    }

    var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}

extension EdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension DirectionalEdgeInsets {
    var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension LayoutEnvironment {
    var isFinite: Bool {
        safeAreaInsets.isFinite && systemSpacing.isFinite && readableContentWidth.isFinite && displayScale.isFinite
    }
}
