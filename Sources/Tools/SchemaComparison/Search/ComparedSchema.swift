internal import PayloadGeneration
package import SchemaModel
internal import SourceJSON
package import Validation

/// One of two schemas that are compared, with what it runs with: the version of Zod, the functions, the direction, the limits.
///
/// An upgrade compares one schema at two versions.
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
  /// The direction in which payloads run through the schema.
  package var direction: Validator.Direction
  /// The limits of a payload.
  package var limits: ValidationLimits

  /// A schema with what it runs with.
  package init(
    _ schema: ZodSchema, zod: ZodVersion, functions: FunctionRegistry = .standard,
    functionSet: String = "", hasReportingTransforms: Bool = true,
    direction: Validator.Direction = .decode, limits: ValidationLimits = .default
  ) {
    self.schema = schema
    self.zod = zod
    self.functions = functions
    self.functionSet = functionSet
    self.hasReportingTransforms = hasReportingTransforms
    self.direction = direction
    self.limits = limits
  }

  /// Returns another schema with the same version and functions.
  func with(_ schema: ZodSchema) -> ComparedSchema {
    var other = self
    other.schema = schema
    return other
  }

  /// Returns the schema in another version of Zod.
  func at(_ zod: ZodVersion) -> ComparedSchema {
    var other = self
    other.zod = zod
    return other
  }

  /// Whether equal schemas of two sides have equal verdicts.
  func hasSameRules(as other: ComparedSchema) -> Bool {
    zod == other.zod && functionSet == other.functionSet
  }

  /// Returns the validator of the schema.
  ///
  /// - Throws: `SchemaError` if it can't be compiled.
  package func validator() throws(SchemaError) -> Validator {
    try validator(of: zod.semantics)
  }

  /// Returns the validator of the schema with other rules than those of a version.
  func validator(of semantics: ZodSemantics) throws(SchemaError) -> Validator {
    try Validator(
      schema, semantics: semantics, direction: direction, functions: functions, limits: limits)
  }

  /// Returns the generator of the schema's payloads; nil if a construct has none.
  func generator() -> PayloadGenerator? {
    try? PayloadGenerator(schema, version: zod, functions: functions)
  }
}
