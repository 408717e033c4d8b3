import SchemaModel
import SourceJSON
import Testing
import Validation

/// Conditions on fields that an app writes.
@Suite struct FieldsConditionTests {
  /// A schema of two fields of any value with a condition.
  private static func object(_ condition: ZodSchema.Condition) -> ZodSchema {
    ZodSchema.object {
      Field("a", .unknown.optional())
      Field("b", .unknown.optional())
    }.refine(ZodSchema.Predicate("own", condition), "Broken")
  }

  /// The outcome of every way to validate a payload, which agree: valid, issues, or the reason why it is undecided.
  private func outcome(
    _ payload: String, _ condition: ZodSchema.Condition,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let validator = try Validator(Self.object(condition))
    let nested = try Validator(ZodSchema.object { Field("in", Self.object(condition)) })
    let outcomes = [
      (validator.validate(payload), validator.verdict(on: payload)),
      (
        nested.validate(#"{"in":\#(payload)}"#),
        nested.verdict(on: #"{"in":\#(payload)}"#)
      ),
    ]
    var found: Set<String> = []
    for (outcome, verdict) in outcomes {
      switch outcome {
      case .valid:
        #expect(verdict == .valid, sourceLocation: sourceLocation)
        found.insert("valid")
      case .invalid(let issues):
        #expect(verdict == .invalid, sourceLocation: sourceLocation)
        found.insert(issues.map(\.message).joined(separator: ","))
      case .undecided(let reason):
        #expect(verdict == .undecided(reason), sourceLocation: sourceLocation)
        found.insert("\(reason)")
      }
    }
    #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
    return found.first ?? ""
  }

  @Test(
    "A field has the type, the number and the truth that JavaScript sees",
    arguments: [
      (nil, ZodSchema.ValueType.undefined, false), ("null", .null, false),
      ("true", .boolean, true), ("false", .boolean, false), ("0", .number, false),
      ("-0", .number, false), ("2.5", .number, true), (#""""#, .string, false),
      (#""x""#, .string, true), (#""\u0041""#, .string, true), ("[]", .array, true),
      ("{}", .object, true),
    ] as [(String?, ZodSchema.ValueType, Bool)])
  func values(text: String?, type: ZodSchema.ValueType, isTruthy: Bool) throws {
    let payload = text.map { #"{"a":\#($0)}"# } ?? "{}"
    let found = try outcome(
      payload,
      .fields("a", "b") { fields in
        fields["a"].type == type && fields["a"].isTruthy == isTruthy && !fields["b"].isTruthy
          && fields["a"].isText == (type == .string)
          && fields["a"].number == (type == .number ? Double(text ?? "") : nil)
          && fields[0].type == type && fields[1].type == .undefined
      })
    #expect(found == "valid")
  }

  @Test("A text is read after its escapes, and can be compared")
  func texts() throws {
    let isLine = ZodSchema.Condition.fields("a") {
      $0["a"].text.equals("é\n") && $0["a"].text.hasPrefix("é") && !$0["a"].text.isASCII
    }
    #expect(try outcome(#"{"a":"é\n"}"#, isLine) == "valid")
    #expect(try outcome(#"{"a":"\u00e9\u000a"}"#, isLine) == "valid")
    #expect(try outcome(#"{"a":"é"}"#, isLine) == "Broken")
    #expect(try outcome(#"{"a":7}"#, isLine) == "Broken")
    #expect(try outcome(#"{"a":"x","b":"x"}"#, .areEqual("a", "b")) == "valid")
    #expect(try outcome(#"{"a":"x","b":"y"}"#, .areEqual("a", "b")) == "Broken")
  }

  @Test("A value that JavaScript would convert leaves the payload undecided")
  func unsupportedValues() throws {
    let isShort = ZodSchema.Condition.fields("a") { fields in
      guard fields["a"].isText else { throw fields["a"].unsupported }
      return fields["a"].text.count < 3
    }
    #expect(try outcome(#"{"a":[]}"#, isShort) == "own is not defined for a value of type array")
    #expect(
      try outcome("{}", isShort) == "own is not defined for a value of type undefined")
    #expect(
      try outcome(#"{"a":1,"b":"x"}"#, .areEqual("a", "b"))
        == "own is not defined for a value of type string")
    #expect(try outcome(#"{"a":"xyz"}"#, isShort) == "Broken")
    struct Fault: Error, CustomStringConvertible { var description: String { "no luck" } }
    #expect(try outcome("{}", .fields("a") { _ in throw Fault() }) == "own failed: no luck")
  }

  @Test("A field that is not declared reads as absent and leaves the payload undecided")
  func undeclaredFields() throws {
    let reason = "own failed: it reads a field that it does not declare"
    #expect(try outcome(#"{"a":1,"b":2}"#, .fields("a") { $0["b"].number == 2 }) == reason)
    #expect(try outcome(#"{"a":1}"#, .fields("a") { $0[1].type == .undefined }) == reason)
    #expect(try outcome(#"{"a":1}"#, .fields("a") { $0[-1].type == .undefined }) == reason)
    #expect(try outcome(#"{"a":1}"#, .fields { $0[""].isTruthy }) == reason)
    #expect(try outcome(#"{"a":1}"#, .fields { _ in true }) == "valid")
  }

  @Test("A value that is no object, or no text, leaves the payload undecided")
  func otherValues() throws {
    for (condition, type): (ZodSchema.Condition, String) in [
      (.fields("a") { _ in true }, "array"), (.isSet("a", or: "b"), "array"),
      (.text { _ in true }, "array"), (.hasAnyField, "array"),
    ] {
      let schema = ZodSchema.array(.number()).refine(ZodSchema.Predicate("own", condition))
      guard case .undecided(let reason) = try Validator(schema).validate("[]") else {
        Issue.record("\(condition)")
        continue
      }
      #expect(reason == .unsupportedValue(name: "own", type: type))
    }
  }

  @Test("A condition on a text sees its bytes, and runs after the checks before it")
  func textConditions() throws {
    let schema = ZodSchema.string().trim().refine(
      ZodSchema.Predicate("path", .text { $0.isEmpty || $0.first == UInt8(ascii: "/") }),
      "No path")
    let validator = try Validator(schema)
    #expect(validator.validate(#"" /a""#).isValid)
    #expect(validator.validate(#""  ""#).isValid)
    #expect(validator.validate(#""\u002fa""#).isValid)
    #expect(validator.validate(#""a/""#).issues.map(\.message) == ["No path"])
  }
}
