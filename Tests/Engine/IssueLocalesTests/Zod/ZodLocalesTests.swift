import SchemaModel
import Testing

@testable import IssueLocales

/// The sentences of Zod's locales, as the versions of Zod answer.
@Suite struct ZodLocalesTests {
  @Test(arguments: IssueLocale.zod.map(\.identifier), ZodVersion.allCases)
  func `each locale has a message for each version`(_ name: String, _ version: ZodVersion) throws {
    let locale = try #require(IssueLocale(zod: name))
    let message = locale.message(of: ZodSchema.RawIssue(members: ["code": "custom"]), zod: version)
    #expect(message?.isEmpty == false)
  }

  @Test func `the locales have Zod's names`() {
    #expect(
      IssueLocale.zod.map(\.identifier) == [
        "ar", "de", "en", "es", "fr", "gu", "he", "it", "ja", "ko", "ne", "pl", "pt", "ru", "tg",
        "uk", "zh-CN",
      ])
    #expect(IssueLocale(zod: "zh-CN")?.identifier == "zh-CN")
    #expect(IssueLocale(zod: "zh") == nil)
  }

  @Test(arguments: [
    ("ar", "مدخلات غير مقبولة: يفترض إدخال string، ولكن تم إدخال number"),
    ("de", "Ungültige Eingabe: erwartet string, erhalten Zahl"),
    ("en", "Invalid input: expected string, received number"),
    ("es", "Entrada inválida: se esperaba texto, recibido número"),
    ("fr", "Entrée invalide : chaîne attendu, nombre reçu"),
    ("gu", "અમાન્ય ઇનપુટ: અપેક્ષિત string, પ્રાપ્ત number"),
    ("he", "קלט לא תקין: צריך להיות מחרוזת, התקבל מספר"),
    ("it", "Input non valido: atteso string, ricevuto numero"),
    ("ja", "無効な入力: stringが期待されましたが、数値が入力されました"),
    ("ko", "잘못된 입력: 예상 타입은 string, 받은 타입은 number입니다"),
    ("ne", "अमान्य इनपुट: अपेक्षित string, प्राप्त number"),
    ("pl", "Nieprawidłowe dane wejściowe: oczekiwano string, otrzymano liczba"),
    ("pt", "Tipo inválido: esperado string, recebido número"),
    ("ru", "Неверный ввод: ожидалось string, получено число"),
    ("tg", "Вуруди нодуруст: сатр интизор мерафт, рақам гирифта шуд"),
    ("uk", "Неправильні вхідні дані: очікується string, отримано число"),
    ("zh-CN", "无效输入：期望 string，实际接收 数字"),
  ])
  func `a type is named in each language`(_ name: String, _ message: String) {
    let issue = Issues.type("string", received: "number")
    #expect(IssueLocale(zod: name)?.message(of: issue, zod: .v4_4_3) == message)
  }

  @Test(arguments: [
    ("ar", "رمز العملة غير مقبول", "IBAN غير مقبول"),
    ("de", "Ungültig: Währungscode", "Ungültig: IBAN"),
    ("en", "Invalid currency code", "Invalid IBAN"),
    ("es", "Inválido código de moneda", "Inválido IBAN"),
    ("fr", "code de devise invalide", "IBAN invalide"),
    ("gu", "અમાન્ય ચલણ કોડ", "અમાન્ય IBAN"),
    ("he", "קוד מטבע לא תקין", "IBAN לא תקין"),
    ("it", "Input non valido: codice valuta", "Input non valido: IBAN"),
    ("ja", "無効な通貨コード", "無効なIBAN"),
    ("ko", "잘못된 통화 코드", "잘못된 IBAN"),
    ("ne", "अमान्य मुद्रा कोड", "अमान्य IBAN"),
    ("pl", "Nieprawidłow(y/a/e) kod waluty", "Nieprawidłow(y/a/e) IBAN"),
    ("pt", "Formato do código de moeda inválido", "Formato do IBAN inválido"),
    ("ru", "Неверный код валюты", "Неверный IBAN"),
    ("tg", "рамзи асъор-и нодуруст", "IBAN-и нодуруст"),
    ("uk", "Неправильний код валюти", "Неправильний IBAN"),
    ("zh-CN", "无效货币代码", "无效IBAN"),
  ])
  func `the formats of money have names from 4.6.7 on`(
    _ name: String, _ currencyCode: String, _ iban: String
  ) throws {
    let locale = try #require(IssueLocale(zod: name))
    #expect(locale.message(of: Issues.format("currency_code"), zod: .v4_6_7) == currencyCode)
    #expect(locale.message(of: Issues.format("iban"), zod: .v4_6_7) == iban)
    if !["gu", "ne", "tg"].contains(name) {
      let earlier = locale.message(of: Issues.format("iban"), zod: .v4_4_3)
      #expect(earlier?.contains("iban") == true)
    }
  }

  @Test(arguments: [
    (
      "gu", "અમાન્ય વિકલ્પ: \"a\" | \"b\" માધ્યમથી એક અપેક્ષિત",
      "અમાન્ય ડિસ્ક્રિમિનેટર મૂલ્ય. અપેક્ષિત 'p' | '2'", "ખૂબ નાનું: map >=2 એન્ટ્રી હોવા જોઈએ"
    ),
    (
      "ne", "अमान्य विकल्प: अपेक्षित मानहरू मध्ये एक \"a\"|\"b\"",
      "अमान्य डिस्क्रिमिनेटर मान: अपेक्षित 'p' | '2'", "धेरै सानो: map मा >=2 प्रविष्टि हुनुपर्छ"
    ),
    (
      "tg", "Интихоби нодуруст: яке аз \"a\"|\"b\" интизор мерафт",
      "Қимати нодурусти дискриминатор: 'p' | '2' интизор мерафт",
      "Хеле хурд: map бояд >=2 сабт дошта бошад"
    ),
  ])
  func `the locales that 4.6.7 adds have the same words in all versions`(
    _ name: String, _ values: String, _ options: String, _ size: String
  ) throws {
    let locale = try #require(IssueLocale(zod: name))
    let union = ZodSchema.RawIssue(members: ["code": "invalid_union", "options": ["p", 2]])
    for version in ZodVersion.allCases {
      #expect(locale.message(of: Issues.values(["a", "b"]), zod: version) == values)
      #expect(locale.message(of: union, zod: version) == options)
      #expect(locale.message(of: Issues.tooSmall("map", 2), zod: version) == size)
    }
  }

  @Test(arguments: [
    ("en", "Invalid input: expected Date, received Map"),
    ("de", "Ungültige Eingabe: erwartet instanceof Date, erhalten Map"),
    ("he", "קלט לא תקין: צריך להיות instanceof Date, התקבל Map"),
  ])
  func `a class is expected as an instance`(_ name: String, _ message: String) {
    let issue = Issues.type("Date", received: "Map")
    #expect(IssueLocale(zod: name)?.message(of: issue, zod: .v4_4_3) == message)
  }

  @Test func `the value nan is written as JavaScript writes it`() {
    let issue = Issues.type("number", received: "nan")
    #expect(
      IssueLocale.english.message(of: issue) == "Invalid input: expected number, received NaN")
  }

  @Test func `only English of 4.6.7 names an infinity`() {
    let issue = ZodSchema.RawIssue(
      members: ["code": "invalid_type", "expected": "number"], value: .number(-.infinity))
    let english = IssueLocale.english
    #expect(
      english.message(of: issue, zod: .v4_4_3) == "Invalid input: expected number, received number")
    #expect(
      english.message(of: issue, zod: .v4_6_7)
        == "Invalid input: expected number, received -Infinity")
    #expect(
      IssueLocale.german.message(of: issue, zod: .v4_6_7)
        == "Ungültige Eingabe: erwartet Zahl, erhalten Zahl")
  }

  @Test(arguments: [
    (ZodVersion.v4_3_6, "Trop grand : string doit avoir <=5 caractères"),
    (.v4_4_3, "Trop grand : chaîne doit avoir <=5 caractères"),
    (.v4_6_7, "Trop grand : chaîne de caractères doit avoir <=5 caractères"),
  ])
  func `French translates the origin from 4.4.3 on`(_ version: ZodVersion, _ message: String) {
    #expect(IssueLocale.french.message(of: Issues.tooBig("string", 5), zod: version) == message)
  }

  @Test func `French has a word for an origin without a name`() {
    #expect(
      IssueLocale.french.message(of: Issues.tooBig("planet", 5), zod: .v4_4_3)
        == "Trop grand : valeur doit être <=5")
  }

  @Test(arguments: [
    (Issues.tooBig("string", 5), "Demasiado grande: esperava que o texto tivesse <= 5 caracteres"),
    (Issues.tooSmall("date", 0), "Demasiado pequeno: esperava que a data fosse >= 0"),
    (
      Issues.type("function", received: "MyClass"),
      "Entrada inválida: esperava uma função, recebeu um valor \"MyClass\""
    ),
    (Issues.format("url"), "Formato do URL inválido"),
    (Issues.format("my_format"), "Formato dmy_format inválido"),
  ])
  func `Portuguese of 4.6.7 has articles`(_ issue: ZodSchema.RawIssue, _ message: String) {
    #expect(IssueLocale.portuguese.message(of: issue, zod: .v4_6_7) == message)
  }

  @Test func `values are quoted but not escaped`() {
    let issue = Issues.values(["a\"b", 1, .bigint("5"), .undefined, nil])
    #expect(
      IssueLocale.japanese.message(of: issue)
        == "無効な選択: \"a\"b\"、1、5n、undefined、nullのいずれかである必要があります")
  }

  @Test func `the number of keys decides between two sentences`() {
    #expect(IssueLocale.polish.message(of: Issues.keys("a")) == "Nierozpoznane klucze: \"a\"")
    #expect(
      IssueLocale.polish.message(of: Issues.keys("a", "b"))
        == "Nierozpoznane kluczes: \"a\", \"b\"")
    #expect(
      IssueLocale.simplifiedChinese.message(of: Issues.keys("a", "b"))
        == "出现未知的键(key): \"a\", \"b\"")
  }

  @Test func `a discriminator is named by English from 4.4.3 on`() {
    let issue = ZodSchema.RawIssue(members: ["code": "invalid_union", "options": ["p", 2]])
    #expect(IssueLocale.english.message(of: issue, zod: .v4_3_6) == "Invalid input")
    #expect(
      IssueLocale.english.message(of: issue, zod: .v4_4_3)
        == "Invalid discriminator value. Expected 'p' | '2'")
    #expect(IssueLocale.italian.message(of: issue, zod: .v4_4_3) == "Input non valido")
  }

  @Test func `a unit of maps is a word of 4.6.7`() {
    let issue = Issues.tooSmall("map", 2)
    #expect(
      IssueLocale.german.message(of: issue, zod: .v4_4_3) == "Zu klein: erwartet, dass map >=2 ist")
    #expect(
      IssueLocale.german.message(of: issue, zod: .v4_6_7)
        == "Zu klein: erwartet, dass map >=2 Elemente hat")
  }

  @Test func `an unknown code has the default sentence`() {
    let issue = ZodSchema.RawIssue(members: ["code": "my_code"])
    #expect(IssueLocale.portuguese.message(of: issue, zod: .v4_4_3) == "Campo inválido")
  }
}
