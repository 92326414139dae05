/// Sine and cosine on [-π/4, π/4], and π and 2/π to many bits.
///
/// Written by `Tests/Fixtures/Math/make-tables.py`.
enum TrigonometryTable {
    /// Of (sin(x)/x - 1) / x² and (cos(x) - 1 + x²/2) / x⁴ the coefficients of each power of x², lowest first.
    static let sineAndCosine: [Double] = [
        -0x1.5555555555549p-3, 0x1.555555555554cp-5, 0x1.111111110f843p-7, -0x1.6c16c16c15142p-10,
        -0x1.a01a019c0a585p-13, 0x1.a01a019cab9f2p-16, 0x1.71de357128d1p-19, -0x1.27e4f8055415ap-22,
        -0x1.ae5e60e8073ecp-26, 0x1.1ee9e8a784623p-29, 0x1.5d9168bcf0891p-33, -0x1.8facdd892627ap-37,
    ]

    /// π/2 as two pieces of 33 bits, and the rest.
    static let halfPi: [Double] = [
        0x1.921fb544p0, 0x1.0b4611a6p-34, 0x1.3198a2e037073p-69,
    ]

    /// π/2 as a double and the rest.
    static let halfPiPair: [Double] = [
        0x1.921fb54442d18p0, 0x1.1a62633145c07p-54,
    ]

    /// The bits of 2/π after 64 zero bits, 32 a word.
    static let twoOverPi: [UInt32] = [
        0x0000_0000, 0x0000_0000, 0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0,
        0xDB62_9599, 0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561, 0xB724_6E3A, 0x424D_D2E0,
        0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484,
        0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B,
        0x1FF8_97FF, 0xDE05_980F, 0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7,
        0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B, 0x3D07_39F7, 0x8A52_92EA,
        0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB, 0xF0CF_BC20, 0x9AF4_361D,
        0xA9E3_9161, 0x5EE6_1B08,
    ]
}
