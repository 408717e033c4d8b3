import SchemaModel
import SourceJSON
import Testing
import Validation

/// Outcomes with a decoded output.
@Suite struct OutcomeDecodingTests {
  private struct Size: Decodable, Equatable, Sendable {
    var width: Int
    var unit: String?
  }

  private static let schema = ZodSchema.object {
    Field("width", .number().int())
    Field("unit", .string().trim().optional())
  }

  @Test func aValidPayloadIsDecodedAsTheSchemaLeavesIt() throws {
    let validator = try Validator(Self.schema)
    let text = #"{"width": 3, "unit": " cm ", "extra": null}"#
    #expect(try validator.decode(Size.self, from: text) == .valid(Size(width: 3, unit: "cm")))
    #expect(
      try validator.decode(Size.self, from: Array(text.utf8)).output == Size(width: 3, unit: "cm"))
    #expect(
      try validator.decode(Size.self, from: ["width": 1] as JSONValue).output == Size(width: 1))
  }

  @Test func anInvalidPayloadHasItsIssues() throws {
    let outcome = try Validator(Self.schema).decode(Size.self, from: #"{"width": 1.5}"#)
    #expect(outcome.output == nil)
    #expect(outcome.issues.map(\.field) == ["width"])
  }

  @Test func aPayloadBeyondALimitIsUndecided() throws {
    let validator = try Validator(Self.schema, limits: ValidationLimits(maximumBytes: 4))
    guard case .undecided(.payloadLimit) = try validator.decode(Size.self, from: #"{"width": 1}"#)
    else {
      Issue.record("the payload is longer than the limit")
      return
    }
  }

  @Test func whatIsNotJSONIsUndecided() throws {
    let validator = try Validator(Self.schema)
    #expect(try validator.decode(Size.self, from: "{").isNotJSON)
  }

  @Test func aTypeThatDisagreesWithTheSchemaIsThrown() throws {
    let validator = try Validator(.object { Field("width", .string()) })
    #expect(throws: DecodingError.self) {
      try validator.decode(Size.self, from: #"{"width": "wide"}"#)
    }
  }
}
