import Foundation
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Functions that get and give values of any type. Each outcome is that of Zod 4.6.7 with the same function.
@Suite struct ValueFunctionTests {
  /// The order of two Dates.
  private static let event = ZodSchema.object {
    Field("start", .coerce.date())
    Field("end", .coerce.date().optional())
  }.refine("Ends before it starts", path: "end") { event in
    guard let start = event["start"].date, let end = event["end"].date else { return true }
    return end >= start
  }

  @Test func aRefinementSeesDates() throws {
    let validator = try Validator(Self.event)
    for (payload, messages) in [
      (#"{"start": "2026-02-08", "end": "2026-02-08"}"#, [String]()),
      (#"{"start": "2026-02-08", "end": "2026-02-07"}"#, ["Ends before it starts"]),
      (#"{"start": 0, "end": -1}"#, ["Ends before it starts"]),
      (#"{"start": "2026-02-08"}"#, []),
    ] {
      #expect(try outcome(of: payload, by: validator).issues.map(\.message) == messages)
    }
  }

  @Test func aFunctionOfJSONIsUndecidedForADate() throws {
    let schema = ZodSchema.coerce.date().refine { (_: JSONValue) in true }
    #expect(
      try outcome(of: "0", by: Validator(schema)).written
        == "undecided: an unnamed function is not defined for a value of type Date")
  }

  @Test func aTransformMakesADate() throws {
    let schema = ZodSchema.string().transform { text in
      .date(milliseconds: text.string == "epoch" ? 0 : .nan)
    }.pipe(.date())
    let validator = try Validator(schema)
    #expect(try outcome(of: #""epoch""#, by: validator).written == #""1970-01-01T00:00:00.000Z""#)
    #expect(validator.parse(#""epoch""#) == .valid(.date(milliseconds: 0)))
    #expect(
      try outcome(of: #""x""#, by: validator).written
        == #"{"expected":"date","code":"invalid_type","received":"Invalid Date","path":[],"message":"Invalid input: expected date, received Date"}"#
    )
  }

  @Test func aCodecRunsBetweenTextAndDateBothWays() throws {
    let codec = ZodSchema.codec(
      .string().datetime(), .date(),
      decode: .init {
        .date(milliseconds: $0.string == "2026-02-08T12:00:00Z" ? 1_770_552_000_000 : .nan)
      },
      encode: .init { $0.milliseconds == 0 ? "1970-01-01T00:00:00Z" : .undefined })
    let decoder = try Validator(codec)
    #expect(
      decoder.parse(#""2026-02-08T12:00:00Z""#) == .valid(.date(milliseconds: 1_770_552_000_000)))
    let encoder = try decoder.reversed()
    #expect(encoder.parse(.date(milliseconds: 0)) == .valid("1970-01-01T00:00:00Z"))
    #expect(
      encoder.parse(.date(milliseconds: 5)).issues.map(\.message)
        == ["Invalid input: expected string, received undefined"])
    #expect(
      encoder.parse(ZodValue.string("text")).issues.map(\.message)
        == ["Invalid input: expected date, received string"])
  }

  @Test func aCheckAddsIssuesAndReplacesTheValue() throws {
    let schema = ZodSchema.coerce.bigint().superRefine { (context: inout ZodSchema.ValueContext) in
      guard let number = context.value.int else { return }
      if number > 10 { context.addIssue(["code": "too_big", "origin": "bigint", "maximum": "10"]) }
      context.value = .bigint(number * 2)
    }
    let validator = try Validator(schema)
    #expect(validator.parse("4") == .valid(.bigint("8")))
    #expect(
      validator.parse(#""12""#).issues.map(\.message) == ["Too big: expected bigint to be <10"])
    #expect(try outcome(of: "4", by: validator).isUndecided)
  }

  @Test func anIssueOfAFunctionKeepsThePlaceOfItsPath() throws {
    let schema = ZodSchema.object { Field("a", .any) }.superRefine { context in
      context.addIssue(["code": "custom", "path": ["a"], "message": "m", "params": 1])
    }
    #expect(
      try outcome(of: #"{"a": 1}"#, by: Validator(schema)).written
        == #"{"code":"custom","path":["a"],"message":"m","params":1}"#)
  }

  @Test func aTransformAddsIssues() throws {
    let schema = ZodSchema.coerce.date().transform(
      .reporting { (context: inout ZodSchema.ValueContext) in
        if context.value.milliseconds ?? 0 < 0 { context.addIssue("old") }
        return context.value
      })
    let validator = try Validator(schema)
    #expect(validator.parse("-1").issues.map(\.message) == ["old"])
    #expect(validator.parse("1") == .valid(.date(milliseconds: 1)))
  }

  @Test func defaultsAndCatchesMakeAnyValue() throws {
    let schema = ZodSchema.object {
      Field("at", .date().default(by: .init { .date(milliseconds: 0) }))
      Field("n", .bigint().catch(by: .init { value, issues in .bigint(value.int ?? issues.count) }))
    }
    #expect(
      try Validator(schema).parse(#"{"n": 5}"#)
        == .valid(["at": .date(milliseconds: 0), "n": .bigint(5)]))
    #expect(
      try Validator(schema).parse(#"{"n": "x"}"#)
        == .valid(["at": .date(milliseconds: 0), "n": .bigint(1)]))
  }

  @Test func anErrorFunctionAndAConditionSeeTheValue() throws {
    let schema = ZodSchema.coerce.date(
      error: .init { issue in "bad \(issue.value.milliseconds.map { "\($0)" } ?? "value")" })
    #expect(try Validator(schema).parse(#""x""#).issues.map(\.message) == ["bad nan"])
    let checked = ZodSchema.any.refine(
      "never", when: .init { (value: ZodValue, _: [ZodSchema.RawIssue]) in value.type == .date })
    var functions = FunctionRegistry.standard
    functions.register(predicate: "never") { (_: ZodValue) in false }
    let validator = try Validator(checked, functions: functions)
    #expect(validator.parse("1") == .valid(1))
    #expect(!validator.parse(.date(milliseconds: 0)).isValid)
  }

  @Test func undefinedIsAValueOfAKey() throws {
    let schema = ZodSchema.object { Field("a", .any.transform { _ in .undefined }) }
    #expect(try Validator(schema).parse(#"{"a": 1}"#) == .valid(["a": .undefined]))
    #expect(try outcome(of: #"{"a": 1}"#, by: Validator(schema)).written == "{}")
    let twice = ZodSchema.any.transform { _ in ["a": .undefined, "b": .date(milliseconds: 0)] }
      .pipe(.object { Field("a", .any) })
    #expect(try Validator(twice).parse("1") == .valid(["a": .undefined]))
  }

  @Test func nullTrueAndFalseStandBesideOthers() throws {
    let made: ZodValue = [nil, true, false, .bigint(1), ["x": nil], "é\u{1F600}", -0.0]
    let schema = ZodSchema.any.transform { _ in made }.pipe(.any)
    #expect(try Validator(schema).parse("1") == .valid(made))
    let twice = ZodSchema.array(schema)
    #expect(try Validator(twice).parse("[1, 2]") == .valid([made, made]))
  }

  @Test func aBigintThatIsNoneIsUndecided() throws {
    for digits in ["", "x", "1.5", "01", " 1", "0x1"] {
      let schema = ZodSchema.any.transform { _ in .bigint(digits) }
      #expect(try Validator(schema).parse("1").isUndecided, "\(digits)")
    }
  }

  @Test func coercionsTakeBigintsAndDatesAsJavaScriptDoes() throws {
    func output(_ schema: ZodSchema, _ value: ZodValue) throws -> ZodValue? {
      try Validator(schema).parse(value).output
    }
    #expect(try output(.coerce.number(), .bigint("9007199254740993")) == 9_007_199_254_740_992)
    #expect(try output(.coerce.bigint(), .date(milliseconds: -5)) == .bigint(-5))
    #expect(try output(.coerce.string(), .date(milliseconds: .nan)) == "Invalid Date")
    #expect(
      try Validator(.coerce.date()).parse(.bigint(1)).issues.map(\.message)
        == ["Invalid input: expected date, received bigint"])
    #expect(
      try Validator(.coerce.bigint()).parse(.date(milliseconds: .nan)).issues.map(\.message)
        == ["Invalid input: expected bigint, received Date"])
  }

  @Test func aBigintChoosesAnOption() throws {
    let union = ZodSchema.discriminatedUnion(
      "k", .object { Field("k", .literal("a")) },
      .object {
        Field("k", .literal(.bigint("5")))
        Field("v", .number())
      })
    #expect(
      try Validator(union).parse(["k": .bigint(5), "v": 1]) == .valid(["k": .bigint(5), "v": 1]))
    #expect(try Validator(union).parse(["k": .bigint(6)]).issues.map(\.code) == [.invalidUnion])
  }

  @Test func anErrorMakesTheOutcomeUndecided() throws {
    struct Failed: Error {}
    let transform = ZodSchema.any.transform { (_: ZodValue) -> ZodValue in throw Failed() }
    #expect(
      try Validator(transform).parse("1")
        == .undecided(.functionFailed(name: "an unnamed function", error: "Failed()")))
    let refinement = ZodSchema.any.refine { (value: ZodValue) in
      throw ZodSchema.UnsupportedValue(value.type)
    }
    #expect(
      try Validator(refinement).parse("1")
        == .undecided(.unsupportedValue(name: "an unnamed function", type: "number")))
  }

  @Test func aDeepResultIsUndecided() throws {
    let schema = ZodSchema.any.transform { _ in
      var value = ZodValue.bigint(1)
      for _ in 0..<1_100 { value = [value] }
      return value
    }
    #expect(try Validator(schema).parse("1").isUndecided)
  }

  @Test func aRegisteredFunctionOfADocumentGetsAnyValue() throws {
    let document = #"""
      {"format": "schema-document/2", "name": "d", "zod": "4.6.7",
       "schema": {"type": "pipe", "in": {"type": "date", "coerce": true}, "out": {"type": "transform", "name": "year"}}}
      """#
    var functions = FunctionRegistry.standard
    functions.register(transform: "year") { (value: ZodValue) in
      .number(((value.milliseconds ?? 0) / 31_556_952_000).rounded(.down) + 1970)
    }
    let validator = try Validator(document: Array(document.utf8), functions: functions)
    #expect(try outcome(of: #""2026-02-08""#, by: validator).written == "2026")
  }

  @Test func aConditionOnTheValueIsExactForDatesAndAbsentValues() throws {
    func isValid(_ condition: JSONValue, _ payload: ZodValue) throws -> Bool? {
      let document: JSONValue = [
        "format": "schema-document/2", "name": "d", "zod": "4.6.7",
        "schema": [
          "type": "any", "checks": [["check": "custom", "condition": condition]],
        ],
      ]
      let outcome = try Validator(document: JSONWriter.bytes(of: document)).parse(payload)
      return outcome.isUndecided ? nil : outcome.isValid
    }
    let notZero: JSONValue = ["truthy": ["value": true]]
    #expect(try isValid(notZero, .date(milliseconds: 0)) == true)
    #expect(try isValid(notZero, .bigint(0)) == false)
    #expect(try isValid(notZero, .undefined) == false)
  }

  @Test("A document compares Dates as data", arguments: ["less", "lessOrEqual"])
  func dataComparesDates(comparison: String) throws {
    let condition: JSONValue = .object([comparison: [["field": "start"], ["field": "end"]]])
    let date: JSONValue = ["type": "date", "coerce": true]
    let document: JSONValue = [
      "format": "schema-document/2", "name": "d", "zod": "4.6.7",
      "schema": [
        "type": "object", "unknownKeys": "strip", "shape": ["start": date, "end": date],
        "checks": [["check": "custom", "condition": condition]],
      ],
    ]
    let validator = try Validator(document: JSONWriter.bytes(of: document))
    for (start, end, isValid) in [
      ("2026-02-08", "2026-02-09", true), ("2026-02-09", "2026-02-08", false),
      ("2026-02-08", "2026-02-08T00:00Z", comparison == "lessOrEqual"),
      ("2026-02-08T10:00+05:00", "2026-02-08T06:00Z", true),
    ] {
      let found = try outcome(of: #"{"start": "\#(start)", "end": "\#(end)"}"#, by: validator)
      #expect(!found.isUndecided)
      #expect(found.isValid == isValid, "\(start) \(end)")
    }
  }
}
