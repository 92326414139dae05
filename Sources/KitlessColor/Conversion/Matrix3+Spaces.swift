/// The matrices between colour spaces, rounded once from 60 digits; the tests derive them again from their sources.
///
/// Primaries and white points are those of CSS Color 4, section 10: sRGB (IEC 61966-2-1), Display P3 (SMPTE EG 432-1
/// with D65), Rec. 2020 (ITU-R BT.2020-2), A98 RGB, ProPhoto RGB (RIMM/ROMM, ISO 22028-2). D65 is (0.3127, 0.3290), D50
/// is (0.3457, 0.3585), and white adapts by Bradford's method.
extension Matrix3 {
    /// Linear sRGB to XYZ, D65.
    @inline(__always)
    static var xyzD65FromLinearSRGB: Matrix3 {
        Matrix3(
            0.4123907992659595,
            0.35758433938387796,
            0.1804807884018343,
            0.21263900587151036,
            0.7151686787677559,
            0.07219231536073371,
            0.01933081871559185,
            0.11919477979462599,
            0.9505321522496606
        )
    }

    /// XYZ, D65, to linear sRGB.
    @inline(__always)
    static var linearSRGBFromXYZD65: Matrix3 {
        Matrix3(
            3.2409699419045213,
            -1.5373831775700935,
            -0.4986107602930033,
            -0.9692436362808798,
            1.8759675015077206,
            0.04155505740717561,
            0.05563007969699361,
            -0.20397695888897657,
            1.0569715142428786
        )
    }

    /// Linear sRGB to XYZ, D50.
    @inline(__always)
    static var xyzD50FromLinearSRGB: Matrix3 {
        Matrix3(
            0.43606574687426936,
            0.3851515095901596,
            0.14307841996513868,
            0.22249317711056518,
            0.7168870130944824,
            0.06061980979495236,
            0.013923921463169396,
            0.09708132423141017,
            0.7140993568158807
        )
    }

    /// XYZ, D50, to linear sRGB.
    @inline(__always)
    static var linearSRGBFromXYZD50: Matrix3 {
        Matrix3(
            3.1341358529001178,
            -1.617385998018042,
            -0.49066221791109754,
            -0.9787954765557777,
            1.9162543773959884,
            0.03344287339036693,
            0.07195539255794735,
            -0.22897675981518203,
            1.4053860351131182
        )
    }

    /// Linear Display P3 to linear sRGB.
    @inline(__always)
    static var linearSRGBFromLinearDisplayP3: Matrix3 {
        Matrix3(
            1.2249401762805598,
            -0.22494017628055996,
            -1.868051671889882e-62,
            -0.04205695470968816,
            1.042056954709688,
            1.8868071138329503e-63,
            -0.019637554590334432,
            -0.07863604555063189,
            1.0982736001409663
        )
    }

    /// Linear sRGB to linear Display P3.
    @inline(__always)
    static var linearDisplayP3FromLinearSRGB: Matrix3 {
        Matrix3(
            0.8224619687143623,
            0.17753803128563775,
            1.3684235453617775e-62,
            0.03319419885096162,
            0.9668058011490384,
            -1.0963491033041143e-63,
            0.017082630721120033,
            0.07239744066396347,
            0.9105199286149165
        )
    }

    /// Linear BT.2020 to linear sRGB.
    @inline(__always)
    static var linearSRGBFromLinearRec2020: Matrix3 {
        Matrix3(
            1.6604910021084345,
            -0.5876411387885495,
            -0.07284986331988488,
            -0.12455047452159074,
            1.1328998971259603,
            -0.008349422604369477,
            -0.018150763354905303,
            -0.10057889800800739,
            1.1187296613629127
        )
    }

    /// Linear sRGB to linear BT.2020.
    @inline(__always)
    static var linearRec2020FromLinearSRGB: Matrix3 {
        Matrix3(
            0.627403895934699,
            0.3292830383778837,
            0.043313065687417225,
            0.06909728935823208,
            0.9195403950754587,
            0.011362315566309178,
            0.01639143887515028,
            0.08801330787722575,
            0.895595253247624
        )
    }

    /// Linear A98 RGB to linear sRGB.
    @inline(__always)
    static var linearSRGBFromLinearA98RGB: Matrix3 {
        Matrix3(
            1.3983557439607783,
            -0.3983557439607783,
            -2.513498802895035e-62,
            -2.901984226900701e-62,
            1.0,
            2.2368228853773846e-63,
            9.797165717790628e-64,
            -0.042928989294473266,
            1.0429289892944733
        )
    }

    /// Linear sRGB to linear A98 RGB.
    @inline(__always)
    static var linearA98RGBFromLinearSRGB: Matrix3 {
        Matrix3(
            0.7151256068556247,
            0.2848743931443754,
            1.6623816370467553e-62,
            2.0752832313478145e-62,
            1.0,
            -2.1447508970774352e-63,
            1.8244550705605364e-64,
            0.04116194845011847,
            0.9588380515498816
        )
    }

    /// Linear ProPhoto RGB, D50, to linear sRGB.
    @inline(__always)
    static var linearSRGBFromLinearProPhotoRGB: Matrix3 {
        Matrix3(
            2.034380849516996,
            -0.7276357899341342,
            -0.30674505958286186,
            -0.22882573163305037,
            1.2317425411901048,
            -0.0029168095570544935,
            -0.008558828783917425,
            -0.15326670213803723,
            1.1618255309219547
        )
    }

    /// Linear sRGB to linear ProPhoto RGB, D50.
    @inline(__always)
    static var linearProPhotoRGBFromLinearSRGB: Matrix3 {
        Matrix3(
            0.5292769776226116,
            0.33015450197849283,
            0.14056852039889559,
            0.09836585954044917,
            0.8734707129069619,
            0.028163427552589004,
            0.016875340921386844,
            0.11765941425612084,
            0.8654652448224923
        )
    }
}
