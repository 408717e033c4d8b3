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
    #expect(try validator.judge(text) == verdict)
    #expect(try validator.judge(bytes) == verdict)
    #expect(try validator.judge(Data(bytes)) == verdict)
    #expect(try bytes.withUnsafeBufferPointer { try validator.judge($0) } == verdict)
    #expect(try validator.isValid(text) == isValid)
    #expect(try validator.isValid(bytes) == isValid)
    #expect(try validator.isValid(Data(bytes)) == isValid)
    #expect(try bytes.withUnsafeBufferPointer { try validator.isValid($0) } == isValid)
    // A slice, and a string that another one stores.
    #expect(try validator.isValid(Data("  \(text)".utf8).dropFirst(2)) == isValid)
    #expect(try validator.isValid(String("  \(text)".dropFirst(2))) == isValid)
  }

  @Test func aPayloadThatIsNoJSONIsAnError() throws {
    let validator = try Validator(Self.schema)
    for text in ["", "{", "[1,]", "\u{FEFF}{}"] {
      #expect(throws: JSONError.self) { try validator.judge(text) }
      #expect(throws: JSONError.self) { try validator.isValid(text) }
      #expect(throws: JSONError.self) { try validator.isValid(Data(text.utf8)) }
    }
  }

  @Test func anUndecidedPayloadIsNeitherValidNorInvalid() throws {
    let validator = try Validator(Self.schema, limits: ValidationLimits(maximumBytes: 10))
    let text = #"{"name": "Ana"}"#
    guard case .undecided(.payloadLimit(let error)) = try validator.judge(text) else {
      Issue.record("decided")
      return
    }
    #expect(throws: UndecidedReason.payloadLimit(error)) { try validator.isValid(text) }
    #expect(try validator.isValid("[]") == false)
  }
}
