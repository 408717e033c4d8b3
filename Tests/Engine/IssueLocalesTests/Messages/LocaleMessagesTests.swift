import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import IssueLocales

/// Locales as the messages of a validator.
@Suite struct LocaleMessagesTests {
  private func messages(
    _ schema: ZodSchema, _ payload: String, _ messages: IssueMessages?,
    zod: ZodVersion = .v4_4_3
  ) throws -> [String] {
    try Validator(schema, zod: zod).validate(payload, messages: messages).issues.map(\.message)
  }

  @Test func `default messages are in the language`() throws {
    let schema = ZodSchema.object { Field("a", .string().min(3)) }
    #expect(
      try messages(schema, #"{"a": "x"}"#, .locale(.spanish))
        == ["Demasiado pequeño: se esperaba que texto tuviera >=3 caracteres"])
    #expect(
      try messages(schema, "{}", .locale(.spanish))
        == ["Entrada inválida: se esperaba texto, recibido indefinido"])
  }

  @Test func `messages of schemas and checks stay`() throws {
    let schema = ZodSchema.object {
      Field("a", .string("Name it"))
      Field("b", .string().min(3, "Longer"))
    }
    #expect(
      try messages(schema, #"{"a": 1, "b": "x"}"#, .locale(.french)) == ["Name it", "Longer"])
  }

  @Test func `the validator's version decides`() throws {
    let schema = ZodSchema.string().min(3)
    #expect(
      try messages(schema, #""x""#, .locale(.french), zod: .v4_3_6)
        == ["Trop petit : string doit avoir >=3 caractères"])
    #expect(
      try messages(schema, #""x""#, .locale(.french), zod: .v4_6_7)
        == ["Trop petit : chaîne de caractères doit avoir >=3 caractères"])
  }

  @Test func `issues inside of a union are in the language`() throws {
    let validator = try Validator(.string().or(.null), zod: .v4_4_3)
    let issue = try #require(validator.validate("1", messages: .locale(.german)).issues.first)
    #expect(issue.message == "Ungültige Eingabe")
    #expect(
      issue.errors?.flatMap { $0 }.map(\.message) == [
        "Ungültige Eingabe: erwartet string, erhalten Zahl",
        "Ungültige Eingabe: erwartet null, erhalten Zahl",
      ])
  }

  @Test func `issues of a record's key are in the language`() throws {
    let validator = try Validator(.record(.string().min(2), .number()), zod: .v4_4_3)
    let outcome = validator.validate(#"{"a": 1}"#, messages: .locale(.italian))
    let issue = try #require(outcome.issues.first)
    #expect(issue.message == "Chiave non valida in record")
    #expect(
      issue.keyIssues?.map(\.message) == ["Troppo piccolo: string deve avere >=2 caratteri"])
  }

  @Test func `the call's own messages are asked before the locale's`() throws {
    let schema = ZodSchema.object {
      Field("a", .string())
      Field("b", .string())
    }
    let own = IssueMessages { $0.field == "a" ? "Own" : nil }
    #expect(
      try messages(schema, #"{"a": 1, "b": 2}"#, own.locale(.ukrainian))
        == ["Own", "Неправильні вхідні дані: очікується string, отримано число"])
  }

  @Test func `a literal that JSON lacks is a part of the message`() throws {
    #expect(
      try messages(.literal(ZodSchema.Constant.bigint("5"), .undefined), "1", .locale(.korean))
        == ["잘못된 옵션: 5n또는 undefined 중 하나여야 합니다"])
  }

  @Test func `an infinity is a number`() throws {
    #expect(
      try messages(.string(), "1e999", .locale(.english), zod: .v4_6_7)
        == ["Invalid input: expected string, received Infinity"])
    #expect(
      try messages(.string(), "1e999", .locale(.arabic), zod: .v4_6_7)
        == ["مدخلات غير مقبولة: يفترض إدخال string، ولكن تم إدخال number"])
  }

  @Test func `a locale from a function sees issue, value and version`() throws {
    let locale = IssueLocale("x") { issue, zod in
      let input = issue.input.map { JSONWriter.string(of: $0) } ?? "none"
      return "\(issue.code ?? "") \(issue.received) \(input) \(zod.rawValue)"
    }
    let schema = ZodSchema.object {
      Field("a", .string().min(3))
      Field("b", .string())
    }
    #expect(
      try messages(schema, #"{"a": "x"}"#, .locale(locale)) == [
        #"too_small string "x" 4.4.3"#, "invalid_type undefined none 4.4.3",
      ])
  }

  @Test func `a locale without a message leaves Zod's last word`() throws {
    let locale = IssueLocale("x") { _, _ in nil }
    #expect(try messages(.string(), "1", .locale(locale)) == ["Invalid input"])
  }

  @Test func `without a locale messages are English`() throws {
    #expect(
      try messages(.string(), "1", nil) == ["Invalid input: expected string, received number"])
  }
}
