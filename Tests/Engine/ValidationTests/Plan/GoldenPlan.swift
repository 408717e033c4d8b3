import CompassSchemas
import SchemaModel
import Testing
import Validation

/// A schema whose plan is in a file of the folder `Golden`.
struct GoldenPlan: Sendable, CustomTestStringConvertible {
  /// The name of the file, without its extension.
  let name: String
  private let schema: ZodSchema
  private let zod: ZodVersion
  private let direction: Validator.Direction
  private let functions: FunctionRegistry

  init(
    _ name: String, _ schema: ZodSchema, zod: ZodVersion = .v4_4_3,
    direction: Validator.Direction = .decode, functions: FunctionRegistry = .testing
  ) {
    self.name = name
    self.schema = schema
    self.zod = zod
    self.direction = direction
    self.functions = functions
  }

  /// The schema of the app with a name, as a revision has it.
  init(app name: String, _ revision: WebRevision) {
    let schema = SchemaCatalog.document(
      named: name, of: revision, currentYear: revision.recordedYear)?.schema
    self.init(
      "\(name)-\(revision.rawValue)", schema ?? .never, zod: revision.zod,
      functions: revision.functions)
  }

  var testDescription: String { name }

  /// The plan as text, the same with PCRE2 and without it.
  func text() throws -> String {
    let validator = try Validator(schema, zod: zod, direction: direction, functions: functions)
    return validator.planDescription.replacing("PCRE2, then ", with: "") + "\n"
  }

  static let all: [GoldenPlan] = [
    GoldenPlan(app: "coach", .february2026), GoldenPlan(app: "coach", .august2026),
    GoldenPlan(app: "event", .february2026), GoldenPlan(app: "interaction", .august2026),
    GoldenPlan(app: "collegeScorecardResponse", .february2026),
    GoldenPlan("strings", strings), GoldenPlan("numbers", numbers), GoldenPlan("absent", absent),
    GoldenPlan("absent-before-4.4.3", absent, zod: .v4_3_6),
    GoldenPlan("unknown-keys", unknownKeys), GoldenPlan("intersections", intersections),
    GoldenPlan("records", records), GoldenPlan("recursive", recursive),
    GoldenPlan("discriminated-union", discriminatedUnion), GoldenPlan("tuples", tuples),
    GoldenPlan("formats", formats), GoldenPlan("object-checks", objectChecks),
    GoldenPlan("functions", functions), GoldenPlan("other-types", otherTypes),
    GoldenPlan("encoding", encoded, direction: .encode),
  ]
}
