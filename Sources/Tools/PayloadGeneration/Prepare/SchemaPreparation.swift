internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Resolves a schema's names and compiles its patterns; throws for a node that has no generator.
struct SchemaPreparation {
  /// Walks follow the schema's nesting on the stack.
  private static let greatestDepth = 128

  private var depth = 0
  /// The labelled schemas around the node, the outermost first.
  private var scope: [ZodSchema.Labelled] = []
  /// The references to them.
  private var references: [(target: SchemaGraph.Node, reference: PreparedReference)] = []
  let graph: SchemaGraph
  private let functions: FunctionRegistry
  private let isSmall: Bool

  var version: ZodVersion { graph.semantics.version }

  /// The maximum number of schemas in one whose parts that refer around themselves are validated: each is compiled with all that
  /// it refers to.
  private static let maximumSize = 4_000

  private init(_ graph: SchemaGraph, functions: FunctionRegistry) {
    self.graph = graph
    self.functions = functions
    isSmall = graph.nodes.count <= Self.maximumSize
  }

  static func prepare(
    _ schema: ZodSchema, version: ZodVersion, functions: FunctionRegistry
  ) throws(GenerationError) -> PreparedSchema {
    let graph: SchemaGraph
    do throws(SchemaGraphError) {
      graph = try SchemaGraph(schema, semantics: version.semantics)
    } catch {
      throw GenerationError(path: "$.schema", reason: "the schema is \(error)")
    }
    var preparation = SchemaPreparation(graph, functions: functions)
    return try preparation.prepare(graph.root, path: "$.schema", subject: .words)
  }

  mutating func prepare(
    _ node: SchemaGraph.Node, path: String, subject: Subject
  ) throws(GenerationError) -> PreparedSchema {
    guard depth < Self.greatestDepth else {
      throw GenerationError(
        path: path, reason: "the schema nests deeper than \(Self.greatestDepth)")
    }
    depth += 1
    defer { depth -= 1 }
    let schema = graph.schema(node)
    let verdicts = NodeVerdicts(
      schema, in: scope, semantics: graph.semantics, functions: functions,
      isSmall: isSmall || scope.isEmpty)
    let target = PreparedReference()
    if let label = schema.label {
      scope.append((label, schema))
      references.append((node, target))
    }
    defer {
      if schema.label != nil {
        scope.removeLast()
        references.removeLast()
      }
    }
    let parts = try parts(of: node, path: path, subject: subject)
    var members = graph.insideChecks(node)
    var checks: [PreparedCheck] = []
    for (index, check) in schema.checks.enumerated() {
      let place = "\(path).checks[\(index)]"
      var prepared = try CheckPreparation.prepare(check, version: version, path: place)
      switch check.kind {
      case .property(let key, _):
        for member in members.prefix(1) {
          let member = try prepare(
            member, path: place + ".schema", subject: Subject(key: key.string))
          prepared.properties = [PreparedField(key: key, schema: member)]
        }
      case .properties(let fields):
        prepared.properties = try self.fields(fields, members, path: place)
      default: break
      }
      members = members.dropFirst(check.parts.count)
      checks.append(prepared)
    }
    let prepared = PreparedSchema(
      schema.node, checks: checks, parts: parts, path: path, subject: subject,
      absence: graph.inputAbsence(of: node), mayOutputBeAbsent: graph.outputMayBeAbsent(of: node),
      verdicts: verdicts, version: version)
    target.schema = prepared
    return prepared
  }

  /// Returns the prepared reference of a reference's node.
  func reference(
    _ node: SchemaGraph.Node, to label: String, path: String
  ) throws(GenerationError) -> PreparedReference {
    let target = graph.target(node)
    guard let found = references.last(where: { $0.target == target }) else {
      throw GenerationError(path: path, reason: "no schema around has the label \"\(label)\"")
    }
    return found.reference
  }

  mutating func prepare(
    all nodes: some Sequence<SchemaGraph.Node>, path: String, subject: Subject
  ) throws(GenerationError) -> [PreparedSchema] {
    var prepared: [PreparedSchema] = []
    for (index, node) in nodes.enumerated() {
      prepared.append(try prepare(node, path: "\(path)[\(index)]", subject: subject))
    }
    return prepared
  }

  mutating func fields(
    _ declared: [Field], _ nodes: ArraySlice<SchemaGraph.Node>, path: String
  ) throws(GenerationError) -> [PreparedField] {
    var fields: [PreparedField] = []
    for (field, node) in zip(declared, nodes) {
      let schema = try prepare(
        node, path: "\(path).shape.\(field.key)", subject: Subject(key: field.key))
      fields.append(PreparedField(key: field.jsKey, schema: schema))
    }
    // JavaScript enumerates a shape's array indices first, whatever the order of declaration.
    let order = JSONObject(fields.enumerated().map { ($1.key, .number(Double($0))) })
    return order.members.compactMap { member in
      member.value.number.flatMap { Int(exactly: $0) }.map { fields[$0] }
    }
  }
}
