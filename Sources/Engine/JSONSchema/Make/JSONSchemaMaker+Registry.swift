internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaMaker {
  /// Returns the JSON Schemas of the schemas with these ids, which refer to each other by URIs.
  mutating func make(
    _ ids: [JSText], uri: ((JSText) -> JSText)?
  ) throws(JSONSchemaError) -> JSONValue {
    let nodes = graph.roots.map { identities.unite($0, in: graph) }
    var roots: [(id: JSText, entry: Int)] = []
    for (id, node) in zip(ids, nodes) { roots.append((id, try visit(node))) }
    try requireDistinctIDs()
    extract(roots, uri: uri ?? { $0 })
    if options.cycles == .throw { try requireNoCycles() }
    try finish()
    return try result(roots, uri: uri)
  }

  /// Makes references to the schemas, and definitions of what they share.
  private mutating func extract(_ roots: [(id: JSText, entry: Int)], uri: (JSText) -> JSText) {
    let ids = Dictionary(roots.map { ($0.entry, $0.id) }, uniquingKeysWith: { _, last in last })
    for index in entries.indices where ids[index] != nil || isDefinition(index) {
      if hasReference(index) { continue }
      if let id = ids[index] {
        entries[index].reference = uri(id)
      } else {
        let name = entries[index].json.json("id")?.text ?? nextSharedName()
        let segment = rules.definesRoot ? Self.escaped(name) : name
        entries[index].definitionName = name
        entries[index].reference =
          uri(Self.shared) + "#/" + dialect.definitionsKey + "/" + segment
      }
    }
  }

  /// The name of the member with what several schemas share.
  private static let shared: JSText = "__shared"

  private mutating func nextSharedName() -> JSText {
    definitionCount += 1
    return JSText("schema\(definitionCount - 1)")
  }

  private mutating func result(
    _ roots: [(id: JSText, entry: Int)], uri: ((JSText) -> JSText)?
  ) throws(JSONSchemaError) -> JSONValue {
    for (_, entry) in roots { removeIDs(root: entry) }
    var schemas = DraftObject()
    for (id, entry) in roots where !isLost(id) {
      var schema = DraftObject()
      schema.set("$schema", dialect.name.map { .string($0) })
      schema.set("$id", uri.map { .string($0(id)) })
      schema.assign(entries[entry].json)
      schemas[id] = .object(schema)
    }
    if let definitions {
      schemas[Self.shared] = .object(
        DraftObject(distinct: [(dialect.definitionsKey, definitions)]))
    }
    var writer = DraftWriter(entries: entries)
    let members = try writer.object(of: schemas)
    return ["schemas": .object(members)]
  }
}
