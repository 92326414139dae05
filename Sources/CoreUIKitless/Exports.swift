@_exported public import AppFont
@_exported public import KitlessColor
@_exported public import KitlessMotion
@_exported public import KitlessSolver
