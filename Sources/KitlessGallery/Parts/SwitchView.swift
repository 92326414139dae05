import CoreUIKitless
import Foundation

/// A switch: a track, and a knob at one of its ends.
final class SwitchView: LayoutView {
    init(isOn: Bool, palette: Palette) {
        super.init(frame: .zero)
        backgroundColor = isOn ? palette.accent : palette.track
        cornerRadius = 15
        constrainSize(width: 50, height: 30)
        let knob = LayoutView()
        knob.backgroundColor = .white
        knob.cornerRadius = 13
        addSubview(knob)
        knob.constrainSize(26)
        knob.constrainCenter(.y)
        knob.constrainEdges(isOn ? .trailing : .leading, with: DirectionalEdgeInsets(all: 2))
    }
}
