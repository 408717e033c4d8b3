import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Payloads that cost time or memory, or imitate other values: each has the web app's outcome or is undecided.
@Suite struct HostilePayloadTests {
  /// The size of payloads: a tenth in unoptimised code.
  #if DEBUG
  private static let size = 5 << 20
  #else
  private static let size = 50 << 20
  #endif

  private func object(_ keys: some Sequence<String>, value: String = "1") -> String {
    "{" + keys.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
  }

  // MARK: Width

  @Test func anArrayOfVeryManyElements() throws {
    let payload = "[" + repeatElement("[]", count: 100_000).joined(separator: ",") + "]"
    #expect(try Validator(.array(.array(.null))).validate(payload).isValid)
    #expect(try Validator(.array(.null)).validate(payload).issues.count == 100_000)
    #expect(try Validator(.coach).validate(payload).issues.count == 1)
  }

  @Test func everyWrongElementHasItsPlace() throws {
    let payload = "[" + repeatElement("1", count: 50_000).joined(separator: ",") + "]"
    let issues = try Validator(.array(.string())).validate(payload).issues
    #expect(issues.count == 50_000)
    #expect(issues.enumerated().allSatisfy { $1.path == [.index($0)] })
    #expect(issues.enumerated().allSatisfy { $1.range == 2 * $0 + 1..<2 * $0 + 2 })
  }

  @Test func aUnionIsTriedOnEveryElement() throws {
    let options = (0..<8).map { number in
      ZodSchema.object { Field("k", .literal(.number(Double(number)))) }
    }
    let payload = "[" + repeatElement(#"{"k":9}"#, count: 2_000).joined(separator: ",") + "]"
    let outcome = try Validator(.array(ZodSchema(.union(options)))).validate(payload)
    #expect(outcome.issues.count == 2_000)
    #expect(outcome.issues.allSatisfy { $0.errors?.count == 8 })
  }

  // MARK: Keys

  /// An object's schema for each treatment of unknown keys.
  private func schemas() -> [(ZodSchema.Shape.UnknownKeys, ZodSchema)] {
    [.strip, .keep, .reject].map { rule in
      (
        rule,
        ZodSchema(
          .object(
            ZodSchema.Shape(
              [Field("declared_key_of_the_schema", .number().optional())], unknownKeys: rule)))
      )
    }
  }

  private func expectJudged(
    _ payload: String, kept: String, unknown: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (rule, schema) in schemas() {
      let outcome = try Validator(schema).validate(payload)
      switch rule {
      case .strip: #expect(outcome.written == "{}", sourceLocation: sourceLocation)
      case .keep: #expect(outcome.written == kept, sourceLocation: sourceLocation)
      case .reject:
        #expect(outcome.issues.count == 1, sourceLocation: sourceLocation)
        let keys = outcome.issues.first?[parameter: "keys"]?.elements?.compactMap {
          $0.text?.string
        }
        #expect(keys == unknown, sourceLocation: sourceLocation)
      case .catchall: Issue.record("no such rule is tested", sourceLocation: sourceLocation)
      }
    }
    #expect(
      try Validator(.record(.number())).validate(payload).written == kept,
      sourceLocation: sourceLocation)
  }

  @Test func oneKeyVeryManyTimes() throws {
    let key = "k"
    let payload = object(repeatElement(key, count: 100_000))
    try expectJudged(payload, kept: #"{"k":1}"#, unknown: [key])
    let coach =
      "{\"role\":\"owner\"," + String(repeating: "\"role\":7,", count: 100_000)
      + "\"role\":\"head\"}"
    #expect(try Validator(.coach).validate(coach).written == #"{"role":"head"}"#)
  }

  @Test func veryManyKeysThatDifferInTheMiddleAlone() throws {
    // The keys have the length, the start and the end of the declared key.
    let keys = (0..<100_000).map { "declared\(10_000_000 + $0)xxe_schema" }
    let payload = object(keys)
    try expectJudged(payload, kept: payload, unknown: keys)
  }

  @Test func veryManyKeysThatAreWrittenWithEscapes() throws {
    let keys = (0..<20_000).map { #"\u006b\#($0)"# }
    let plain = (0..<20_000).map { "k\($0)" }
    try expectJudged(object(keys + plain), kept: object(plain), unknown: plain)
  }

  @Test func veryManyKeysThatAreArrayIndices() throws {
    let keys = (0..<50_000).reversed().map { "\($0)" }
    try expectJudged(object(keys), kept: object(keys.reversed()), unknown: keys.reversed())
  }

  @Test func keysThatJavaScriptsObjectsInherit() throws {
    let payload = #"{"__proto__":{"role":"head"},"constructor":1,"toString":2,"role":"assistant"}"#
    #expect(try Validator(.coach).validate(payload).written == #"{"role":"assistant"}"#)
    let only = #"{"__proto__":{"role":"head"}}"#
    #expect(try Validator(.coach).validate(only).issues.map(\.path) == [[.key("role")]])
  }

  // MARK: Texts

  private func coach(_ key: String, _ text: String) throws -> Outcome<JSONValue> {
    try Validator(.coach).validate(#"{"role":"head","\#(key)":"\#(text)"}"#)
  }

  @Test func textsOfManyMegabytes() throws {
    let text = String(repeating: "a", count: Self.size)
    #expect(try Validator(.string()).validate("\"\(text)\"").output?.text?.length == Self.size)
    #expect(try Validator(.string().max(5)).validate("\"\(text)\"").issues.count == 1)
    let emailIssues = try coach("email", text).issues
    #expect(emailIssues.count >= 1)
    #expect(emailIssues.allSatisfy { $0.path == [.key("email")] })
  }

  @Test func textsOfManyMegabytesWithEscapes() throws {
    let count = Self.size / 24
    let text = String(repeating: #"\u00e9\"\n\ud83d\ude00"#, count: count)
    let validator = try Validator(.string().max(5 * count), zod: .v4_4_3)
    #expect(validator.validate("\"\(text)\"").output?.text?.length == 5 * count)
    #expect(validator.validate("\"\(text)a\"").issues.count == 1)
    // Wrong only at its end.
    #expect(validator.validate("\"\(text)\\u00e\"").isNotJSON)
  }

  @Test(
    arguments: [
      "<b>x</b>", "&amp;", "<p onclick=x>", "</p>", "<!--", "a < b ", "<br>", "<li>é", "<i>", "<x",
      "<svg>", "<table>", "<template>", "<b><p>",
    ])
  func markupOfVeryManyTags(_ part: String) throws {
    let text = String(repeating: part, count: Self.size / 500)
    for revision in WebRevision.allCases {
      let validator = try Validator(.string().transform(.sanitizeHTMLAndTrim(in: revision)))
      #expect(validator.validate("\"\(text)\"").isValid)
    }
  }

  @Test(arguments: ["\\u0000", "\\u202e", "\\ufeff", "\\u2066", "\\ud800", "\\uffff"])
  func charactersThatAreNotSeen(_ escape: String) throws {
    // They are ordinary characters, which don't end a text, reverse it or make it equal to another.
    #expect(try coach("role", "head\(escape)").issues.count == 1)
    #expect(try coach("email", "a\(escape)@b.co").issues.isEmpty == false)
    let validator = try Validator(.string().length(3))
    #expect(validator.validate("\"a\(escape)b\"").isValid)
    #expect(try Validator(.literal("ab")).validate("\"a\(escape)b\"").issues.count == 1)
    let key = #"{"role\#(escape)":"head"}"#
    #expect(try Validator(.coach).validate(key).issues.map(\.path) == [[.key("role")]])
  }

  @Test func bytesThatAreNoText() throws {
    let validator = try Validator(.unknown)
    for bytes: [UInt8] in [
      // Overlong forms of NUL, the quote and the solidus; surrogates; beyond U+10FFFF; cut; a lone byte.
      [0xC0, 0x80], [0xC0, 0xA2], [0xC0, 0xAF], [0xE0, 0x80, 0xA2], [0xF0, 0x80, 0x80, 0xA2],
      [0xF8, 0x80, 0x80, 0x80, 0xA2], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0x80], [0xFE], [0xFF], [0x00], [0x1F], [0x0A],
    ] {
      #expect(validator.validate([0x22] + bytes + [0x22]).isNotJSON)
      #expect(validator.validate(bytes).isNotJSON)
      #expect(validator.validate(Array("{\"".utf8) + bytes + Array("\":1}".utf8)).isNotJSON)
    }
    #expect(validator.validate([0x31, 0x00] as [UInt8]).isNotJSON)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      ("1e400", nil), ("-1e400", nil), ("1e" + digits, nil), (digits, nil), ("-\(digits).5", nil),
      ("1e-400", "0"), ("1e-\(digits)", "0"), ("0e\(digits)", "0"), ("-0", "0"), ("-0.0e-0", "0"),
      ("0.\(zeros)1", "0"), ("0.\(zeros)1e10001", "1"), ("1\(zeros)e-10000", "1"),
      ("1.\(zeros)1", "1"), ("0.\(digits)", "1"), ("5e-324", "5e-324"),
      ("2.4703282292062327e-324", "0"), ("1.7976931348623157e308", "1.7976931348623157e+308"),
      ("9007199254740993", "9007199254740992"),
    ] as [(String, String?)])
  func numbersOfAnySize(_ literal: String, _ output: String?) throws {
    let outcome = try Validator(.number(), zod: .v4_4_3).validate(literal)
    guard let output else {
      // Infinity, as in JavaScript.
      #expect(outcome.issues.map { $0[parameter: "received"] } == ["Infinity"])
      return
    }
    #expect(outcome.written == output)
  }

  private static let digits = String(repeating: "9", count: 10_000)
  private static let zeros = String(repeating: "0", count: 10_000)
}
