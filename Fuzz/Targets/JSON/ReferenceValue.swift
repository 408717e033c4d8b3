/// A value of the reference reader, with all details of the text.
indirect enum ReferenceValue {
  case null
  case boolean(Bool)
  /// The literal in the source.
  case number(String)
  /// UTF-16 code units.
  case string([UInt16])
  case array([Located])
  /// Every member in the order of the text, duplicate keys included.
  case object([(key: Located, value: Located)])

  /// A value and its bytes, quotes and brackets included.
  struct Located {
    var value: ReferenceValue
    var range: Range<Int>
  }
}

/// The reason and byte offset of a failure of the reference reader.
struct ReferenceError: Error {
  enum Kind {
    case unexpected, unexpectedEnd, invalidUTF8, depthExceeded, sizeExceeded
  }

  var kind: Kind
  var offset: Int
}
