/// A value or key of a YAML document, in an array of all of them.
struct YAMLNode {
  enum Kind: UInt8 {
    case empty, plain, singleQuoted, doubleQuoted, literal, folded, sequence, mapping, alias

    var isCollection: Bool { self == .sequence || self == .mapping }
    /// Whether a flow key of this kind needs no space behind its colon.
    var isLikeJSON: Bool { isCollection || self == .singleQuoted || self == .doubleQuoted }
  }

  var kind: Kind
  var hasAnchor = false
  /// The byte range of the source, without properties.
  var start: UInt32
  var end: UInt32
  /// The first element, or the first key, which its value follows; -1 without one.
  var firstChild: Int32 = -1
  /// The next element, value or key of the collection; -1 at its end.
  var next: Int32 = -1
  /// The index of the tag; -1 without one.
  var tag: Int32 = -1
  /// The node of an alias, or the indentation of a block scalar's lines.
  var detail: Int32 = 0

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// The anchor and the tag before a value.
struct YAMLProperties {
  var anchor: String?
  var tag: Int32 = -1

  var isEmpty: Bool { anchor == nil && tag < 0 }

  /// Returns these properties and others of the same value.
  ///
  /// - Throws: `FormatError` for a second anchor or tag.
  func adding(_ other: YAMLProperties, at offset: Int) throws(FormatError) -> YAMLProperties {
    if anchor != nil, other.anchor != nil { throw FormatError("a second anchor", at: offset) }
    if tag >= 0, other.tag >= 0 { throw FormatError("a second tag", at: offset) }
    return YAMLProperties(anchor: anchor ?? other.anchor, tag: max(tag, other.tag))
  }
}
