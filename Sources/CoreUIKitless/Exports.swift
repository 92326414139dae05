@_exported public import KitlessColor
