internal import SchemaModel

/// The storage of a schema: equal keys are equal schemas while both exist.
///
/// A copy of a value has the same bytes as the value, so a schema that several others share is recognized without a
/// comparison of all that is in it.
struct StorageKey: Hashable {
  private let words: [UInt]
  private let label: String?

  init(_ schema: ZodSchema) {
    words =
      Self.words(of: schema.node) + Self.words(of: schema.checks)
      + Self.words(of: schema.metadata?.members) + Self.words(of: schema.message)
      + Self.words(of: schema.error) + Self.words(of: schema.parent)
    label = schema.label
  }

  private static func words<Value>(of value: Value) -> [UInt] {
    withUnsafeBytes(of: value) { bytes in
      stride(from: 0, to: bytes.count, by: MemoryLayout<UInt>.size).map { start in
        var word: UInt = 0
        for offset in start..<min(start + MemoryLayout<UInt>.size, bytes.count) {
          word = word << 8 | UInt(bytes[offset])
        }
        return word
      }
    }
  }
}
