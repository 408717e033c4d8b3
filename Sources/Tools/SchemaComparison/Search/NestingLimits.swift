/// The deepest nesting of schemas and values that a comparison enters.
///
/// Schemas and values that are nested deeper are left out, or their effect stays unknown.
enum NestingLimits {
  /// Schemas whose differences are isolated.
  static let schemas = 200
  /// Nodes that are probed, the pieces of wide objects, and the pairs of a proof. It also bounds schemas that contain themselves.
  static let nodes = 64
  /// Schemas of one value in a normal form.
  static let forms = 48
  /// Schemas of examples without a generator.
  static let examples = 24
  /// Wrappers and choices around the schemas that see a value.
  static let alternatives = 16
  /// Pairs of members whose values are searched closely.
  static let pairs = 12
  /// Parts of a value whose emptiness makes it empty.
  static let emptiness = 6
  /// Issues inside issues; no schema nests deeper.
  static let issues = 512
  /// Metadata that is brought into order.
  static let metadata = 64
}
