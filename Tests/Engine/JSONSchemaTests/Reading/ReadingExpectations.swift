import JSONSchema
import SchemaModel
import SourceJSON
import Testing
import Validation

extension ZodSchema {
  /// Reads a JSON Schema that is given as text.
  init(
    reading text: String, target: JSONSchemaOptions.Target = .draft202012,
    zod: ZodVersion = .newestRelease
  ) throws {
    self = try ZodSchema(
      jsonSchema: JSONDocument(Array(text.utf8)).value, defaultTarget: target, zod: zod)
  }
}

extension [ZodVersion] {
  /// The versions before Zod 4.6.7, whose `fromJSONSchema` has no guards.
  static var before467: [ZodVersion] { ZodVersion.allCases.filter { $0 < .v4_6_7 } }
  /// The versions that keep metadata.
  static var since436: [ZodVersion] { ZodVersion.allCases.filter { $0 >= .v4_3_6 } }
}

/// Expects the schema of a JSON Schema, in every version of Zod unless some are named.
func expect(
  _ jsonSchema: String, target: JSONSchemaOptions.Target = .draft202012,
  reads schema: ZodSchema, in versions: [ZodVersion] = ZodVersion.allCases,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for version in versions {
    let read = try ZodSchema(reading: jsonSchema, target: target, zod: version)
    #expect(read == schema, "Zod \(version.rawValue)", sourceLocation: sourceLocation)
  }
}

/// Expects the error of a JSON Schema: its place and its reason.
func expect(
  _ jsonSchema: String, fails error: String, in versions: [ZodVersion] = ZodVersion.allCases,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for version in versions {
    let found = #expect(throws: JSONSchemaReadingError.self, sourceLocation: sourceLocation) {
      try ZodSchema(reading: jsonSchema, zod: version)
    }
    #expect(
      found?.description == error, "Zod \(version.rawValue)", sourceLocation: sourceLocation)
  }
}

/// Expects what the schema of a JSON Schema says about a payload: its output, or a line for each issue.
func expect(
  _ payload: String, by jsonSchema: String, zod: ZodVersion = .newestRelease, is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let validator = try Validator(ZodSchema(reading: jsonSchema, zod: zod), zod: zod)
  let found: String
  switch validator.validate(payload) {
  case .valid(let output): found = JSONWriter.string(of: output)
  case .invalid(let issues):
    found = issues.map { JSONWriter.string(of: $0.json) }.joined(separator: "\n")
  case .undecided(let reason): found = "undecided: \(reason)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}
