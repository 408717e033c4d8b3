/// A value during a run: a trivial handle of eight bytes.
///
/// Values of a document stay in the document. Results of transforms are in the run's arena.
struct Value: Hashable {
  enum Kind: UInt8 {
    /// JavaScript's undefined: an absent key.
    case undefined
    /// The entry `index` of the view `view`.
    case source
    /// The text `index` of the arena.
    case text
    /// The array or object `index` of the arena.
    case composite
    /// The number `index` of the arena.
    case number
    /// The `bigint` `index` of the arena.
    case bigint
    /// The `Date` at the number `index` of the arena, in milliseconds; NaN for an invalid one.
    case date
    /// A function: one that every object inherits, with `index` parameters, or one that a schema made, with the number
    /// `index`.
    case function
  }

  /// The kind in the lowest byte, the view in bits 16 to 31, the index above. One word is read and written at
  /// once.
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

  /// The view of a source value: 0 is the document, 1 the plan's constants, and the others are values that
  /// registered functions returned.
  @inline(__always)
  var view: UInt16 { UInt16(truncatingIfNeeded: bits &>> 16) }

  @inline(__always)
  var index: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) }

  static let undefined = Value(kind: .undefined)

  /// A function with a number of declared parameters, which is its `length`.
  static func function(parameterCount: UInt8) -> Value {
    Value(kind: .function, index: UInt32(parameterCount))
  }

  /// A function that a schema made around another one. No two have the same number.
  static func madeFunction(_ number: UInt32) -> Value {
    Value(kind: .function, view: 1, index: number)
  }

  /// The `length` of a function. One that a schema made declares no parameters.
  var parameterCount: UInt32 { view == 0 ? index : 0 }

  @inline(__always)
  static func document(_ index: Int) -> Value {
    Value(kind: .source, index: UInt32(truncatingIfNeeded: index))
  }

  /// The constant of the plan at a place on its tape; undefined for a negative place.
  @inline(__always)
  static func constant(_ index: Int32) -> Value {
    index < 0 ? .undefined : Value(kind: .source, view: 1, index: UInt32(bitPattern: index))
  }

  @inline(__always)
  var isUndefined: Bool { kind == .undefined }

  /// Whether `JSON.stringify` leaves out a member with this value.
  @inline(__always)
  var isOmitted: Bool { kind == .undefined || kind == .function }

  /// Whether this is a value of the document.
  @inline(__always)
  var isOfDocument: Bool {
    UInt32(truncatingIfNeeded: bits) == UInt32(Kind.source.rawValue)
  }
}
