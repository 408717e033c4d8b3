import SchemaModel
import SourceJSON
import Testing

@testable import IssueLocales

/// The words of Zod's locales before 4.3.6.
@Suite struct EarlierReleasesTests {
  private func message(
    _ name: String, _ issue: ZodSchema.RawIssue, _ version: ZodVersion
  ) -> String? {
    IssueLocale(zod: name)?.message(of: issue, zod: version)
  }

  @Test(arguments: [
    ("de", "Ungültige Eingabe: erwartet array, erhalten Zahl"),
    ("fr", "Entrée invalide : array attendu, nombre reçu"),
    ("it", "Input non valido: atteso array, ricevuto numero"),
    ("ja", "無効な入力: arrayが期待されましたが、数値が入力されました"),
    ("pl", "Nieprawidłowe dane wejściowe: oczekiwano array, otrzymano liczba"),
    ("pt", "Tipo inválido: esperado array, recebido número"),
    ("ru", "Неверный ввод: ожидалось array, получено число"),
    ("uk", "Неправильні вхідні дані: очікується array, отримано число"),
    ("zh-CN", "无效输入：期望 array，实际接收 数字"),
  ])
  func `only the received type is translated`(_ name: String, _ expected: String) {
    let issue = Issues.type("array", received: "number")
    for version in [ZodVersion.v4_0_17, .v4_1_12, .v4_2_1] {
      #expect(message(name, issue, version) == expected)
    }
    #expect(name == "pt" || message(name, issue, .v4_3_6) != expected)
  }

  @Test(arguments: [
    ("en", "Invalid input: expected nan, received NaN"),
    ("ar", "مدخلات غير مقبولة: يفترض إدخال nan، ولكن تم إدخال NaN"),
    ("es", "Entrada inválida: se esperaba nan, recibido NaN"),
    ("he", "קלט לא תקין: צריך להיות nan, התקבל NaN"),
    ("zh-CN", "无效输入：期望 nan，实际接收 非数字(NaN)"),
  ])
  func `nan is expected under Zod's name`(_ name: String, _ expected: String) {
    #expect(message(name, Issues.type("nan", received: "nan"), .v4_2_1) == expected)
  }

  @Test(arguments: [
    ("de", "Ungültige Eingabe: erwartet Date, erhalten Zahl"),
    ("es", "Entrada inválida: se esperaba Date, recibido número"),
    ("he", "קלט לא תקין: צריך להיות Date, התקבל מספר"),
  ])
  func `a class is expected by its name`(_ name: String, _ expected: String) {
    #expect(message(name, Issues.type("Date", received: "number"), .v4_2_1) == expected)
  }

  @Test func `English has a unit of maps from 4.3.6 on`() {
    let issue = Issues.tooBig("map", 2)
    #expect(message("en", issue, .v4_2_1) == "Too big: expected map to be <=2")
    #expect(message("en", issue, .v4_3_6) == "Too big: expected map to have <=2 entries")
  }

  @Test func `English has a name of MAC addresses from 4.2.1 on`() {
    #expect(message("en", Issues.format("mac"), .v4_1_12) == "Invalid mac")
    #expect(message("en", Issues.format("mac"), .v4_2_1) == "Invalid MAC address")
  }

  @Test func `Spanish of 4.0.17 has no names of origins and expected types`() {
    let size = Issues.tooBig("string", 5)
    #expect(
      message("es", size, .v4_0_17)
        == "Demasiado grande: se esperaba que string tuviera <=5 caracteres")
    #expect(
      message("es", size, .v4_1_12)
        == "Demasiado grande: se esperaba que texto tuviera <=5 caracteres")
    let type = Issues.type("string", received: "null")
    #expect(
      message("es", type, .v4_0_17) == "Entrada inválida: se esperaba string, recibido nulo")
    #expect(message("es", type, .v4_1_12) == "Entrada inválida: se esperaba texto, recibido nulo")
    let key = ZodSchema.RawIssue(members: ["code": "invalid_key", "origin": "record"])
    #expect(message("es", key, .v4_0_17) == "Llave inválida en record")
    #expect(message("es", key, .v4_1_12) == "Llave inválida en registro")
  }

  @Test func `Spanish words an absent origin as each release does`() {
    let issue = Issues.tooBig(nil, 5)
    #expect(
      message("es", issue, .v4_0_17) == "Demasiado grande: se esperaba que valor fuera <=5")
    #expect(
      message("es", issue, .v4_1_12) == "Demasiado grande: se esperaba que indefinido fuera <=5")
  }

  @Test(arguments: [
    (Issues.type("string", received: "number"), "קלט לא תקין: צריך string, התקבל number"),
    (Issues.values(["a", "b"]), "קלט לא תקין: צריך אחת מהאפשרויות  \"a\"|\"b\""),
    (Issues.tooSmall("array", 1), "קטן מדי: array צריך להיות >=1 פריטים"),
    (Issues.tooBig("string", 5, inclusive: false), "גדול מדי: string צריך להיות <5 אותיות"),
    (Issues.tooBig(nil, 5), "גדול מדי: value צריך להיות <=5"),
    (Issues.tooSmall(nil, 5), "קטן מדי: undefined צריך להיות >=5"),
    (Issues.format("url"), "כתובת רשת לא תקין"),
    (Issues.format("uuidv6"), "UUIDv6 לא תקין"),
    (Issues.format("uppercase"), "uppercase לא תקין"),
    (Issues.keys("a", "b"), "מפתחות לא מזוהים: \"a\", \"b\""),
    (
      ZodSchema.RawIssue(members: ["code": "invalid_key", "origin": "record"]),
      "מפתח לא תקין בrecord"
    ),
  ])
  func `Hebrew has plain sentences up to 4.1.12`(
    _ issue: ZodSchema.RawIssue, _ expected: String
  ) {
    #expect(message("he", issue, .v4_0_17) == expected)
    #expect(message("he", issue, .v4_1_12) == expected)
  }

  @Test func `Hebrew of 4.2.1 has the sentences of 4.3.6`() {
    #expect(
      message("he", Issues.tooSmall("array", 1), .v4_2_1)
        == "קטן מדי: המערך צריך להכיל לפחות פריט אחד")
    #expect(message("he", Issues.format("uuidv6"), .v4_2_1) == "uuidv6 לא תקין")
  }

  @Test func `Ukrainian of 4.0.17 is Zod's locale ua`() {
    #expect(
      message("uk", Issues.tooBig("string", 5), .v4_0_17)
        == "Занадто велике: очікується, що string матиме <=5 символів")
  }
}
