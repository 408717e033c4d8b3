internal import CompassSchemas
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Runs cases of the kinds `schema` and `document`.
struct SchemaCases {
  /// The validators made so far, by name.
  private var validators: [String: Validator] = [:]
  /// The year in which the cases were recorded; nil for that of each schema's revision.
  private let recordedYear: Int?

  /// The version of Zod that the cases were recorded from; nil for that of each schema's revision.
  private let zod: ZodVersion?

  init(recordedYear: Int?, zod: ZodVersion?) {
    self.recordedYear = recordedYear
    self.zod = zod
  }

  /// The functions that recorded documents name besides the web app's own.
  static let functions: FunctionRegistry = {
    var functions = WebRevision.february2026.functions
    functions.register(ZodSchema.Predicate("alwaysPass", .value { _ in true }))
    functions.register(ZodSchema.Predicate("alwaysFail", .value { _ in false }))
    functions.register(ZodSchema.Predicate("truthy", .value { $0.isTruthy }))
    functions.register(
      ZodSchema.Predicate("sumBelow100") { (value: ZodValue) in
        guard let first = value["a"].int, let second = value["b"].int else {
          throw ZodSchema.UnsupportedValue(.bigint)
        }
        let (sum, overflows) = first.addingReportingOverflow(second)
        return overflows ? first < 0 : sum < 100
      })
    return functions
  }()

  mutating func run(_ vector: VectorCase, suite: String) -> CaseOutcome {
    let name = vector["schema"]?.text?.string ?? suite
    let expected = Self.expectation(of: vector)
    let validator: Validator
    do {
      validator = try self.validator(named: name)
    } catch {
      return .failed(expected: expected, found: "\(error)")
    }
    let payload = vector["json"]?.text?.bytes ?? Self.text(of: vector["input"] ?? .null)
    return Self.outcome(of: payload, by: validator, expected: expected)
  }

  /// Returns a document's case: the document must also survive loading and exporting.
  static func runDocument(_ vector: VectorCase, zod: ZodVersion) -> CaseOutcome {
    let expected = expectation(of: vector)
    let schema = vector["document"] ?? .null
    let source: JSONValue = [
      "format": .string(JSText(SchemaDocument.format2)), "name": .string(JSText(vector.id)),
      "schema": schema,
    ]
    do {
      let document = try SchemaDocument(source)
      let written = try document.value
      guard written["schema"] == schema else {
        return CaseOutcome(expected: source, found: written)
      }
      let validator = try Validator(document.schema, zod: zod, functions: functions)
      return outcome(of: text(of: vector["input"] ?? .null), by: validator, expected: expected)
    } catch {
      return .failed(expected: expected, found: "\(error)")
    }
  }

  private mutating func validator(named name: String) throws -> Validator {
    if let validator = validators[name] { return validator }
    // A schema of a later revision is recorded with the revision behind its name.
    let revision = WebRevision.allCases.first { name.hasSuffix("-" + $0.rawValue) } ?? .february2026
    let plainName =
      name.hasSuffix("-" + revision.rawValue)
      ? String(name.dropLast(revision.rawValue.count + 1)) : name
    // The web app's URL field is recorded alone too.
    let schema =
      SchemaCatalog.field(named: plainName, of: revision)?.schema
      ?? SchemaCatalog.document(
        named: plainName, of: revision, currentYear: recordedYear ?? revision.recordedYear)?.schema
    guard let schema else { throw VectorCase.FieldError(reason: "no schema is named \"\(name)\"") }
    let validator = try Validator(schema, zod: zod ?? revision.zod)
    validators[name] = validator
    return validator
  }

  /// Returns a payload's bytes: JSON text that reads back as the value, lone surrogates escaped.
  private static func text(of value: JSONValue) -> [UInt8] { JSONWriter.bytes(of: value) }
}
