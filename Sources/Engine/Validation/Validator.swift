package import SchemaGraph
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
  /// The labelled schemas around the schema; none but for a part of another schema.
  private var scope: [ZodSchema.Labelled]
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
  ///
  /// - Parameter scope: The labelled schemas around the schema, the outermost first, to which its references may lead.
  package init(
    _ schema: ZodSchema, in scope: [ZodSchema.Labelled] = [], semantics: ZodSemantics,
    direction: Direction = .decode, functions: FunctionRegistry = .standard,
    limits: ValidationLimits = .default
  ) throws(SchemaError) {
    let graph = try SchemaGraph.resolving(schema, in: scope, semantics)
    try self.init(
      graph.root, of: graph, direction: direction, functions: functions, limits: limits)
    self.scope = scope
  }

  /// Compiles a schema inside of a graph.
  private init(
    _ node: SchemaGraph.Node, of graph: SchemaGraph, direction: Direction,
    functions: FunctionRegistry, limits: ValidationLimits
  ) throws(SchemaError) {
    plan = try SchemaCompiler.compile(
      node, of: graph, isEncoding: direction == .encode, functions: functions)
    schema = graph.schema(node)
    scope = []
    self.functions = functions
    semantics = graph.semantics
    self.direction = direction
    self.limits = limits
  }

  /// Compiles a schema inside of another one, to run it as a validator of that one does.
  ///
  /// - Throws: `SchemaError` if the schema can't be compiled by itself.
  package init(
    _ node: SchemaGraph.Node, of graph: SchemaGraph, like whole: Validator
  ) throws(SchemaError) {
    try self.init(
      node, of: graph, direction: whole.direction, functions: whole.functions,
      limits: whole.limits)
  }

  /// The schema with its references resolved, made anew for each caller.
  package var graph: SchemaGraph {
    get throws(SchemaError) { try SchemaGraph.resolving(schema, in: scope, semantics) }
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
      schema, in: scope, semantics: semantics,
      direction: direction == .decode ? .encode : .decode,
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

extension SchemaGraph {
  /// Returns the graph of a schema inside of labelled ones.
  fileprivate static func resolving(
    _ schema: ZodSchema, in scope: [ZodSchema.Labelled], _ semantics: ZodSemantics
  ) throws(SchemaError) -> SchemaGraph {
    do throws(SchemaGraphError) {
      return try SchemaGraph(schema, in: scope, semantics: semantics)
    } catch {
      throw SchemaError(error)
    }
  }
}
