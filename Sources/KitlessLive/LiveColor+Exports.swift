#if arch(wasm32)
    @_expose(wasm, "oklch_hex") @_cdecl("oklch_hex")
    func oklchHex(_ lightness: Double, _ chroma: Double, _ hue: Double) -> Int32 {
        LiveColor.hex(lightness, chroma, hue)
    }

    @_expose(wasm, "contrast") @_cdecl("contrast")
    func contrast(_ first: Int32, _ second: Int32) -> Double { LiveColor.contrast(first, second) }
#endif
