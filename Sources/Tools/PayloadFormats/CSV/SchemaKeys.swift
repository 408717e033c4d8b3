internal import JSPrimitives
internal import SchemaModel

/// The keys that a schema of objects names, in any of its options.
struct SchemaKeys {
  private var names: Set<[UInt8]> = []
  private let isEncoding: Bool
  /// The labels of the schemas that were looked into: a schema that contains itself ends there.
  private var seen: Set<String> = []
  /// The deepest nesting of schemas that is looked into.
  private static let maximumDepth = 64

  init(_ schema: ZodSchema, isEncoding: Bool) {
    self.isEncoding = isEncoding
    collect(schema, [:], depth: 0)
  }

  /// Whether the schema names no key, such as a record of any keys.
  var isEmpty: Bool { names.isEmpty }

  /// Returns whether the schema names a key.
  func contains(_ name: some Collection<UInt8>) -> Bool { names.contains(Array(name)) }

  private mutating func collect(_ schema: ZodSchema, _ labels: [String: ZodSchema], depth: Int) {
    guard depth < Self.maximumDepth else { return }
    var labels = labels
    if let label = schema.label { labels[label] = schema }
    switch schema.node {
    case .reference(let label):
      if seen.insert(label).inserted, let schema = labels[label] {
        collect(schema, labels, depth: depth + 1)
      }
    case .object(let shape): names.formUnion(shape.fields.map { Array($0.jsKey.bytes) })
    case .record(let record): collect(keys: record.key)
    default:
      for part in ColumnKinds.parts(of: schema.node, isEncoding: isEncoding) {
        collect(part, labels, depth: depth + 1)
      }
    }
  }

  /// Adds the keys of a record that has a fixed set of them.
  private mutating func collect(keys schema: ZodSchema) {
    switch schema.node {
    case .enumeration(let enumeration):
      names.formUnion(enumeration.values.compactMap { $0.text.map { Array($0.bytes) } })
    case .literal(let constants):
      names.formUnion(constants.compactMap { $0.json?.text.map { Array($0.bytes) } })
    default: break
    }
  }
}
