import SchemaModel
import Testing
import Validation

/// The choice of an issue's message: the default one, or that of the schema, the check or the caller.
@Suite struct IssueMessagesTests {
  @Test func aSchemasMessageIsForItsOwnTypeErrors() throws {
    let schema = ZodSchema.string("Must be text").min(2).max(3, "Long")
    try expectInvalid("1", by: schema, "Must be text")
    try expectInvalid(
      #""a""#, by: schema, "Too small: expected string to have >=2 characters")
    try expectInvalid(#""abcd""#, by: schema, "Long")
  }

  @Test func aChecksMessageIsForThatCheckOnly() throws {
    let schema = ZodSchema.string().max(4, "Bad value").max(3).refine(.alwaysFail)
    try expectInvalid(
      #""abcde""#, by: schema, "Bad value", "Too big: expected string to have <=3 characters",
      "Invalid input")
  }

  private static let form = ZodSchema.object {
    Field("a", .string().min(2))
    Field("b", .string().min(2, "Own words"))
    Field("c", .number().or(.null))
  }

  private static let payload = #"{"a":"x","b":"x","c":true}"#

  private static func inGerman(_ issue: ValidationIssue) -> String? {
    switch issue.code {
    case .tooSmall: "\(issue.field): mindestens \(issue[parameter: "minimum"]?.number ?? 0)"
    case .invalidType: "kein \(issue[parameter: "expected"]?.text?.string ?? "")"
    default: nil
    }
  }

  @Test func aCallersWordsReplaceTheDefaults() throws {
    let validator = try Validator(Self.form)
    let issues = validator.validate(
      Self.payload, messages: IssueMessages(message: Self.inGerman)
    ).issues
    #expect(issues.map(\.message) == ["a: mindestens 2.0", "Own words", "Invalid input"])
    #expect(issues.last?.errors?.map { $0.map(\.message) } == [["kein number"], ["kein null"]])
  }

  @Test func aCallersWordsReplaceAllOnDemand() throws {
    let validator = try Validator(Self.form)
    let issues = validator.validate(
      Self.payload, messages: IssueMessages(.allMessages, message: Self.inGerman)
    ).issues
    #expect(issues.map(\.message) == ["a: mindestens 2.0", "b: mindestens 2.0", "Invalid input"])
  }

  @Test func nilKeepsTheMessage() throws {
    let validator = try Validator(Self.form)
    let reworded = validator.validate(
      Self.payload, messages: IssueMessages(.allMessages) { _ in nil })
    #expect(reworded == (validator.validate(Self.payload)))
  }

  @Test func theWordsAreForOneCall() throws {
    let validator = try Validator(Self.form)
    let before = validator.validate(Self.payload)
    _ = validator.validate(Self.payload, messages: IssueMessages(.allMessages) { _ in "Other" })
    #expect(validator.validate(Self.payload) == before)
  }

  @Test func valuesOfTheProgramAreRewordedToo() throws {
    let outcome = try Validator(Self.form).validate(
      ["a": "x", "b": "xx", "c": 1], messages: IssueMessages { _ in "Short" })
    #expect(outcome.issues.map(\.message) == ["Short"])
  }
}
