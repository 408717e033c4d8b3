/// The attributes of a tag that repeat the name of an earlier one and have no value.
///
/// A browser drops them. The parser keeps such a name for the attribute behind it: it reads
/// `<a hr hr ef=x>` as `<a hr href=x>`. With a value, even one without a character, it drops them too.
///
/// HTML Standard, "Before attribute name state" and the states after it.
struct RepeatedAttributes {
  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  /// The offsets behind the names of those that another attribute follows, in ascending order.
  static func ends(in tag: MarkupScanner.Tag, of text: UnsafeBufferPointer<UInt8>) -> [Int] {
    // The shortest: `a a b`.
    guard !tag.isEnd, tag.end - tag.name.upperBound >= 6 else { return [] }
    var attributes = RepeatedAttributes(
      text: text, position: tag.name.upperBound, end: tag.end)
    var ends: [Int] = []
    var names: Set<[UInt8]> = []
    var last: Int?
    while let name = attributes.name() {
      if let last { ends.append(last) }
      let isNew = names.insert(attributes.read(name)).inserted
      last = attributes.skipValue() || isNew ? nil : name.upperBound
    }
    return ends
  }

  /// The range of the next attribute's name, or nil at the end of the tag.
  private mutating func name() -> Range<Int>? {
    while position < end, text[position].endsName { position += 1 }
    let start = position
    // A `=` here starts a name.
    if position < end { position += 1 }
    while position < end, !text[position].endsName, text[position] != 0x3D { position += 1 }
    return start < position ? start..<position : nil
  }

  /// A name as the parser compares it: in lower case, a null as U+FFFD.
  private func read(_ name: Range<Int>) -> [UInt8] {
    text[name].flatMap { byte -> [UInt8] in
      switch byte {
      case 0: [0xEF, 0xBF, 0xBD]
      case 0x41...0x5A: [byte | 0x20]
      default: [byte]
      }
    }
  }

  /// Moves behind the value of the attribute whose name ends here; false if it has none.
  private mutating func skipValue() -> Bool {
    skipSpace()
    guard position < end, text[position] == 0x3D else { return false }
    position += 1
    skipSpace()
    guard position < end else { return true }
    let quote = text[position]
    if quote == 0x22 || quote == 0x27 {
      position = ByteSearch.first(quote, in: text, from: position + 1).map { $0 + 1 } ?? end
    } else {
      while position < end, !text[position].isSpace, text[position] != 0x3E { position += 1 }
    }
    return true
  }

  private mutating func skipSpace() {
    while position < end, text[position].isSpace { position += 1 }
  }
}
