@_exported public import KitlessSolver
