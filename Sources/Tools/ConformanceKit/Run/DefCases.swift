internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Runs cases of the kinds `def` and `def+functions`: a payload by the schema of a recorded `def` tree, whose
/// functions answer from their recorded calls.
enum DefCases {
  static func run(_ vector: VectorCase, zod: ZodVersion) -> CaseOutcome {
    let expected = SchemaCases.expectation(of: vector)
    do {
      let functions = try RecordedFunctions(
        vector["functions"] ?? [:], issues: vector["issues"])
      let validator = try Validator(
        DefReader.schema(of: vector["def"] ?? .null, zod: zod), zod: zod,
        direction: isEncoded(vector) ? .encode : .decode, functions: functions.registry())
      return SchemaCases.outcome(
        of: JSONWriter.bytes(of: vector["input"] ?? .null), by: validator, expected: expected,
        rewinding: functions.rewind)
    } catch {
      return .failed(expected: expected, found: "\(error)")
    }
  }

  /// Returns whether a payload is encoded: the direction `backward`.
  static func isEncoded(_ vector: VectorCase) throws(ZodDefError) -> Bool {
    switch vector["direction"] {
    case nil, "forward": return false
    case "backward": return true
    case let other?:
      throw ZodDefError(
        path: "$.direction", reason: "unknown direction \(JSONWriter.string(of: other))")
    }
  }
}
