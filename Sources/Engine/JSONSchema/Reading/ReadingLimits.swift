/// The limits of reading JSON Schemas, which may come from anyone.
enum ReadingLimits {
  /// The most levels of a JSON value.
  static let jsonDepth = 512
  /// The most JSON Schemas in each other, those behind references included.
  static let schemaDepth = 256
  /// The most schemas that are made of a JSON Schema, and the most of the resulting tree.
  static let schemas = 100_000
  /// The bytes of stack for the greatest depth: about 7 KB a level in a debug build, more under a sanitizer.
  static let stackSize = 16_777_216
}
