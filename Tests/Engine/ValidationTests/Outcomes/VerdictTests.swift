import Foundation
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Verdicts without outputs and issues.
@Suite struct VerdictTests {
  private static let schema = ZodSchema.object { Field("name", .string().min(2)) }

  @Test(arguments: [
    (#"{"name": "Ana"}"#, Verdict.valid), (#"{"name": "A"}"#, .invalid), ("[]", .invalid),
  ])
  func everyFormOfAPayloadHasIt(text: String, verdict: Verdict) throws {
    let validator = try Validator(Self.schema)
    let bytes = Array(text.utf8)
    let isValid = verdict == .valid
    #expect(validator.verdict(on: text) == verdict)
    #expect(validator.verdict(on: bytes) == verdict)
    #expect(validator.verdict(on: Data(bytes)) == verdict)
    #expect(bytes.withUnsafeBufferPointer { validator.verdict(on: $0) } == verdict)
    #expect(validator.isValid(text) == isValid)
    #expect(validator.isValid(bytes) == isValid)
    #expect(validator.isValid(Data(bytes)) == isValid)
    #expect(bytes.withUnsafeBufferPointer { validator.isValid($0) } == isValid)
    // A slice, and a string that another one stores.
    #expect(validator.isValid(Data("  \(text)".utf8).dropFirst(2)) == isValid)
    #expect(validator.isValid(String("  \(text)".dropFirst(2))) == isValid)
  }

  @Test func aValueHasTheVerdictOfItsText() throws {
    let validator = try Validator(Self.schema, limits: ValidationLimits(maximumDepth: 2))
    for text in [#"{"name": "Ana"}"#, #"{"name": "A"}"#, "[]"] {
      let value = try JSONValue(parsing: text)
      #expect(validator.verdict(on: value) == validator.verdict(on: text))
      #expect(validator.isValid(value) == validator.isValid(text))
    }
    let deep: JSONValue = [[[1]]]
    guard case .undecided(.payloadLimit) = validator.verdict(on: deep) else {
      Issue.record("decided")
      return
    }
    #expect(!validator.isValid(deep))
  }

  @Test func aPayloadThatIsNotJSONIsUndecidedAndNotValid() throws {
    let validator = try Validator(Self.schema)
    for text in ["", "{", "[1,]", "\u{FEFF}{}"] {
      guard case .undecided(.notJSON(let error)) = validator.verdict(on: text) else {
        Issue.record("\(text) is decided")
        continue
      }
      #expect(validator.validate(text) == .undecided(.notJSON(error)))
      #expect(!validator.isValid(text))
      #expect(!validator.isValid(Data(text.utf8)))
    }
  }

  @Test func theReasonNamesThePositionOfTheFault() throws {
    let outcome = try Validator(Self.schema).validate("{")
    #expect(
      "\(outcome)"
        == #"undecided(not JSON, 1:2, expected a key or "}", found the end of the text)"#)
  }

  @Test func anUndecidedPayloadIsNotValid() throws {
    let validator = try Validator(Self.schema, limits: ValidationLimits(maximumBytes: 10))
    let text = #"{"name": "Ana"}"#
    guard case .undecided(.payloadLimit) = validator.verdict(on: text) else {
      Issue.record("decided")
      return
    }
    #expect(!validator.isValid(text))
    #expect(!validator.isValid("[]"))
  }

  /// A source that never passes its JSON on.
  private struct Nothing: JSONSource {
    func withJSON(_ body: (JSONInput) -> Void) {}
  }

  @Test func aSourceWithoutJSONIsNotJSON() throws {
    let validator = try Validator(.any)
    #expect(validator.validate(Nothing()).isNotJSON)
    #expect(!validator.isValid(Nothing()))
  }

  /// A type of an app that holds JSON.
  private struct Message: JSONSource {
    var body: Substring
    func withJSON(_ body: (JSONInput) -> Void) { self.body.withJSON(body) }
  }

  @Test func aTypeOfTheProgramCanBeASource() throws {
    let validator = try Validator(Self.schema)
    #expect(validator.isValid(Message(body: #"{"name": "Ana"}"#)))
    #expect(validator.isValid(Array(#"{"name": "Ana"}"#.utf8)[...]))
  }
}
