import SchemaModel
import SourceJSON
import Testing
import Validation

/// Expects what each version of Zod says about a payload, written as JSON: the output, or the issues, a line each.
///
/// - Parameters:
///   - payload: The payload as JSON text.
///   - schema: The schema.
///   - direction: Whether the payload is an input or an output of the schema.
///   - first: What 4.3.6 says, and the later versions without an answer of their own.
///   - second: What 4.4.3 says, and 4.6.7 too without its own.
///   - third: What 4.6.7 says.
func expect(
  _ payload: String, by schema: ZodSchema, direction: Validator.Direction = .decode,
  _ first: String, from443 second: String? = nil, from467 third: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let answers = [
    (ZodVersion.v4_3_6, first), (.v4_4_3, second ?? first), (.v4_6_7, third ?? second ?? first),
  ]
  for (version, answer) in answers {
    let validator = try Validator(
      schema, zod: version, direction: direction, functions: .testing)
    let found = try outcome(of: payload, by: validator, sourceLocation: sourceLocation)
    #expect(found.written == answer, "Zod \(version.rawValue)", sourceLocation: sourceLocation)
  }
}

/// Returns an object of one key, `v`.
func object(v schema: ZodSchema) -> ZodSchema { .object { Field("v", schema) } }
