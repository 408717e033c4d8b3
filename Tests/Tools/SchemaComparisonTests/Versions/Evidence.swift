import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import SchemaComparison

extension UpgradeFinding {
  /// Expects that the witness has the outcomes of the report, after a round trip as text.
  func expectEvidence(
    for schema: ZodSchema, from: ZodVersion, to: ZodVersion,
    direction: Validator.Direction = .decode, functions: FunctionRegistry
  ) throws {
    func validator(_ version: ZodVersion) throws(SchemaError) -> Validator {
      try Validator(schema, zod: version, direction: direction, functions: functions)
    }
    switch witness {
    case .payload(let payload, let before, let after):
      let text = PayloadText.string(of: payload)
      let old = PayloadOutcome(try validator(from).validate(text))
      let new = PayloadOutcome(try validator(to).validate(text))
      #expect(old == before, "\(text)")
      #expect(new == after, "\(text)")
      #expect(PayloadEffect(from: old, to: new) == effect, "\(text)")
    case .schema(let before, let after):
      #expect((before == nil) != (after == nil))
      #expect(effect == .schema)
      #expect(((try? validator(from)) == nil) == (before != nil))
      #expect(((try? validator(to)) == nil) == (after != nil))
    }
  }
}
