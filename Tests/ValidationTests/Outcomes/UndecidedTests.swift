import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The third outcome: a limit is never "valid", nor "invalid".
@Suite struct UndecidedTests {
  private func reason(_ outcome: Outcome) -> UndecidedReason? {
    guard case .undecided(let reason) = outcome else { return nil }
    return reason
  }

  private func limitError(_ outcome: Outcome) -> JSONError? {
    guard case .payloadLimit(let error) = reason(outcome) else { return nil }
    return error
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func aPayloadNestedTooDeepIsUndecided() throws {
    let validator = try Validator(.unknown, limits: JSONOptions(maximumDepth: 4))
    #expect(try validator.validate(nested(4)).isValid)
    let error = try #require(try limitError(validator.validate(nested(5))))
    #expect(error.kind == .depthExceeded(limit: 4))
    #expect(error.offset == 4)
  }

  @Test func aValueNestedTooDeepIsUndecided() throws {
    let validator = try Validator(.unknown, limits: JSONOptions(maximumDepth: 4))
    #expect(validator.validate([[[[]]]]).isValid)
    #expect(reason(validator.validate([[[[[]]]]])) != nil)
  }

  @Test func hostileDepthIsBoundedByDefault() throws {
    let validator = try Validator(.coach)
    let opening = String(repeating: "[", count: 200_000)
    #expect(try reason(validator.validate(#"{"role":"head","x":"# + opening)) != nil)
    let objects = String(repeating: #"{"a":"#, count: 200_000)
    #expect(try reason(validator.validate(objects)) != nil)
  }

  @Test func theDepthLimitHasALimit() throws {
    var validator = try Validator(.unknown, limits: JSONOptions(maximumDepth: 1_000_000))
    let greatest = validator.limits.maximumDepth
    #expect((512...10_000).contains(greatest))
    validator.limits.maximumDepth = 2_000_000
    #expect(validator.limits.maximumDepth == greatest)
    #expect(try reason(validator.validate(nested(greatest + 1))) != nil)
  }

  @Test func aDeepPayloadIsJudgedByEveryWay() throws {
    let limits = JSONOptions(maximumDepth: 1_000)
    for payload in [
      nested(1_000),
      String(repeating: #"{"a":"#, count: 999) + "[1]" + String(repeating: "}", count: 999),
    ] {
      let outcome = try outcome(of: payload, by: .init(.unknown, limits: limits))
      #expect(outcome.written == payload)
      let strict = try Validator(.string().or(.object {}.strict()), limits: limits)
      #expect(try strict.validate(payload).issues.count == 1)
    }
  }

  @Test func aPayloadTooLongIsUndecided() throws {
    let validator = try Validator(.string(), limits: JSONOptions(maximumBytes: 8))
    #expect(try validator.validate(#""abcdef""#).isValid)
    let error = try #require(try limitError(validator.validate(#""abcdefg""#)))
    #expect(error.kind == .sizeExceeded(limit: 8))
  }

  @Test func aPayloadThatWasNotReadIsNotExplainedEither() throws {
    var record = RecordValidator(
      try Validator(.string(), limits: JSONOptions(maximumBytes: 8)))
    for (text, isExplained) in [("1", true), (#""abcdefg""#, false), ("2", true)] {
      let bytes = Array(text.utf8)
      try bytes.withUnsafeBufferPointer { bytes in
        _ = try record.judge(bytes)
        switch record.explain() {
        case .success(let issues): #expect(isExplained && issues.count == 1)
        case .failure: #expect(!isExplained)
        }
      }
    }
  }

  @Test func aPatternThatUsesUpItsBudgetIsUndecided() throws {
    let validator = try Validator(.string().regex(#"^(a+)+(?!\1)$"#))
    #expect(try outcome(of: #""aaaa""#, by: validator).isValid)
    #expect(try outcome(of: #""aab""#, by: validator).issues.count == 1)
    let payload = "\"" + String(repeating: "a", count: 5_000) + "!\""
    let reason = try #require(try reason(outcome(of: payload, by: validator)))
    #expect(reason == .regexBudget(pattern: #"/^(a+)+(?!\1)$/"#))
  }

  @Test func anUndecidedFieldDecidesThePayload() throws {
    let schema = Schema.object {
      Field("first", .number())
      Field("slow", .string().regex(#"^(a+)+(?!\1)$"#).or(.null).catch("swallowed").optional())
    }
    let slow = String(repeating: "a", count: 5_000) + "!"
    let outcome = try outcome(of: #"{"first":1,"slow":"\#(slow)"}"#, by: .init(schema))
    #expect(reason(outcome) == .regexBudget(pattern: #"/^(a+)+(?!\1)$/"#))
  }

  @Test(arguments: ["1", "null", "[]", "{}", "true"])
  func aTextTransformOfAnythingElseIsUndecided(_ payload: String) throws {
    let validator = try Validator(.preprocess(.trim, .string()))
    let types = ["1": "number", "n": "null", "[": "array", "{": "object", "t": "boolean"]
    let type = try #require(types[String(payload.prefix(1))])
    #expect(
      try reason(outcome(of: payload, by: validator)) == .unsupportedValue(name: "trim", type: type)
    )
    #expect(try outcome(of: #"" a ""#, by: validator).written == #""a""#)
  }

  @Test func aCheckOfAnotherTypesValueIsUndecided() throws {
    for (schema, payload) in [
      (Schema.unknown.regex("a"), "1"), (.unknown.gt(1), #""a""#), (.unknown.url(), "null"),
      (.unknown.startsWith("a"), "[]"), (.unknown.trim(), "true"),
      (.unknown.refine(.httpUrl), "{}"),
    ] {
      guard case .unsupportedValue? = try reason(outcome(of: payload, by: .init(schema))) else {
        Testing.Issue.record("decided: \(payload)")
        continue
      }
    }
  }

  @Test func datesThatAreNoTextsAreUndecided() throws {
    let schema = Schema.object {
      Field("start_date", .unknown)
      Field("end_date", .unknown)
    }.refine(.endNotBeforeStart)
    let validator = try Validator(schema)
    let outcome = try outcome(of: #"{"start_date":1,"end_date":"2026-04-15"}"#, by: validator)
    #expect(reason(outcome) == .unsupportedValue(name: "endNotBeforeStart", type: "number"))
  }

  @Test func markupNestedTooDeepIsUndecided() throws {
    let validator = try Validator(.string().transform(.sanitizeHtmlAndTrim))
    let text = String(repeating: "<b>", count: 50_000)
    #expect(try reason(outcome(of: "\"\(text)\"", by: validator)) == .htmlLimit)
  }

  struct Refusal: Error, CustomStringConvertible {
    let description = "no answer"
  }

  @Test func aRegisteredFunctionThatThrowsIsUndecided() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "ask") { _ in throw Refusal() }
    functions.register(predicate: "isKnown") { _ in throw Refusal() }
    for (schema, name) in [
      (Schema.string().transform("ask"), "ask"), (.string().refine("isKnown"), "isKnown"),
    ] {
      let inside = Schema.object { Field("f", schema.catch("x").or(.string()).optional()) }
      let validator = try Validator(inside, functions: functions)
      #expect(
        try reason(outcome(of: #"{"f":"a"}"#, by: validator))
          == .functionFailed(name: name, error: "no answer"))
      #expect(try outcome(of: "{}", by: validator).isValid)
    }
  }

  @Test func eachReasonIsOneLine() {
    let reasons: [UndecidedReason] = [
      .regexBudget(pattern: "/a/"), .htmlLimit, .unsupportedValue(name: "trim", type: "null"),
      .functionFailed(name: "ask", error: "no answer"),
    ]
    for reason in reasons {
      #expect(!"\(reason)".isEmpty)
      #expect(!"\(reason)".contains("\n"))
    }
  }

  @Test func textThatIsNotJSONIsAnErrorInstead() throws {
    let validator = try Validator(.coach)
    for text in ["", " ", "{", #"{"role":}"#, "nul", "[1,]", "{}{}", "'a'"] {
      #expect(throws: JSONError.self) { try validator.validate(text) }
    }
    #expect(throws: JSONError.self) { try validator.validate([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try validator.validate([0x22, 0xED, 0xA0, 0x80, 0x22]) }
  }
}
