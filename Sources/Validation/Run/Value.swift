/// A value on its way through a plan: a trivial handle of eight bytes.
///
/// What came from a document stays where it is; what a transform made lies in the run's arena.
struct Value {
  enum Kind: UInt8 {
    /// JavaScript's undefined: an absent key.
    case undefined
    /// The entry `index` of the view `view`.
    case source
    /// The text `index` of the arena.
    case text
    /// The array or object `index` of the arena.
    case composite
  }

  var kind: Kind
  /// Which view a source value is in: 0 the document, 1 the plan's constants, others the values that
  /// registered functions returned.
  var view: UInt16 = 0
  var index: UInt32 = 0

  static let undefined = Value(kind: .undefined)

  @inline(__always)
  static func document(_ index: Int) -> Value {
    Value(kind: .source, index: UInt32(truncatingIfNeeded: index))
  }

  @inline(__always)
  static func constant(_ index: Int32) -> Value {
    Value(kind: .source, view: 1, index: UInt32(bitPattern: index))
  }

  @inline(__always)
  var isUndefined: Bool { kind == .undefined }
}
