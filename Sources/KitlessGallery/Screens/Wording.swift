/// The words of the screens in one language.
struct Wording {
    let welcome, invitation, email, password, logIn, forgotten, newHere: String
    let settings, name, plan, preferences, notifications, darkMode, language, languageName, security: String
    let privacy, storage, storageUsed, help, logOut: String
    let nowPlaying, song, artist, album, upNext: String
    let queue: [(song: String, artist: String)]

    static let english = Wording(
        welcome: "Welcome back",
        invitation: "Log in to pick up where you left off, on any of your devices.",
        email: "you@example.org",
        password: "Password",
        logIn: "Log in",
        forgotten: "Forgot your password?",
        newHere: "New here? Create an account",
        settings: "Settings",
        name: "Robin Sommer",
        plan: "robin@example.org",
        preferences: "Preferences",
        notifications: "Notifications",
        darkMode: "Dark appearance",
        language: "Language",
        languageName: "English",
        security: "Security",
        privacy: "Privacy and passwords",
        storage: "Storage",
        storageUsed: "12.4 GB",
        help: "Help and feedback",
        logOut: "Log out",
        nowPlaying: "Now playing",
        song: "Long Light of June",
        artist: "The Even Keels",
        album: "Solstice",
        upNext: "Up next",
        queue: [
            ("Harbour Lamps", "The Even Keels"), ("Slow Tide", "Marla Quint"), ("Northern Rooms", "Ives & Daughter"),
        ]
    )

    static let arabic = Wording(
        welcome: "مرحبًا بعودتك",
        invitation: "سجّل الدخول للمتابعة من حيث توقفت على أي من أجهزتك.",
        email: "you@example.org",
        password: "كلمة المرور",
        logIn: "تسجيل الدخول",
        forgotten: "هل نسيت كلمة المرور؟",
        newHere: "جديد هنا؟ أنشئ حسابًا",
        settings: "الإعدادات",
        name: "روبن سومر",
        plan: "robin@example.org",
        preferences: "التفضيلات",
        notifications: "الإشعارات",
        darkMode: "المظهر الداكن",
        language: "اللغة",
        languageName: "العربية",
        security: "الأمان",
        privacy: "الخصوصية وكلمات المرور",
        storage: "التخزين",
        storageUsed: "12.4 GB",
        help: "المساعدة والملاحظات",
        logOut: "تسجيل الخروج",
        nowPlaying: "يُشغَّل الآن",
        song: "ضوء حزيران الطويل",
        artist: "فرقة الميناء",
        album: "الانقلاب الصيفي",
        upNext: "التالي",
        queue: [("مصابيح المرفأ", "فرقة الميناء"), ("مدّ بطيء", "مارلا كوينت"), ("غرف الشمال", "آيفز وابنتها")]
    )
}
