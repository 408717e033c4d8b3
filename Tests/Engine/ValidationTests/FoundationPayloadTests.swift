import SchemaModel
import SourceJSON
import Testing
import Validation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Payloads given as `Data` and as encodable values, and errors as sentences.
@Suite struct FoundationPayloadTests {
  private struct Size: Codable, Equatable {
    var width: Double
    var unit: String?
  }

  private static let schema = ZodSchema.object {
    Field("width", .number().int())
    Field("unit", .string().trim().optional())
  }

  @Test func dataHasTheOutcomeOfItsBytes() throws {
    let validator = try Validator(Self.schema)
    for text in [#"{"width": 3, "unit": " cm "}"#, #"{"width": 1.5}"#] {
      let data = Data(text.utf8)
      #expect(validator.validate(data) == validator.validate(Array(text.utf8)))
      // A slice has indices of its own.
      #expect(
        validator.validate(Data("  \(text)".utf8).dropFirst(2))
          == validator.validate(text))
    }
    #expect(validator.validate(Data("{".utf8)).isNotJSON)
    #expect(validator.validate(Data()).isNotJSON)
  }

  @Test func dataIsDecoded() throws {
    let data = Data(#"{"width": 3, "unit": " cm "}"#.utf8)
    let outcome = try Validator(Self.schema).decode(Size.self, from: data)
    #expect(outcome == .valid(Size(width: 3, unit: "cm")))
  }

  @Test func anEncodableValueIsValidatedAsItsJSON() throws {
    let validator = try Validator(Self.schema)
    let valid = try validator.validate(encoding: Size(width: 3, unit: " cm "))
    #expect(valid.output == ["width": 3, "unit": "cm"])
    let invalid = try validator.validate(encoding: Size(width: 1.5))
    #expect(invalid.issues.map(\.field) == ["width"])
    #expect(invalid.issues.map(\.range) == [nil])
  }

  /// Unlike `validate("3")`, which validates the number.
  @Test func anEncodedStringIsAString() throws {
    let validator = try Validator(.string())
    #expect(try validator.validate(encoding: "3").output == "3")
    #expect(!validator.validate("3").isValid)
  }

  @Test func theEncoderDecidesOnKeys() throws {
    struct Person: Encodable { var firstName: String }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let validator = try Validator(.object { Field("first_name", .string()) })
    let person = Person(firstName: "Ana")
    #expect(try validator.validate(encoding: person, with: encoder).isValid)
    #expect(try !validator.validate(encoding: person).isValid)
  }

  @Test func aValueThatCannotBeEncodedIsThrown() throws {
    let validator = try Validator(.number())
    #expect(throws: EncodingError.self) { try validator.validate(encoding: Double.infinity) }
  }

  @Test func anEncodedValueBeyondALimitIsUndecided() throws {
    let validator = try Validator(.any, limits: ValidationLimits(maximumBytes: 4))
    guard case .undecided(.payloadLimit) = try validator.validate(encoding: [1, 2, 3]) else {
      Issue.record("the JSON is longer than the limit")
      return
    }
  }

  @Test func aSchemaErrorIsASentence() {
    let error = #expect(throws: SchemaError.self) { try Validator(.string().refine("isEven")) }
    #expect(
      (error as (any LocalizedError)?)?.errorDescription == """
        The schema can't be compiled. At $.schema.checks[0]: no predicate named "isEven" is registered.
        """)
  }

  @Test func aSchemaDocumentErrorIsASentence() {
    let error = #expect(throws: SchemaDocument.ReadingError.self) {
      try SchemaDocument([
        "format": "schema-document/1", "name": "a", "schema": ["type": "symbol"],
      ])
    }
    #expect(
      (error as (any LocalizedError)?)?.errorDescription == """
        The schema document can't be read. At $.schema.type: unknown type "symbol".
        """)
  }
}

/// The outcome with another output.
@Suite struct OutcomeMappingTests {
  @Test func onlyAValidOutputIsMapped() throws {
    let valid = Outcome.valid(3)
    #expect(valid.map { $0 + 1 } == .valid(4))
    let undecided = Outcome<Int>.undecided(.issueLimit(7))
    #expect(undecided.map(String.init) == .undecided(.issueLimit(7)))
    let invalid = try Validator(.string()).validate("3")
    #expect(invalid.map { _ in 1 }.issues == invalid.issues)
  }
}
