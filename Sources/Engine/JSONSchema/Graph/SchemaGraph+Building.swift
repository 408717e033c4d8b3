internal import SchemaModel

extension SchemaGraph {
  /// Returns the node of a schema, and adds the nodes of all schemas inside.
  ///
  /// It uses no stack of the program, and walks through storage that two places share once.
  mutating func number(of root: ZodSchema) throws(JSONSchemaError) -> Int {
    var builder = NodeBuilder(copiesPartialKeys: copiesPartialKeys)
    return try builder.build(root, into: &self)
  }
}

/// Makes nodes of schemas, the inner ones first.
private struct NodeBuilder {
  /// A schema whose inner schemas are being made.
  private struct Frame {
    let key: StorageKey
    let schema: ZodSchema
    let parts: SchemaParts
    var children: [Int] = []
  }

  let copiesPartialKeys: Bool
  private var frames: [Frame] = []
  private var built: [StorageKey: Int] = [:]
  /// The schemas of the keys in `built`, whose storage must not be used again.
  private var retained: [ZodSchema] = []
  private var steps = 0

  init(copiesPartialKeys: Bool) { self.copiesPartialKeys = copiesPartialKeys }

  mutating func build(
    _ root: ZodSchema, into graph: inout SchemaGraph
  ) throws(JSONSchemaError) -> Int {
    try push(root)
    while true {
      let top = frames.count - 1
      let next = frames[top].children.count
      guard next == frames[top].parts.children.count else {
        let child = frames[top].parts.children[next]
        if let known = built[StorageKey(child)] {
          frames[top].children.append(known)
        } else {
          try push(child)
        }
        continue
      }
      let frame = frames.removeLast()
      let node = try node(of: frame, in: &graph)
      built[frame.key] = node
      retained.append(frame.schema)
      guard !frames.isEmpty else { return node }
      frames[frames.count - 1].children.append(node)
    }
  }

  private mutating func push(_ schema: ZodSchema) throws(JSONSchemaError) {
    steps += 1
    guard frames.count < SchemaGraph.maximumDepth else { throw Self.tooDeep }
    guard steps <= SchemaGraph.maximumSize else {
      throw JSONSchemaError("the schema has more than \(SchemaGraph.maximumSize) parts")
    }
    let parts = SchemaParts(schema, copyingPartialKeys: copiesPartialKeys)
    frames.append(Frame(key: StorageKey(schema), schema: schema, parts: parts))
  }

  private static var tooDeep: JSONSchemaError {
    JSONSchemaError("nested deeper than \(SchemaGraph.maximumDepth) schemas")
  }

  private mutating func node(
    of frame: Frame, in graph: inout SchemaGraph
  ) throws(JSONSchemaError) -> Int {
    let shell = shell(frame.parts, in: &graph)
    let key = SchemaGraph.NodeKey(shell: shell, children: frame.children)
    if let known = graph.nodeNumbers[key] { return known }
    var free: Set<String> = []
    var height = 0
    for child in frame.children {
      free.formUnion(graph.nodes[child].free)
      height = max(height, graph.nodes[child].height)
    }
    guard height < SchemaGraph.maximumDepth else { throw Self.tooDeep }
    if case .reference(let label) = frame.parts.shell.node { free.insert(label) }
    if let label = frame.parts.shell.label { free.remove(label) }
    graph.nodes.append(
      SchemaGraph.Node(
        schema: frame.schema, shell: shell, children: frame.children, free: free.sorted(),
        height: height + 1))
    graph.nodeNumbers[key] = graph.nodes.count - 1
    return graph.nodes.count - 1
  }

  private mutating func shell(_ parts: SchemaParts, in graph: inout SchemaGraph) -> Int {
    let key = ShellKey(parts.shell)
    if let known = graph.shellNumbers[key] { return known }
    graph.shells.append(parts)
    graph.shellNumbers[key] = graph.shells.count - 1
    // The schemas inside are nodes of their own.
    graph.shells[graph.shells.count - 1].children = []
    return graph.shells.count - 1
  }
}
