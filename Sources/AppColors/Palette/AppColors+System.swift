extension AppColors {
    /// The palette of ``SystemColorDefaults``, its dark colours calculated.
    ///
    /// The calculated greys keep little contrast in a dark appearance; <doc:Contrast> lists every pair. Use
    /// ``accessible`` where text must meet WCAG AA.
    public static let system = AppColors(
        primary: SystemColorDefaults.primary,
        success: SystemColorDefaults.success,
        secondary: SystemColorDefaults.secondary,
        destructive: SystemColorDefaults.destructive,
        label: SystemColorDefaults.label,
        secondaryLabel: SystemColorDefaults.secondaryLabel,
        onPrimary: SystemColorDefaults.onPrimary,
        background: SystemColorDefaults.background,
        secondaryBackground: SystemColorDefaults.secondaryBackground
    )
}
