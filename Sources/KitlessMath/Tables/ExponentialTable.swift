/// Powers of two between 1 and 2, and e^r near r = 0.
///
/// Written by `Tests/Fixtures/Math/make-tables.py`.
enum ExponentialTable {
    /// For each i below 128, how much 2^(i/128) differs from its head (relatively), and the head with i/128 taken from
    /// its exponent: adding k/128 to the exponent of entry k mod 128 makes it 2^(k/128).
    static let powers: [Double] = [
        0, 0x1p0, 0x1.b3b4f1a88bf6ep-54, 0x1.ff63da9fb3335p-1,
        -0x1.160139cd8dc5dp-56, 0x1.fec9a3e778061p-1, -0x1.05e7a108766d1p-54, 0x1.fe315e86e7f85p-1,
        0x1.cd2523567f613p-55, 0x1.fd9b0d3158574p-1, -0x1.bce8023f98efap-55, 0x1.fd06b29ddf6dep-1,
        0x1.0f74e61e6c861p-57, 0x1.fc74518759bc8p-1, 0x1.0a3e45b33d399p-54, 0x1.fbe3ecac6f383p-1,
        0x1.79aa65d837b6dp-54, 0x1.fb5586cf9890fp-1, 0x1.eb51a92fdeffcp-55, 0x1.fac922b7247f7p-1,
        0x1.ebe3d702f9cd1p-60, 0x1.fa3ec32d3d1a2p-1, -0x1.a033489906e0bp-57, 0x1.f9b66affed31bp-1,
        -0x1.556522a2fbd0ep-54, 0x1.f9301d0125b51p-1, -0x1.080ef8c4eea55p-58, 0x1.f8abdc06c31ccp-1,
        -0x1.1c923b9d5f416p-54, 0x1.f829aaea92dep-1, 0x1.0d3e3e95c55afp-55, 0x1.f7a98c8a58e51p-1,
        -0x1.01b15eaa59348p-55, 0x1.f72b83c7d517bp-1, -0x1.f1ff055de323dp-55, 0x1.f6af9388c8deap-1,
        0x1.b898c3f1353bfp-55, 0x1.f635beb6fcb75p-1, -0x1.6d99c7611eb26p-54, 0x1.f5be084045cd4p-1,
        0x1.aecf73e3a2f6p-54, 0x1.f54873168b9aap-1, -0x1.fe782cb86389dp-55, 0x1.f4d5022fcd91dp-1,
        0x1.a6f4144a6c38dp-55, 0x1.f463b88628cd6p-1, 0x1.07a05b0e4047dp-55, 0x1.f3f49917ddc96p-1,
        0x1.68efde3a8a894p-54, 0x1.f387a6e756238p-1, 0x1.75e18f274487dp-55, 0x1.f31ce4fb2a63fp-1,
        0x1.0472b981fe7f2p-55, 0x1.f2b4565e27cddp-1, -0x1.6b87b3f71085ep-54, 0x1.f24dfe1f56381p-1,
        0x1.2f7e16d09ab31p-55, 0x1.f1e9df51fdee1p-1, -0x1.d219b1a6fbffap-60, 0x1.f187fd0dad99p-1,
        0x1.b3782720c0ab4p-55, 0x1.f1285a6e4030bp-1, 0x1.e149289cecb8fp-57, 0x1.f0cafa93e2f56p-1,
        0x1.34d754db0abb6p-55, 0x1.f06fe0a31b715p-1, 0x1.64201e2ac744cp-55, 0x1.f0170fc4cd831p-1,
        0x1.fdd395dd3f84ap-55, 0x1.efc08b26416ffp-1, -0x1.6a3803b8e5b04p-55, 0x1.ef6c55f929ff1p-1,
        -0x1.24aedcc4b5068p-54, 0x1.ef1a7373aa9cbp-1, -0x1.907f81b512d8ep-54, 0x1.eecae6d05d866p-1,
        -0x1.1d1e83e9436d2p-56, 0x1.ee7db34e59ff7p-1, -0x1.91919b3ce1b15p-54, 0x1.ee32dc313a8e5p-1,
        0x1.59f48a72a4c6dp-55, 0x1.edea64c123422p-1, -0x1.312607a28698ap-54, 0x1.eda4504ac801cp-1,
        -0x1.8a78f4817895bp-58, 0x1.ed60a21f72e2ap-1, -0x1.c2c9b67499a1bp-56, 0x1.ed1f5d950a897p-1,
        0x1.363ed60c2ac11p-59, 0x1.ece086061892dp-1, 0x1.666093b0664efp-54, 0x1.eca41ed1d0057p-1,
        0x1.ecce1daa10379p-57, 0x1.ec6a2b5c13cdp-1, 0x1.3ff8e3f0f123p-54, 0x1.ec32af0d7d3dep-1,
        0x1.690cebb7aafbp-56, 0x1.ebfdad5362a27p-1, 0x1.31dbdeb54e077p-54, 0x1.ebcb299fddd0dp-1,
        -0x1.f94340071a38ep-55, 0x1.eb9b2769d2ca7p-1, -0x1.7deccdc93a349p-55, 0x1.eb6daa2cf6642p-1,
        -0x1.8dec6bd0f385fp-56, 0x1.eb42b569d4f82p-1, -0x1.61246ec7b5cf6p-55, 0x1.eb1a4ca5d920fp-1,
        0x1.3350518fdd78ep-54, 0x1.eaf4736b527dap-1, 0x1.b98b72f8a9b05p-56, 0x1.ead12d497c7fdp-1,
        0x1.063e1e21c5409p-54, 0x1.eab07dd485429p-1, 0x1.4c7855019c6eap-60, 0x1.ea9268a5946b7p-1,
        0x1.432e62b64c035p-54, 0x1.ea76f15ad2148p-1, -0x1.ce44a6199769fp-55, 0x1.ea5e1b976dc09p-1,
        -0x1.c33c53bef4da8p-55, 0x1.ea47eb03a5585p-1, -0x1.45378892be9aep-55, 0x1.ea34634ccc32p-1,
        -0x1.3cedd78565858p-54, 0x1.ea23882552225p-1, 0x1.710aa807e1964p-58, 0x1.ea155d44ca973p-1,
        -0x1.3b3efbf5e2228p-54, 0x1.ea09e667f3bcdp-1, -0x1.a12ad8734b982p-57, 0x1.ea012750bdabfp-1,
        -0x1.367efb86da9eep-57, 0x1.e9fb23c651a2fp-1, -0x1.0dc3d54e08851p-55, 0x1.e9f7df9519484p-1,
        -0x1.81f647e5a3ecfp-56, 0x1.e9f75e8ec5f74p-1, -0x1.6ee4ac08b7dbp-55, 0x1.e9f9a48a58174p-1,
        -0x1.619321e55e68ap-55, 0x1.e9feb564267c9p-1, 0x1.09ccb5e09d4d3p-54, 0x1.ea0694fde5d3fp-1,
        -0x1.b32dcb94da51dp-56, 0x1.ea11473eb0187p-1, 0x1.4ecfd5467c06bp-54, 0x1.ea1ed0130c132p-1,
        0x1.5ebe1abd66c55p-57, 0x1.ea2f336cf4e62p-1, -0x1.8a1c52fb3cf42p-55, 0x1.ea427543e1a12p-1,
        -0x1.369b6f13b3734p-54, 0x1.ea589994cce13p-1, -0x1.05e843a19ff1ep-55, 0x1.ea71a4623c7adp-1,
        -0x1.4d450d872576ep-54, 0x1.ea8d99b4492edp-1, 0x1.0ad675b0e8ap-54, 0x1.eaac7d98a6699p-1,
        0x1.db72fc1f0eab4p-55, 0x1.eace5422aa0dbp-1, -0x1.5b6609cc5e7ffp-57, 0x1.eaf3216b5448cp-1,
        0x1.bf68359f35f44p-56, 0x1.eb1ae99157736p-1, -0x1.3091fa71e3d83p-54, 0x1.eb45b0b91ffc6p-1,
        -0x1.da9b88b6c1e29p-58, 0x1.eb737b0cdc5e5p-1, -0x1.c23f97c90b959p-57, 0x1.eba44cbc8520fp-1,
        -0x1.2434322f4f9aap-54, 0x1.ebd829fde4e5p-1, -0x1.5ca6cd7668e4bp-55, 0x1.ec0f170ca07bap-1,
        0x1.1affc2b91ce27p-56, 0x1.ec49182a3f09p-1, 0x1.dd235e10a73bbp-57, 0x1.ec86319e32323p-1,
        -0x1.7c50422622263p-55, 0x1.ecc667b5de565p-1, 0x1.b1c86e3e231d5p-55, 0x1.ed09bec4a2d33p-1,
        -0x1.1bbd1d3bcbb15p-54, 0x1.ed503b23e255dp-1, 0x1.0cc319cee31d2p-54, 0x1.ed99e1330b358p-1,
        0x1.469846e735ab3p-55, 0x1.ede6b5579fdbfp-1, -0x1.2dfcd978e9db4p-55, 0x1.ee36bbfd3f37ap-1,
        0x1.c1a7792cb3387p-55, 0x1.ee89f995ad3adp-1, -0x1.07b8f4ad1d9fap-54, 0x1.eee07298db666p-1,
        -0x1.5c3d956dcaebap-58, 0x1.ef3a2b84f15fbp-1, -0x1.0a40e3da6f64p-54, 0x1.ef9728de5593ap-1,
        -0x1.8d6f438ad9334p-57, 0x1.eff76f2fb5e47p-1, -0x1.1eee26b588a35p-54, 0x1.f05b030a1064ap-1,
        0x1.4ffd70a5fddcdp-56, 0x1.f0c1e904bc1d2p-1, -0x1.1bdfbfa9298acp-54, 0x1.f12c25bd71e09p-1,
        0x1.36eae30af0cb3p-56, 0x1.f199bdd85529cp-1, 0x1.ee3325c9ffd94p-55, 0x1.f20ab5fffd07ap-1,
        0x1.4e08fd10959acp-55, 0x1.f27f12e57d14bp-1, 0x1.3cdaf384e1a67p-57, 0x1.f2f6d9406e7b5p-1,
        0x1.76b2c6c921968p-57, 0x1.f3720dcef9069p-1, -0x1.08a1883ccb5d2p-55, 0x1.f3f0b555dc3fap-1,
        -0x1.fad5d3ffffa6fp-55, 0x1.f472d4a07897cp-1, -0x1.00dae3875a949p-54, 0x1.f4f87080d89f2p-1,
        0x1.4a385a63d07a7p-56, 0x1.f5818dcfba487p-1, -0x1.2919e2040220fp-55, 0x1.f60e316c98398p-1,
        0x1.e5a50d5c192acp-55, 0x1.f69e603db3285p-1, 0x1.43a59ac016b4bp-55, 0x1.f7321f301b46p-1,
        -0x1.2d52107b43e1fp-55, 0x1.f7c97337b9b5fp-1, -0x1.92ab93b470dc9p-55, 0x1.f864614f5a129p-1,
        0x1.4b604603a88d3p-56, 0x1.f902ee78b3ff6p-1, 0x1.3c5ec519d7271p-55, 0x1.f9a51fbc74c83p-1,
        -0x1.ff7128fd391fp-55, 0x1.fa4afa2a490dap-1, -0x1.dae98e223747dp-55, 0x1.faf482d8e67f1p-1,
        0x1.ec3bc41aa2008p-55, 0x1.fba1bee615a27p-1, 0x1.42b94c3a9eb32p-55, 0x1.fc52b376bba97p-1,
        0x1.a64a931d185eep-55, 0x1.fd0765b6e454p-1, -0x1.e37bae43be3edp-55, 0x1.fdbfdad9cbe14p-1,
        0x1.7893b4d91cd9dp-56, 0x1.fe7c1819e90d8p-1, 0x1.305c14160cc89p-58, 0x1.ff3c22b8f71f1p-1,
    ]

    /// (e^r - 1 - r) / r² for |r| at most ln 2 / 256, lowest power first.
    static let nearZero: [Double] = [
        0x1.ffffffffffdbdp-2, 0x1.555555555543cp-3, 0x1.55555cf1afbfdp-5, 0x1.11111679d0978p-7,
    ]

    /// (e^r - 1 - r - r²/2) / r³ for |r| at most 0.36, lowest power first.
    static let wide: [Double] = [
        0x1.5555555555555p-3, 0x1.5555555555558p-5, 0x1.1111111111114p-7, 0x1.6c16c16c14f2cp-10,
        0x1.a01a01a01789dp-13, 0x1.a01a01ae2e8e1p-16, 0x1.71de3a62fd241p-19, 0x1.27e4c9c23286bp-22,
        0x1.ae640b9d68074p-26, 0x1.1f9092bc7b68ap-29, 0x1.61ef66b50beddp-33,
    ]

    /// ln 2 / 128 as a head with 37 bits and a tail.
    static let step: [Double] = [
        0x1.62e42fefap-8, 0x1.cf79abc9e3b3ap-47,
    ]
}
