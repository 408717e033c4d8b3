internal import JSPrimitives
package import SchemaModel
internal import SourceJSON
package import Validation

/// One of two schemas that are compared, with the version of Zod and the functions that it runs with.
package struct ComparedSchema: Sendable {
  /// The schema.
  package var schema: ZodSchema
  /// The version of Zod.
  package var zod: ZodVersion
  /// The functions that the schema uses by name.
  package var functions: FunctionRegistry
  /// The name of the set of functions. Two sets of one name are the same.
  package var functionSet: String
  /// Whether a transform may add issues; false if each returns a value or throws.
  package var hasReportingTransforms: Bool

  /// A schema with what it runs with.
  package init(
    _ schema: ZodSchema, zod: ZodVersion, functions: FunctionRegistry = .standard,
    functionSet: String = "", hasReportingTransforms: Bool = true
  ) {
    self.schema = schema
    self.zod = zod
    self.functions = functions
    self.functionSet = functionSet
    self.hasReportingTransforms = hasReportingTransforms
  }

  /// Returns another schema with the same version and functions.
  func with(_ schema: ZodSchema) -> ComparedSchema {
    var other = self
    other.schema = schema
    return other
  }
}

/// The validators of the parts of a schema, each compiled once.
final class SubschemaValidators {
  let zod: ZodVersion
  let hasReportingTransforms: Bool
  let functions: FunctionRegistry
  private let work: SearchWork
  private var validators: [ZodSchema: Validator?] = [:]
  private var absences: [Field: Bool?] = [:]

  init(_ side: ComparedSchema, _ work: SearchWork) {
    self.work = work
    zod = side.zod
    functions = side.functions
    hasReportingTransforms = side.hasReportingTransforms
  }

  /// Returns the validator of a part; nil if it can't be compiled by itself.
  func validator(of part: ZodSchema) -> Validator? {
    if let known = validators[part] { return known }
    guard !work.isExhausted else { return nil }
    work.compile(part)
    let validator = try? Validator(part, zod: zod, functions: functions)
    validators[part] = .some(validator)
    return validator
  }

  /// Returns whether a part accepts a value; nil if there is no verdict.
  func accepts(_ value: JSONValue, _ part: ZodSchema) -> Bool? {
    guard let validator = validator(of: part), work.validate(value) else { return nil }
    switch validator.verdict(on: value) {
    case .valid: return true
    case .invalid: return false
    case .undecided: return nil
    }
  }

  /// Returns the output that a part has for a value; nil if it has none.
  func output(of value: JSONValue, _ part: ZodSchema) -> JSONValue? {
    guard let validator = validator(of: part), work.validate(value) else { return nil }
    return validator.validate(value).output
  }

  /// Returns the output of an object without the key of a field; nil if it has none.
  func outputOfAbsence(of field: Field) -> JSONValue? {
    output(of: [:], ZodSchema(.object(ZodSchema.Shape([field]))))
  }

  /// Returns whether an object may lack the key of a field; nil if there is no verdict.
  func acceptsAbsence(of field: Field) -> Bool? {
    if let known = absences[field] { return known }
    let object = ZodSchema(.object(ZodSchema.Shape([field])))
    let isAccepted = accepts(.object(JSONObject()), object)
    absences[field] = .some(isAccepted)
    return isAccepted
  }
}
