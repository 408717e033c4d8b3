internal import SchemaModel

/// Makes nodes of distinct schemas: one for each, at each set of nodes that its references lead to.
struct NodeLinker {
  /// A schema and the nodes of its `free` labels; nil for a label that no schema around has.
  private struct Key: Hashable {
    let schema: Int
    let targets: [SchemaGraph.Node?]
  }

  private var keys: [Key] = []
  private var numbers: [Key: Int] = [:]

  /// Returns the node of a schema inside of labelled ones, the innermost last.
  mutating func node(
    of schema: Int, in scope: [(label: String, node: SchemaGraph.Node)], _ found: DistinctSchemas
  ) -> SchemaGraph.Node {
    let targets = found.schemas[schema].free.map { label in scope.last { $0.label == label }?.node }
    return node(Key(schema: schema, targets: targets))
  }

  private mutating func node(_ key: Key) -> SchemaGraph.Node {
    if let number = numbers[key] { return SchemaGraph.Node(number: number) }
    keys.append(key)
    numbers[key] = keys.count - 1
    return SchemaGraph.Node(number: keys.count - 1)
  }

  /// Returns all nodes with those inside.
  mutating func linked(_ found: DistinctSchemas) throws(SchemaGraphError) -> [SchemaGraph.Entry] {
    var entries: [SchemaGraph.Entry] = []
    while entries.count < keys.count {
      guard keys.count <= SchemaGraph.maximumSize else { throw .tooLarge }
      let number = entries.count
      let key = keys[number]
      let schema = found.schemas[key.schema]
      var entry = SchemaGraph.Entry(schema: key.schema)
      for inner in schema.inside {
        let targets = found.schemas[inner].free.map { label in
          // A schema without references around it has no label that leads to it.
          if schema.schema.label == label { return SchemaGraph.Node?.some(.init(number: number)) }
          return schema.free.firstIndex(of: label).flatMap { key.targets[$0] }
        }
        entry.children.append(node(Key(schema: inner, targets: targets)))
      }
      if case .reference(let label) = schema.schema.node {
        entry.target = schema.free.firstIndex(of: label).flatMap { key.targets[$0] }
      }
      entries.append(entry)
    }
    return entries
  }
}
