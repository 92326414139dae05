import CoreUIKitless
import Foundation

/// A slider: a track, the part that is done, and a knob.
final class SliderView: LayoutView {
    init(fraction: CGFloat, palette: Palette) {
        super.init(frame: .zero)
        let track = Self.bar(palette.track)
        let done = Self.bar(palette.accent)
        let knob = LayoutView()
        knob.backgroundColor = palette.accent
        knob.cornerRadius = 8
        for view in [track, done, knob] { addSubview(view) }
        track.constrainEdges(.horizontal)
        track.constrainCenter(.y)
        // Time runs from left to right whatever the language.
        done.constrain(.left, to: .left, of: self)
        done.constrainCenter(.y)
        done.constrain(.widthAnchor, to: widthAnchor, multiplier: fraction)
        knob.constrainSize(16)
        knob.constrainCenter(.y)
        knob.constrain(.centerX, to: .right, of: done)
        constrain(.heightAnchor, constant: 20)
    }

    private static func bar(_ color: Color) -> LayoutView {
        let bar = LayoutView()
        bar.backgroundColor = color
        bar.cornerRadius = 2.5
        bar.constrain(.heightAnchor, constant: 5)
        return bar
    }
}
