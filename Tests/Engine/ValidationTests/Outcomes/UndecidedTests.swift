import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The undecided outcome: beyond a limit a payload is neither valid nor invalid.
@Suite struct UndecidedTests {
  private func reason(_ outcome: Outcome<JSONValue>) -> UndecidedReason? {
    guard case .undecided(let reason) = outcome else { return nil }
    return reason
  }

  private func limitError(_ outcome: Outcome<JSONValue>) -> JSONError? {
    guard case .payloadLimit(let error) = reason(outcome) else { return nil }
    return error
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  /// The issues of an absent value are forgiven. A check that is not defined for its replacement is not.
  @Test func anAbsentValueThatCantBeDecidedIsNotForgiven() throws {
    let absent = ZodSchema.number().gt(10).overwrite(.trim).prefault(5).pipe(.unknown.optional())
    let validator = try Validator(
      .object {
        Field("a", absent)
        Field("b", .string())
      }, zod: .v4_4_3)
    for payload in [#"{"b":"k"}"#, #"{"b":5}"#, #"{"a":3,"b":"z"}"#] {
      #expect(reason(validator.validate(payload)) != nil, "\(payload)")
    }
  }

  @Test func aPayloadNestedTooDeepIsUndecided() throws {
    let validator = try Validator(.unknown, limits: ValidationLimits(maximumDepth: 4))
    #expect(validator.validate(nested(4)).isValid)
    let error = try #require(limitError(validator.validate(nested(5))))
    #expect(error.kind == .depthExceeded(limit: 4))
    #expect(error.offset == 4)
  }

  @Test func aValueNestedTooDeepIsUndecided() throws {
    let validator = try Validator(.unknown, limits: ValidationLimits(maximumDepth: 4))
    #expect(validator.validate([[[[]]]]).isValid)
    #expect(reason(validator.validate([[[[[]]]]])) != nil)
  }

  @Test func hostileDepthIsBoundedByDefault() throws {
    let validator = try Validator(.coach)
    let opening = String(repeating: "[", count: 200_000)
    #expect(reason(validator.validate(#"{"role":"head","x":"# + opening)) != nil)
    let objects = String(repeating: #"{"a":"#, count: 200_000)
    #expect(reason(validator.validate(objects)) != nil)
  }

  @Test func theDepthLimitHasALimit() throws {
    var validator = try Validator(.unknown, limits: ValidationLimits(maximumDepth: 1_000_000))
    let greatest = validator.limits.reading.maximumDepth
    #expect((512...10_000).contains(greatest))
    validator.limits.reading.maximumDepth = 2_000_000
    #expect(validator.limits.reading.maximumDepth == greatest)
    #expect(reason(validator.validate(nested(greatest + 1))) != nil)
  }

  @Test func aDeepPayloadIsJudgedByEveryWay() throws {
    let limits = ValidationLimits(maximumDepth: 1_000)
    for payload in [
      nested(1_000),
      String(repeating: #"{"a":"#, count: 999) + "[1]" + String(repeating: "}", count: 999),
    ] {
      let outcome = try outcome(of: payload, by: .init(.unknown, limits: limits))
      #expect(outcome.written == payload)
      let strict = try Validator(.string().or(.object {}.strict()), limits: limits)
      #expect(strict.validate(payload).issues.count == 1)
    }
  }

  @Test func aPayloadTooLongIsUndecided() throws {
    let validator = try Validator(.string(), limits: ValidationLimits(maximumBytes: 8))
    #expect(validator.validate(#""abcdef""#).isValid)
    let error = try #require(limitError(validator.validate(#""abcdefg""#)))
    #expect(error.kind == .sizeExceeded(limit: 8))
  }

  @Test func aStringTooLongIsUndecided() throws {
    let validator = try Validator(.unknown, limits: ValidationLimits(maximumStringBytes: 4))
    #expect(validator.validate(#"{"abcd":"éé"}"#).isValid)
    let error = try #require(limitError(validator.validate(#"["abcde"]"#)))
    #expect(error.kind == .stringExceeded(limit: 4))
    #expect(error.offset == 1)
  }

  @Test func aValueWithAStringTooLongIsUndecided() throws {
    let validator = try Validator(.unknown, limits: ValidationLimits(maximumStringBytes: 4))
    #expect(validator.validate(["abcd": "éé"]).isValid)
    for value in [["a", ["abcde"]], ["abcde": 1], "ééa"] as [JSONValue] {
      #expect(limitError(validator.validate(value))?.kind == .stringExceeded(limit: 4))
    }
  }

  @Test func aPayloadOfTooManyIssuesIsUndecided() throws {
    for (schema, three, four) in [
      (ZodSchema.array(.string()), "[1,2,3]", "[1,2,3,4]"),
      (.record(.string()), #"{"a":1,"b":2,"c":3}"#, #"{"a":1,"b":2,"c":3,"d":4}"#),
      (.tuple(.null, rest: .array(.string())), "[null,[1],[2,3]]", "[null,[1],[2,3,4]]"),
      // One is the issue of the union, the others are those of its options.
      (.array(.string().or(.null)), "[true]", "[true,true]"),
      (.object { Field("a", .array(.string())) }.or(.string()), #"{"a":[1]}"#, #"{"a":[1,2]}"#),
    ] {
      let validator = try Validator(schema, limits: ValidationLimits(maximumIssues: 3))
      #expect(try !outcome(of: three, by: validator).issues.isEmpty)
      // Judging finds it invalid. Its issues are not reported in part.
      #expect(validator.validate(four) == .undecided(.issueLimit(3)))
      let value = try JSONDocument(Array(four.utf8)).value
      #expect(validator.validate(value) == .undecided(.issueLimit(3)))
    }
  }

  @Test func issuesThatAreTooManyAreNotCountedEither() throws {
    let validator = try Validator(.array(.string()), limits: ValidationLimits(maximumIssues: 3))
    var record = RecordValidator(validator)
    for (text, count) in [("[1,2,3]", 3), ("[1,2,3,4]", nil), ("[1]", 1)] as [(String, Int?)] {
      let (verdict, counted, explained) = try Array(text.utf8).withUnsafeBufferPointer { bytes in
        let verdict = try record.judge(bytes)
        return (verdict, try? record.issueCount().get(), try? record.explain().get().count)
      }
      #expect(verdict == .invalid)
      #expect(counted == count)
      #expect(explained == count)
    }
  }

  @Test func aLimitOfIssuesDoesNotTouchWhatIsValid() throws {
    let schema = ZodSchema.object {
      Field("a", .array(.string().or(.number())))
      Field("b", .string().optional())
      Field("c", .array(.string()).catch([]))
    }
    let validator = try Validator(schema, limits: ValidationLimits(maximumIssues: 0))
    #expect(validator.validate(#"{"a":[1,2,"3",4]}"#).isValid)
    #expect(validator.validate(#"{"a":1}"#) == .undecided(.issueLimit(0)))
  }

  @Test func aPayloadThatWasNotReadIsNotExplainedEither() throws {
    var record = RecordValidator(
      try Validator(.string(), limits: ValidationLimits(maximumBytes: 8)))
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

  @Test func thePatternsBudgetCanBeSet() throws {
    for (pattern, text, limits) in [
      (
        #"(a*)\1[bc]d"#, String(repeating: "a", count: 300) + "!b!d",
        ValidationLimits(regexSteps: 0)
      ),
      (#"^(?:(a)|b)*\1c"#, String(repeating: "ab", count: 5_000) + "!c", .init(regexMemory: 4_096)),
    ] {
      let schema = ZodSchema.string().regex(.init(pattern))
      #expect(try outcome(of: "\"\(text)\"", by: Validator(schema)).issues.count == 1)
      let reason = try reason(outcome(of: "\"\(text)\"", by: Validator(schema, limits: limits)))
      #expect(reason == .regexBudget(pattern: "/\(pattern)/"))
    }
  }

  @Test func anUndecidedFieldDecidesThePayload() throws {
    let schema = ZodSchema.object {
      Field("first", .number())
      Field("slow", .string().regex(#"^(a+)+(?!\1)$"#).or(.null).catch("swallowed").optional())
    }
    let slow = String(repeating: "a", count: 5_000) + "!"
    // A pattern uses up the standard budget above.
    let validator = try Validator(schema, limits: ValidationLimits(regexSteps: 0))
    let outcome = try outcome(of: #"{"first":1,"slow":"\#(slow)"}"#, by: validator)
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

  /// JavaScript throws for these values.
  @Test func aCheckOfAnotherTypesValueIsUndecided() throws {
    for (schema, payload) in [
      (ZodSchema.unknown.check(.format(.startsWith("a", pattern: nil))), "[]"),
      (.unknown.overwrite(.trim), "true"),
      (.unknown.refine(.httpURL), "{}"),
    ] {
      guard case .unsupportedValue? = try reason(outcome(of: payload, by: .init(schema))) else {
        Issue.record("decided: \(payload)")
        continue
      }
    }
  }

  @Test func datesThatAreNoTextsAreUndecided() throws {
    let schema = ZodSchema.object {
      Field("start_date", .unknown)
      Field("end_date", .unknown)
    }.refine(.endNotBeforeStart)
    let validator = try Validator(schema)
    let outcome = try outcome(of: #"{"start_date":1,"end_date":"2026-04-15"}"#, by: validator)
    #expect(reason(outcome) == .unsupportedValue(name: "endNotBeforeStart", type: "number"))
  }

  /// Returns paragraphs that each reopen all elements which the paragraphs before left open.
  @Test func markupWithATreeManyTimesItsSizeIsUndecided() throws {
    let validator = try Validator(.string().transform(.sanitizeHTMLAndTrim(in: .february2026)))
    let open = "<p>" + (0..<500).map { "<b class=\($0)>" }.joined()
    let text = open + String(repeating: "<p>x", count: 1_000)
    let reason = try reason(outcome(of: "\"\(text)\"", by: validator))
    #expect(reason == .htmlLimit(reason: "it takes more than \(1 << 20) bytes of memory"))
  }

  @Test func theSanitizersLimitsCanBeSet() throws {
    let schema = ZodSchema.string().transform(.sanitizeHTMLAndTrim(in: .february2026))
    for (limits, text, reason) in [
      (ValidationLimits(htmlMemory: 100), "<x a=b>", "it takes more than 100 bytes of memory")
    ] {
      #expect(try Validator(schema).validate("\"\(text)\"").isValid)
      let validator = try Validator(schema, limits: limits)
      let found = try self.reason(outcome(of: "\"\(text)\"", by: validator))
      #expect(found == .htmlLimit(reason: reason))
    }
  }

  @Test func manyValuesOfRegisteredFunctionsAreUndecided() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "same") { $0 }
    let validator = try Validator(.array(.number().transform("same")), functions: functions)
    func payload(_ count: Int) -> String {
      "[" + repeatElement("1", count: count).joined(separator: ",") + "]"
    }
    #expect(validator.validate(payload(65_533)).isValid)
    guard case .unsupportedValue? = reason(validator.validate(payload(65_534))) else {
      Issue.record("decided")
      return
    }
  }

  struct Refusal: Error, CustomStringConvertible {
    let description = "no answer"
  }

  @Test func aRegisteredFunctionThatThrowsIsUndecided() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "ask") { _ in throw Refusal() }
    functions.register(predicate: "isKnown") { _ in throw Refusal() }
    for (schema, name) in [
      (ZodSchema.string().transform("ask"), "ask"), (.string().refine("isKnown"), "isKnown"),
    ] {
      let inside = ZodSchema.object { Field("f", schema.catch("x").or(.string()).optional()) }
      let validator = try Validator(inside, functions: functions)
      #expect(
        try reason(outcome(of: #"{"f":"a"}"#, by: validator))
          == .functionFailed(name: name, error: "no answer"))
      #expect(try outcome(of: "{}", by: validator).isValid)
    }
  }

  @Test func issuesWhoseWordingFailsAreNotCountedEither() throws {
    let refusing = ZodSchema.ErrorFunction("ask") { _ in throw Refusal() }
    let validator = try Validator(.array(.string(error: refusing)))
    var record = RecordValidator(validator)
    let (verdict, counted) = try Array("[1]".utf8).withUnsafeBufferPointer { bytes in
      (try record.judge(bytes), record.issueCount())
    }
    #expect(verdict == .invalid)
    #expect(counted == .failure(.functionFailed(name: "ask", error: "no answer")))
    #expect(!ElementsValidator.fits(validator))
    #expect(try ElementsValidator.fits(Validator(.array(.string()))))
  }

  @Test func aSchemaThatRefersToItselfWithoutEndIsUndecided() throws {
    let validator = try Validator(.recursive("a") { $0.nullable() })
    #expect(
      try reason(outcome(of: "1", by: validator))
        == .functionFailed(name: "the schema", error: "it refers to itself without end"))
    #expect(try outcome(of: "null", by: validator).isValid)
  }

  @Test func eachReasonIsOneLine() throws {
    let reasons: [UndecidedReason] = [
      .regexBudget(pattern: "/a/"), .htmlLimit(reason: "no"), .issueLimit(7),
      .stepLimit(7), .memoryLimit(7),
      .unsupportedValue(name: "trim", type: "null"),
      .functionFailed(name: "ask", error: "no answer"),
      .notJSON(try #require(throws: JSONError.self) { try JSONValue(parsing: "{") }),
    ]
    for reason in reasons {
      #expect(!"\(reason)".isEmpty)
      #expect(!"\(reason)".contains("\n"))
    }
  }

  @Test func textThatIsNotJSONIsUndecided() throws {
    let validator = try Validator(.coach)
    for text in ["", " ", "{", #"{"role":}"#, "nul", "[1,]", "{}{}", "'a'"] {
      #expect(validator.validate(text).isNotJSON)
    }
    #expect(validator.validate([0x22, 0xFF, 0x22] as [UInt8]).isNotJSON)
    #expect(validator.validate([0x22, 0xED, 0xA0, 0x80, 0x22] as [UInt8]).isNotJSON)
  }
}
