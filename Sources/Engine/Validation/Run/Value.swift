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

  /// The kind in the lowest byte, the view in bits 16 to 31, the index above: one word, so that a value is
  /// read and written at once.
  private var bits: UInt64

  @inline(__always)
  init(kind: Kind, view: UInt16 = 0, index: UInt32 = 0) {
    bits = UInt64(kind.rawValue) | UInt64(view) &<< 16 | UInt64(index) &<< 32
  }

  @inline(__always)
  var kind: Kind {
    // The byte was made from a kind.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Kind.self)
  }

  /// Which view a source value is in: 0 the document, 1 the plan's constants, others the values that
  /// registered functions returned.
  @inline(__always)
  var view: UInt16 { UInt16(truncatingIfNeeded: bits &>> 16) }

  @inline(__always)
  var index: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) }

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
