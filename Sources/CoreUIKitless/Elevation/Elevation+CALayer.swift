#if canImport(QuartzCore)
    public import Foundation
    public import QuartzCore

    extension Elevation {
        /// Gives a layer of Core Animation this shadow; see ``apply(layer:cornerRadius:rule:)-(ShadowLayer,_,_)``.
        ///
        /// - Parameters:
        ///   - layer: The layer.
        ///   - cornerRadius: The radius of the box before the spread; `nil` for the layer's own.
        ///   - rule: How the radius grows with the spread.
        public func apply(layer: CALayer, cornerRadius: CGFloat? = nil, rule: CornerSpreadRule = .css) {
            let model = ShadowLayer(bounds: layer.bounds, cornerRadius: layer.cornerRadius)
            apply(layer: model, cornerRadius: cornerRadius, rule: rule)
            layer.shadowColor = CGColor(
                srgbRed: CGFloat(color.red),
                green: CGFloat(color.green),
                blue: CGFloat(color.blue),
                alpha: CGFloat(color.alpha)
            )
            layer.shadowOffset = model.shadowOffset
            layer.shadowOpacity = model.shadowOpacity
            layer.shadowRadius = model.shadowRadius
            layer.shadowPath = model.shadowPath.map { path in
                let radius = path.radii.topLeft
                return CGPath(roundedRect: path.rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
            }
        }
    }
#endif
