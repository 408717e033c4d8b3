internal import JSPrimitives
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
  var graph = SchemaGraph()
  /// The schemas in the order in which they were met.
  var entries: [SchemaEntry] = []
  /// The entries of the schemas inside, by family and slot.
  var families: [[Int: Int]] = []
  /// The entries and families of schemas that several places may hold, by representative.
  var entryOfTerm: [Int: Int] = [:]
  var familyOfTerm: [Int: Int] = [:]
  var frames: [VisitFrame] = []
  var definitionCount = 0
  /// The intersections in the order in which they were made.
  var intersections: [Int] = []

  init(
    _ options: JSONSchemaOptions, _ zod: ZodVersion, _ handlers: JSONSchemaHandlers,
    _ functions: FunctionRegistry
  ) {
    self.options = options
    self.handlers = handlers
    self.functions = functions
    rules = JSONSchemaRules(zod)
    dialect = Dialect(options.target, rules)
    graph.unitesEquals = options.unitesEquals
    graph.copiesPartialKeys = rules.copiesPartialKeys
  }

  /// Returns the JSON Schema of one schema.
  mutating func make(_ schema: ZodSchema) throws(JSONSchemaError) -> JSONValue {
    let root = try visit(graph.root(schema))
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
