extension YAMLReader {
  /// Whether a byte is the first one of a line break.
  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a byte is a space, a tab or a line break, or the text has ended.
  static func isBlank(_ byte: UInt8?) -> Bool {
    switch byte {
    case nil, 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether a byte separates the parts of flow collections.
  static func isFlowIndicator(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Moves behind a line break if there is one.
  mutating func takeBreak() -> Bool {
    if cursor.consume("\r\n") || cursor.consume("\n") || cursor.consume("\r") {
      lineStart = cursor.offset
      return true
    }
    return false
  }

  /// Moves behind white space, comments and line breaks; returns whether there was a line break.
  @discardableResult
  mutating func skipBlanks() throws(FormatError) -> Bool {
    var hasBreak = false
    // A comment follows white space or starts a line.
    var canComment = cursor.offset == lineStart || Self.isBlank(cursor.byte(after: -1))
    while let byte = cursor.current {
      switch byte {
      case 0x20, 0x09: cursor.offset += 1
      case 0x0A, 0x0D:
        _ = takeBreak()
        hasBreak = true
      case UInt8(ascii: "#") where canComment:
        while let byte = cursor.current, !Self.isBreak(byte) { cursor.offset += 1 }
      default: return hasBreak
      }
      canComment = true
    }
    return hasBreak
  }

  /// Moves behind spaces and tabs.
  mutating func skipSpaces() {
    while let byte = cursor.current, byte == 0x20 || byte == 0x09 { cursor.offset += 1 }
  }

  /// Whether the current line starts with a marker, `---` or `...`.
  func isAtMarker(_ marker: StaticString) -> Bool {
    cursor.offset == lineStart && cursor.starts(with: marker) && Self.isBlank(cursor.byte(after: 3))
  }

  /// Whether the line that starts at an offset starts with a marker that ends a document.
  func isMarker(at lineStart: Int) -> Bool {
    var line = cursor
    line.offset = lineStart
    if line.starts(with: "..."), Self.isBlank(line.byte(after: 3)) { return true }
    return Self.isDocumentStart(line)
  }

  /// Whether the current line starts a document: with `---`, maybe behind a byte order mark.
  var isAtDocumentStart: Bool { cursor.offset == lineStart && Self.isDocumentStart(cursor) }

  private static func isDocumentStart(_ line: TextCursor) -> Bool {
    var line = line
    _ = line.consume(byteOrderMark)
    return line.starts(with: "---") && isBlank(line.byte(after: 3))
  }

  /// Whether the text or the document ends here.
  var isAtDocumentEnd: Bool {
    cursor.isAtEnd || (cursor.offset == lineStart && isMarker(at: lineStart))
  }

  /// The number of spaces at the start of the current line.
  var indentation: Int {
    var count = 0
    while lineStart + count < cursor.bytes.count, cursor.bytes[lineStart + count] == 0x20 {
      count += 1
    }
    return count
  }

  /// Whether only spaces and tabs are before the position on its line.
  var isFirstOnLine: Bool {
    var place = lineStart
    while place < cursor.offset, cursor.bytes[place] == 0x20 || cursor.bytes[place] == 0x09 {
      place += 1
    }
    return place >= cursor.offset
  }

  /// Whether an indicator is next, which white space or the end of the text follows.
  func isAt(_ indicator: Character) -> Bool {
    cursor.current == indicator.asciiValue && Self.isBlank(cursor.byte(after: 1))
  }
}

extension YAMLReader {
  /// Adds a node, unless the nodes need more memory than the limit: then the document is read on without them.
  mutating func add(_ kind: YAMLNode.Kind, _ range: Range<Int>) -> Int32 {
    if nodes.count == nodes.capacity, !nodes.isEmpty { checkMemory(at: range.lowerBound) }
    if overflow == nil || nodes.isEmpty { nodes.append(YAMLNode(kind, range)) }
    return Int32(nodes.count - 1)
  }

  /// Counts the memory of an anchor or a tag; false if the limit is exceeded.
  mutating func takeMemory(ofName length: Int, at offset: Int) -> Bool {
    // The text, and an element of an array or a dictionary that grows by its own size.
    nameMemory += length + 160
    checkMemory(at: offset)
    return overflow == nil
  }

  /// Notes if there is no memory for names, and for as many nodes as there are beside the old ones while they move.
  private mutating func checkMemory(at offset: Int) {
    let size = 3 * nodes.capacity * MemoryLayout<YAMLNode>.stride
    let isTooMuch = size + nameMemory > maximumMemory || 2 * nodes.capacity > Int(Int32.max)
    if overflow == nil, isTooMuch { overflow = offset }
  }

  /// Adds a node for a value that is left out.
  mutating func addEmpty(at offset: Int) -> Int32 { add(.empty, offset..<offset) }

  /// Puts a node behind the last child of a collection.
  mutating func append(_ child: Int32, to parent: Int32, after last: inout Int32) {
    if last < 0 {
      nodes[Int(parent)].firstChild = child
    } else {
      nodes[Int(last)].next = child
    }
    last = child
    nodes[Int(parent)].end = max(nodes[Int(parent)].end, nodes[Int(child)].end)
  }

  /// Starts a list or a map.
  mutating func enter(at offset: Int) throws(FormatError) {
    depth += 1
    guard depth <= maximumDepth else {
      throw FormatError(
        "nested deeper than the limit of \(maximumDepth)", at: offset, isLimit: true)
    }
  }
}
