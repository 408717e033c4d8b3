internal import JSPrimitives

/// Finds the schemas that are in several places.
enum SchemaLabeling {
  /// Returns the labels of the schemas of references that are in several places, or below themselves.
  static func labels(of reader: JSONSchemaReader, root: ReadSchemas.ID) -> [ReadSchemas.ID: String]
  {
    guard !reader.references.isEmpty else { return [:] }
    var uses = [Int](repeating: 0, count: reader.schemas.entries.count)
    uses[root] += 1
    for entry in reader.schemas.entries {
      for child in children(of: entry.kind, reader) { uses[child] += 1 }
      if let parent = entry.parent { uses[parent] += 1 }
    }
    var labels: [ReadSchemas.ID: String] = [:]
    for (reference, id) in reader.references where uses[id] > 1 {
      // Several texts may name one schema; any order of them is to give the same label.
      labels[id] = min(labels[id] ?? reference.string, reference.string)
    }
    return labels
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
    case .guarded(let object, let keys, _): [object, keys]
    }
  }
}
