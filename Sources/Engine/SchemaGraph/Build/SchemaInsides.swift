internal import SchemaModel

/// The schemas directly inside of a schema.
struct SchemaInsides {
  /// The schemas of the node, then those of checks, then the one that the schema is a copy of.
  private(set) var all: [ZodSchema]
  /// The number of schemas of the node.
  let insideCount: Int
  /// The number of schemas of the node and of checks.
  let childCount: Int

  init(_ schema: ZodSchema, copyingPartialKeys: Bool) {
    all = schema.node.parts
    switch schema.node {
    // Zod makes it of a string, a Boolean and two functions.
    case .stringbool: all = [ZodSchema(.string), ZodSchema(.boolean)]
    // A loose object is one with a catchall.
    case .object(let shape): if shape.unknownKeys == .keep { all.append(ZodSchema(.unknown)) }
    case .record(let record):
      if copyingPartialKeys, record.isPartial { all[0] = Self.copiedKey(of: record) }
    default: break
    }
    insideCount = all.count
    for check in schema.checks { all += check.parts }
    childCount = all.count
    if let parent = schema.parent { all.append(parent.schema) }
  }

  /// The copy of a partial record's key schema from which Zod takes the fixed set of keys.
  private static func copiedKey(of record: ZodSchema.Record) -> ZodSchema {
    var key = record.key
    key.parent = .schema(record.key)
    key.metadata = record.key.inheritedMetadata
    return key
  }
}

extension ZodSchema {
  /// The schema with a placeholder for each schema inside.
  var shell: ZodSchema {
    let placeholder = ZodSchema(.any)
    var shell = mapParts { _ in placeholder }
    if parent != nil { shell.parent = .schema(placeholder) }
    return shell
  }
}
