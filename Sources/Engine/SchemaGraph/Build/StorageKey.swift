internal import SchemaModel

/// The storage of a schema: equal keys are equal schemas while both exist.
///
/// A copy of a value has the same bytes as the value, so a schema that several others share is recognized without a
/// comparison of all that is in it.
struct StorageKey: Hashable {
  private var words: [UInt] = []
  private let label: String?

  init(_ schema: ZodSchema) {
    label = schema.label
    words.reserveCapacity(40)
    append(schema.node)
    append(schema.checks)
    append(schema.metadata?.members)
    append(schema.message)
    append(schema.error)
    append(schema.parent)
  }

  private mutating func append<Value>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes in
      var start = 0
      while start + MemoryLayout<UInt>.size <= bytes.count {
        words.append(bytes.loadUnaligned(fromByteOffset: start, as: UInt.self))
        start += MemoryLayout<UInt>.size
      }
      var rest: UInt = 0
      for byte in bytes[start...] { rest = rest << 8 | UInt(byte) }
      words.append(rest)
    }
  }
}
