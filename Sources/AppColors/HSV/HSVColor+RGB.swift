extension HSVColor {
    /// The colour as encoded sRGB.
    ///
    /// The hexcone formula of A. R. Smith (1978): a hue's sixth decides which component carries the value, which the
    /// smallest, and which the one in between.
    public var rgbComponents: RGBComponents {
        let sixths = hue * 6
        let sector = Int(sixths)
        let fraction = sixths - Double(sector)
        let low = value * (1 - saturation)
        let falling = value * (1 - saturation * fraction)
        let rising = value * (1 - saturation * (1 - fraction))
        return switch sector {
        case 0: RGBComponents(red: value, green: rising, blue: low, alpha: alpha)
        case 1: RGBComponents(red: falling, green: value, blue: low, alpha: alpha)
        case 2: RGBComponents(red: low, green: value, blue: rising, alpha: alpha)
        case 3: RGBComponents(red: low, green: falling, blue: value, alpha: alpha)
        case 4: RGBComponents(red: rising, green: low, blue: value, alpha: alpha)
        default: RGBComponents(red: value, green: low, blue: falling, alpha: alpha)
        }
    }

    /// Creates a colour from encoded sRGB.
    ///
    /// The inverse of ``rgbComponents``. A grey has no hue of its own and gets 0; black also has no saturation.
    ///
    /// - Parameter components: The red, green, blue and alpha.
    public init(_ components: RGBComponents) {
        let (red, green, blue) = (components.red, components.green, components.blue)
        let high = max(red, green, blue)
        let chroma = high - min(red, green, blue)
        guard chroma > 0 else {
            self.init(hue: 0, saturation: 0, value: high, alpha: components.alpha)
            return
        }
        let sixths =
            if high == red {
                (green - blue) / chroma
            } else if high == green {
                2 + (blue - red) / chroma
            } else {
                4 + (red - green) / chroma
            }
        self.init(hue: sixths / 6, saturation: chroma / high, value: high, alpha: components.alpha)
    }
}
