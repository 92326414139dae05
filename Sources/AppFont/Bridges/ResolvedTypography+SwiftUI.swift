#if canImport(SwiftUI)
    public import SwiftUI

    extension ResolvedTypography {
        /// The typography as a SwiftUI `Font` of a fixed size, Dynamic Type being resolved already.
        public var font: Font {
            let base: Font = family.isSystem ? .system(size: size) : .custom(family.name, fixedSize: size)
            let weighted = base.weight(weight.fontWeight)
            return isItalic ? weighted.italic() : weighted
        }
    }

    extension FontWeight {
        /// The nearest weight of SwiftUI.
        public var fontWeight: Font.Weight {
            let weights: [Font.Weight] = [
                .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[min(max((value + 50) / 100, 1), 9) - 1]
        }
    }
#endif
