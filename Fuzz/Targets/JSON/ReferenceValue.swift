/// A value as the reference reader read it, with all that the text says of it.
indirect enum ReferenceValue {
  case null
  case boolean(Bool)
  /// The literal as it was written.
  case number(String)
  /// UTF-16 code units.
  case string([UInt16])
  case array([Located])
  /// Every member in the order of the text, equal keys included.
  case object([(key: Located, value: Located)])

  /// A value and the bytes that spell it, quotes and brackets included.
  struct Located {
    var value: ReferenceValue
    var range: Range<Int>
  }
}

/// Why the reference reader refused a text, and at which byte.
struct ReferenceError: Error {
  enum Kind {
    case unexpected, unexpectedEnd, invalidUTF8, depthExceeded, sizeExceeded
  }

  var kind: Kind
  var offset: Int
}
