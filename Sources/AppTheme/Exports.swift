// A theme is made of colours and type: whoever imports it needs their names too.
@_exported public import AppColors
@_exported public import AppFont
