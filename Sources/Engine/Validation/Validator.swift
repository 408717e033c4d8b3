public import SchemaModel
public import SourceJSON

/// A compiled schema that validates payloads as Zod does: the same verdict, the same output, the same issues.
///
/// Compile a schema once and keep the validator. Any number of threads may use it at once. It keeps the memory of its calls
/// for later ones, at most 256 KB for each of 16.
///
///     let login = try Validator(.object { Field("email", .string().email().toLowerCase()) })
///     switch login.validate(#"{"email": "A@B.CO"}"#) {
///     case .valid(let output): print(output)
///     case .invalid(let issues): print(issues.fieldErrors)
///     case .undecided(let reason): print(reason)
///     }
public struct Validator: Sendable {
  /// The way a validator runs a schema.
  public enum Direction: Sendable, Hashable {
    /// From inputs to outputs: `parse` and `decode`.
    case decode
    /// From outputs to inputs: `encode`.
    case encode
  }

  let plan: Plan
  package let schema: ZodSchema
  package let functions: FunctionRegistry
  private let semantics: ZodSemantics
  /// The version of Zod that the validator restates.
  public var zod: ZodVersion { semantics.version }
  /// The way in which the validator runs its schema.
  public let direction: Direction
  /// The limits of payloads; beyond them an outcome is undecided.
  public var limits: ValidationLimits {
    didSet { records = RecordPool() }
  }
  /// The memory of calls, which later calls reuse. All of it has the validator's limits.
  private(set) var records = RecordPool()

  /// Compiles a schema.
  ///
  /// - Parameters:
  ///   - schema: The schema that payloads must fit.
  ///   - zod: The version of Zod to restate; by default the newest release.
  ///   - direction: Whether payloads are inputs or outputs of the schema. On encoding, a payload is an output, and
  ///     the validator's output is the input that it came from.
  ///   - functions: The functions that the schema may use by name.
  ///   - limits: The limits of payloads.
  /// - Throws: `SchemaError` with the part of the schema that can't be honoured exactly.
  public init(
    _ schema: ZodSchema, zod: ZodVersion = .newestRelease, direction: Direction = .decode,
    functions: FunctionRegistry = .standard, limits: ValidationLimits = .default
  ) throws(SchemaError) {
    try self.init(
      schema, semantics: zod.semantics, direction: direction, functions: functions, limits: limits)
  }

  /// Compiles a schema with rules that may be a mixture of versions; the other parameters are those of
  /// `init(_:zod:direction:functions:limits:)`.
  package init(
    _ schema: ZodSchema, semantics: ZodSemantics, direction: Direction = .decode,
    functions: FunctionRegistry = .standard, limits: ValidationLimits = .default
  ) throws(SchemaError) {
    plan = try SchemaCompiler.compile(
      schema, semantics: semantics, isEncoding: direction == .encode, functions: functions)
    self.schema = schema
    self.functions = functions
    self.semantics = semantics
    self.direction = direction
    self.limits = limits
  }

  /// Returns a validator of the same schema that runs it in the other direction.
  ///
  ///     let decoder = try Validator(.codec(.string(), .number(), decode: "parse", encode: "print"))
  ///     let encoder = try decoder.reversed()
  ///
  /// It compiles the schema, so keep it as you keep this one.
  ///
  /// - Throws: `SchemaError` with the part of the schema that can't be honoured exactly.
  public func reversed() throws(SchemaError) -> Validator {
    try Validator(
      schema, semantics: semantics, direction: direction == .decode ? .encode : .decode,
      functions: functions, limits: limits)
  }

  /// Compiles a schema document.
  ///
  /// - Parameters:
  ///   - document: The UTF-8 text of a schema document.
  ///   - zod: The version of Zod to restate; nil for that of the document, which is
  ///     `ZodVersion.ofUnversionedDocuments` if it names none.
  ///   - direction: Whether payloads are inputs or outputs of the schema.
  ///   - functions: The functions that the schema may use by name.
  ///   - limits: The limits of payloads.
  ///   - documentLimits: The limits of the document.
  /// - Throws: `JSONError` if the text is not JSON, `SchemaDocument.ReadingError` if it is not a schema document,
  ///   `SchemaError` if the schema can't be honoured exactly.
  public init(
    document: [UInt8], zod: ZodVersion? = nil, direction: Direction = .decode,
    functions: FunctionRegistry = .standard, limits: ValidationLimits = .default,
    documentLimits: JSONLimits = SchemaDocument.defaultLimits
  ) throws {
    let document = try SchemaDocument(document, limits: documentLimits)
    try self.init(
      document.schema, zod: zod ?? document.zod ?? .ofUnversionedDocuments, direction: direction,
      functions: functions, limits: limits)
  }
}
