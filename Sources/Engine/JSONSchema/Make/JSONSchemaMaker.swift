internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Makes a JSON Schema as Zod's `toJSONSchema` does: visits all schemas, extracts definitions, merges wrappers with what
/// they wrap, and writes the result.
///
/// No step uses the program's stack for the levels of a schema.
struct JSONSchemaMaker {
  let options: JSONSchemaOptions
  let rules: JSONSchemaRules
  let dialect: Dialect
  let handlers: JSONSchemaHandlers
  let functions: FunctionRegistry
  let graph: SchemaGraph
  /// The places that hold the same schema.
  var identities: SchemaIdentities
  var knownAsTransforming: [SchemaGraph.Node: Bool] = [:]
  /// The schemas in the order in which they were met.
  var entries: [SchemaEntry] = []
  /// The entries of the schemas inside, by family and slot.
  var families: [[Int: Int]] = []
  /// The entries and families of schemas that several places may hold, by representative.
  var entryOfNode: [SchemaGraph.Node: Int] = [:]
  var familyOfNode: [SchemaGraph.Node: Int] = [:]
  var frames: [VisitFrame] = []
  var definitionCount = 0
  /// The intersections in the order in which they were made.
  var intersections: [Int] = []

  init(
    _ schemas: [ZodSchema], _ options: JSONSchemaOptions, _ zod: ZodVersion,
    _ handlers: JSONSchemaHandlers, _ functions: FunctionRegistry
  ) throws(JSONSchemaError) {
    self.options = options
    self.handlers = handlers
    self.functions = functions
    rules = JSONSchemaRules(zod)
    dialect = Dialect(options.target, rules)
    identities = SchemaIdentities(unitesEquals: options.unitesEquals)
    do throws(SchemaGraphError) {
      graph = try SchemaGraph(
        schemas, semantics: zod.semantics, unitesEquals: true,
        copiesPartialKeys: rules.copiesPartialKeys)
    } catch {
      throw JSONSchemaError(error.description)
    }
    if let label = graph.unresolvedLabel {
      throw JSONSchemaError("no schema around a reference is labelled \"\(label)\"")
    }
  }

  /// Returns the JSON Schema of the first schema.
  mutating func make() throws(JSONSchemaError) -> JSONValue {
    let root = try visit(graph.root)
    try requireDistinctIDs()
    try extract(root: root)
    try finish()
    return try result(root: root)
  }

  /// Completes the JSON Schemas once it is known which ones are definitions.
  mutating func finish() throws(JSONSchemaError) {
    let count = entries.count
    try merge()
    if rules.compactsTypes, !dialect.isOpenAPI { compactTypes() }
    if rules.writesKeysAsStrings { try writeKeysAsStrings() }
    if rules.foldsIntersections { try foldIntersections(ofFirst: count) }
  }
}
