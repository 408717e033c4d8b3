import CompassRequests
import Testing
import Validation

/// The reading of a body, before its schema.
@Suite struct RequestBodyTests {
  private static func outcome(
    _ body: String, _ type: String?, _ request: APIRequest = .deleteCoach
  ) throws -> RequestOutcome {
    try RequestValidator(request).outcome(
      body, contentType: type, facts: RequestValidator.Facts(category: "school"))
  }

  private static func received(_ body: String, _ type: String?) throws -> String {
    let outcome = try outcome(body, type)
    guard let rejection = outcome.rejection else { return outcome.text }
    guard let issue = rejection.issues.first else { return outcome.refusal }
    let opening = "Invalid input: expected object, received "
    return issue.message.hasPrefix(opening)
      ? String(issue.message.dropFirst(opening.count)) : issue.message
  }

  @Test(arguments: ["application/json", "application/json; charset=utf-8", "text/plain", nil])
  func anEmptyBodyIsUndefined(_ type: String?) throws {
    #expect(try Self.received("", type) == "undefined")
    for request in APIRequest.allCases {
      let outcome = try Self.outcome("", type, request)
      #expect(
        outcome.rejection?.issues.map(\.message)
          == ["Invalid input: expected object, received undefined"])
      #expect(outcome.rejection?.issues.map(\.field) == [""])
    }
  }

  private static let accepted = #"{"confirmDelete":true}"#

  @Test(arguments: [
    (#" {"confirmDelete":true} "#, accepted, accepted),
    (#"{"confirmDelete":true"#, "unreadableBody 400 -", "string"),
    ("confirm", "unreadableBody 400 -", "string"),
    (" ", "unreadableBody 400 -", "string"),
    ("\u{FEFF}{\"confirmDelete\":true}", "unreadableBody 400 -", "string"),
    ("\u{A0}{\"confirmDelete\":true}", "unreadableBody 400 -", "string"),
    ("[1]", "array", "array"), ("[1", "unreadableBody 400 -", "string"),
    (#""a\n""#, "string", "string"), (#""a\x""#, "unreadableBody 400 -", "string"),
    // Quotes alone make a string, even around what is no JSON.
    (#""a"b""#, "string", "string"), (#"""#, "string", "string"),
    ("null", "null", "null"), (" True ", "boolean", "boolean"), ("FALSE", "boolean", "boolean"),
    ("undefined", "undefined", "undefined"), ("undefined1", "unreadableBody 400 -", "string"),
    ("NaN", "NaN", "NaN"), ("infinity", "number", "number"), ("-Infinity", "number", "number"),
    ("\u{A0}-infinity\u{FEFF}", "number", "number"),
    ("+infinity", "unreadableBody 400 -", "string"),
  ])
  func declaredJSONIsReadStrictly(_ body: String, _ strict: String, _ other: String) throws {
    #expect(try Self.received(body, "application/json") == strict)
    #expect(try Self.received(body, "application/json; charset=utf-8") == other)
    #expect(try Self.received(body, "Application/JSON") == other)
    #expect(try Self.received(body, "multipart/form-data") == other)
    #expect(try Self.received(body, nil) == other)
    #expect(try Self.received(body, "text/plain") == "string")
  }

  @Test(arguments: [
    "0", "-0", "1234567890123456", "1.12345678901234567", "1e5", "-2.5E+03", " 7\n", "1e999",
  ])
  func aShortNumberIsANumber(_ body: String) throws {
    #expect(try Self.received(body, "application/json") == "number")
    #expect(try Self.received(body, nil) == "number")
  }

  /// The last ones are numbers of JSON, but too long for the server's test of the text.
  @Test(arguments: [
    "01", "-", "1.", ".5", "1e", "1e+", "+1", "1 2", "--1", "12345678901234567",
    "1.123456789012345678",
  ])
  func otherNumbersAreTexts(_ body: String) throws {
    #expect(try Self.received(body, "application/json") == "unreadableBody 400 -")
    #expect(try Self.received(body, nil) == "string")
  }

  @Test func bytesThatAreNotUTF8AreReplaced() throws {
    let head = Array(#"{"category":""#.utf8)
    let tail = Array(#""}"#.utf8)
    let history = try RequestValidator(.logPreferenceChange)
    let outcome = history.outcome(head + [0xFF] + tail)
    #expect(outcome.text == #"{"category":"\#u{FFFD}","changed_fields":[]}"#)
    let invalid = history.outcome(Array(#"{"category":1,"a":""#.utf8) + [0xFF] + tail)
    #expect(invalid.rejection?.issues.map(\.range) == [nil])
  }

  @Test func aFormHasNoRecordedAnswer() throws {
    let type = "application/x-www-form-urlencoded"
    #expect(try Self.outcome("a=b", type) == .undecided(.formEncodedBody))
    #expect(try Self.outcome("a=b", type + "; charset=utf-8") == .undecided(.formEncodedBody))
    #expect(try Self.received("a=b", "application/x-www-form") == "string")
  }

  @Test func aLimitLeavesTheOutcomeOpen() throws {
    let limits = ValidationLimits(maximumDepth: 3)
    let history = try RequestValidator(.logPreferenceChange, limits: limits)
    func outcome(_ value: String, _ type: String?) -> RequestOutcome {
      history.outcome(#"{"category":"a","new_value":\#(value)}"#, contentType: type)
    }
    for type in ["application/json", nil] {
      #expect(outcome("[[0]]", type).value != nil)
      guard case .undecided(.validation(.payloadLimit)) = outcome("[[[0]]]", type) else {
        Issue.record("decided")
        continue
      }
    }
  }
}
