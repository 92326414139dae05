import CoreUIKitless
import Foundation

/// What a scenario says of a view's content.
protocol ScenarioContent: LayoutView {
    var content: ScenarioMetrics { get set }
}

/// The size of a content and its baselines.
struct ScenarioMetrics {
    var size = CGSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
}

final class ScenarioView: LayoutView, ScenarioContent {
    var content = ScenarioMetrics()
    override var intrinsicContentSize: CGSize { content.size }
    override var firstBaselineOffsetFromTop: CGFloat { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: CGFloat { content.lastBaseline }
}

final class ScenarioStack: StackView, ScenarioContent {
    var content = ScenarioMetrics()
    override var intrinsicContentSize: CGSize { content.size }
    override var firstBaselineOffsetFromTop: CGFloat { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: CGFloat { content.lastBaseline }
}

final class ScenarioScroll: ScrollView, ScenarioContent {
    var content = ScenarioMetrics()
    override var intrinsicContentSize: CGSize { content.size }
    override var firstBaselineOffsetFromTop: CGFloat { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: CGFloat { content.lastBaseline }
}

final class ScenarioLabel: Label, ScenarioContent {
    var content = ScenarioMetrics()
    override var firstBaselineOffsetFromTop: CGFloat { content.firstBaseline }
    override var lastBaselineOffsetFromBottom: CGFloat { content.lastBaseline }
}

/// Measures text of which only the width on one line is known: it is cut into lines anywhere.
struct ScenarioTextMeasurer: TextMeasuring {
    var width: CGFloat
    var lineHeight: CGFloat

    func measure(_ text: String, fontSize: CGFloat, width room: CGFloat, lineLimit: Int) -> TextMeasurement {
        var lines = room > 0 && room.isFinite ? max((width / room - 1e-9).rounded(.up), 1) : 1
        if lineLimit > 0 { lines = min(lines, CGFloat(lineLimit)) }
        return TextMeasurement(size: CGSize(width: min(width, max(room, 0)), height: lines * lineHeight))
    }
}
