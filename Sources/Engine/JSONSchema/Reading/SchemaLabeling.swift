internal import JSPrimitives

/// Finds the schemas that are in several places.
enum SchemaLabeling {
  /// Returns the labels of the schemas that are in several places, or below themselves.
  ///
  /// The label of a reference's schema is the text of the reference. Others are shared by a definition and its copies
  /// with descriptions.
  static func labels(
    of reader: JSONSchemaReader, root: ReadSchemas.ID
  ) -> [ReadSchemas.ID: String] {
    guard !reader.references.isEmpty else { return [:] }
    let uses = uses(reader, root: root)
    var labels: [ReadSchemas.ID: String] = [:]
    for (id, count) in uses.enumerated() where count > 1 { labels[id] = "schema \(id)" }
    var named: Set<ReadSchemas.ID> = []
    for (reference, id) in reader.references.sorted(by: { $0.key.string < $1.key.string })
    where uses[id] > 1 && named.insert(id).inserted {
      labels[id] = reference.string
    }
    return labels
  }

  /// Returns the number of places of each schema, those outside the root's tree not counted.
  private static func uses(_ reader: JSONSchemaReader, root: ReadSchemas.ID) -> [Int] {
    let schemas = reader.schemas
    var uses = [Int](repeating: 0, count: schemas.entries.count)
    uses[root] = 1
    var open = [root]
    while let id = open.popLast() {
      var below = children(of: schemas[id].kind, reader)
      if let parent = schemas.shownParent(of: id) { below.append(parent) }
      for child in below {
        uses[child] += 1
        if uses[child] == 1 { open.append(child) }
      }
    }
    return uses
  }

  private static func children(
    of kind: ReadSchemas.Kind, _ reader: JSONSchemaReader
  ) -> [ReadSchemas.ID] {
    switch kind {
    case .leaf: []
    case .array(let inner), .optional(let inner), .nullable(let inner), .readonly(let inner),
      .default(let inner, _):
      [inner]
    case .tuple(let items, let rest): items + (rest.map { [$0] } ?? [])
    case .record(let key, let value, _): [key, value]
    case .object(let fields, .catchall(let catchall)): fields.map(\.schema) + [catchall]
    case .object(let fields, _): fields.map(\.schema)
    case .union(let options), .exclusiveUnion(let options): options
    case .intersection(let left, let right): [left, right]
    case .lazy(let reference): reader.references[reference].map { [$0] } ?? []
    case .guarded(let inner, let valueGuard): [inner] + [valueGuard.inner].compactMap(\.self)
    }
  }
}
