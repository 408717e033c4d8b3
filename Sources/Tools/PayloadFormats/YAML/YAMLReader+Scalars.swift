extension YAMLReader {
  /// Returns the length of a range of the text without white space at its end.
  func trimmedLength(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, Self.isBlank(cursor.bytes[end - 1]) { end -= 1 }
    return end - range.lowerBound
  }

  /// Reads the first line of a plain scalar.
  mutating func plain(inFlow: Bool) throws(FormatError) -> Int32 {
    let start = cursor.offset
    switch cursor.current {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      let next = cursor.byte(after: 1)
      guard !Self.isBlank(next), !(inFlow && Self.isFlowIndicator(next)) else {
        throw cursor.unexpected("a value")
      }
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      throw cursor.unexpected("a value")
    case let byte where byte == nil || Self.isFlowIndicator(byte):
      throw cursor.unexpected("a value")
    default: break
    }
    let end = plainLine(inFlow: inFlow)
    cursor.offset = end
    return add(.plain, start..<end)
  }

  /// Moves behind the part of a plain scalar on this line, and returns the end of its last character.
  private mutating func plainLine(inFlow: Bool) -> Int {
    var end = cursor.offset
    while let byte = cursor.current {
      switch byte {
      case 0x20, 0x09:
        cursor.offset += 1
        if cursor.current == UInt8(ascii: "#") { return end }
        continue
      case 0x0A, 0x0D: return end
      case UInt8(ascii: ":"):
        let next = cursor.byte(after: 1)
        if Self.isBlank(next) || (inFlow && Self.isFlowIndicator(next)) { return end }
      default: if inFlow, Self.isFlowIndicator(byte) { return end }
      }
      cursor.offset += 1
      end = cursor.offset
    }
    return end
  }

  /// Adds the further lines of a plain scalar.
  mutating func continuePlain(
    _ node: Int32, parent: Int, inFlow: Bool
  ) throws(FormatError) {
    while true {
      let (offset, line) = (cursor.offset, lineStart)
      skipSpaces()
      guard takeBreak() else {
        (cursor.offset, lineStart) = (offset, line)
        return
      }
      repeat { skipSpaces() } while takeBreak()
      let isOver =
        isAtDocumentEnd || cursor.current == UInt8(ascii: "#")
        || (inFlow ? isFlowPartNext : indentation <= parent)
      guard !isOver else {
        (cursor.offset, lineStart) = (offset, line)
        return
      }
      let end = plainLine(inFlow: inFlow)
      if !inFlow {
        cursor.offset = end
        skipSpaces()
        if isAt(":") { throw FormatError("a map can't start here", at: cursor.offset) }
      }
      cursor.offset = end
      nodes[Int(node)].end = UInt32(clamping: end)
    }
  }

  /// Whether a separator or the colon before a value is next.
  private var isFlowPartNext: Bool {
    if Self.isFlowIndicator(cursor.current) { return true }
    guard cursor.current == UInt8(ascii: ":") else { return false }
    let next = cursor.byte(after: 1)
    return Self.isBlank(next) || Self.isFlowIndicator(next)
  }

  /// Reads a string in quotes.
  mutating func quoted() throws(FormatError) -> Int32 {
    let start = cursor.offset
    let quote = cursor.bytes[start]
    let isDouble = quote == UInt8(ascii: "\"")
    cursor.offset += 1
    while let byte = cursor.current {
      if byte == quote {
        cursor.offset += 1
        guard !isDouble, cursor.current == quote else {
          return add(isDouble ? .doubleQuoted : .singleQuoted, start..<cursor.offset)
        }
      } else if isDouble, byte == UInt8(ascii: "\\") {
        cursor.offset += 1
        guard let next = cursor.current, !Self.isBreak(next) else { continue }
      } else if takeBreak() {
        if isAtDocumentEnd { break }
        continue
      }
      cursor.offset += 1
    }
    throw FormatError("a string without its end", at: start)
  }

  /// Reads a literal or folded scalar with its lines.
  mutating func blockScalar(parent: Int) throws(FormatError) -> Int32 {
    let start = cursor.offset
    let header = try YAMLBlockHeader(&cursor)
    let node = add(header.isFolded ? .folded : .literal, start..<cursor.offset)
    let line = lineStart
    try skipHeaderEnd()
    guard lineStart != line else { return node }
    let least = max(parent + 1, 0)
    let indentation =
      if let given = header.indentation { max(parent, 0) + given } else {
        try foundIndentation(least)
      }
    nodes[Int(node)].detail = Int32(clamping: indentation)
    while !cursor.isAtEnd {
      let content = self.indentation
      let first = lineStart + content
      let isEmpty = first >= cursor.bytes.count || Self.isBreak(cursor.bytes[first])
      if !isEmpty, content < indentation || isAtDocumentEnd { break }
      while let byte = cursor.current, !Self.isBreak(byte) { cursor.offset += 1 }
      if !isEmpty || content > indentation {
        nodes[Int(node)].end = UInt32(clamping: cursor.offset)
      }
      guard takeBreak() else { break }
      nodes[Int(node)].end = UInt32(clamping: cursor.offset)
    }
    return node
  }

  /// Moves behind the white space, the comment and the line break that end a header.
  private mutating func skipHeaderEnd() throws(FormatError) {
    let end = cursor.offset
    skipSpaces()
    if cursor.current == UInt8(ascii: "#"), cursor.offset > end {
      while let byte = cursor.current, !Self.isBreak(byte) { cursor.offset += 1 }
    }
    guard cursor.isAtEnd || takeBreak() else { throw cursor.unexpected("a line break") }
  }

  /// Returns the indentation of the first line that is not empty.
  private func foundIndentation(_ least: Int) throws(FormatError) -> Int {
    var place = lineStart
    var widest = (count: 0, offset: place)
    while place < cursor.bytes.count {
      var count = 0
      while place < cursor.bytes.count, cursor.bytes[place] == 0x20 {
        place += 1
        count += 1
      }
      if place < cursor.bytes.count, !Self.isBreak(cursor.bytes[place]) {
        guard count >= least, !(count == 0 && isMarker(at: place)) else {
          return max(least, widest.count)
        }
        guard widest.count <= count else {
          throw FormatError(
            "an empty line that is indented deeper than the text after it", at: widest.offset)
        }
        return count
      }
      if count > widest.count { widest = (count, place) }
      if place + 1 < cursor.bytes.count, cursor.bytes[place] == 0x0D,
        cursor.bytes[place + 1] == 0x0A
      {
        place += 1
      }
      place += 1
    }
    return max(least, widest.count)
  }
}

/// The first line of a block scalar: `|` or `>`, how its end is kept, and its indentation.
struct YAMLBlockHeader {
  enum Chomping { case strip, clip, keep }

  var isFolded: Bool
  var chomping = Chomping.clip
  /// The number of spaces beyond those of the parent; nil if the first line shows it.
  var indentation: Int?

  /// Reads a header up to the white space behind it.
  init(_ cursor: inout TextCursor) throws(FormatError) {
    isFolded = cursor.current == UInt8(ascii: ">")
    cursor.offset += 1
    var isChomped = false
    while let byte = cursor.current, !YAMLReader.isBlank(byte) {
      switch byte {
      case UInt8(ascii: "+") where !isChomped, UInt8(ascii: "-") where !isChomped:
        chomping = byte == UInt8(ascii: "+") ? .keep : .strip
        isChomped = true
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indentation == nil:
        indentation = Int(byte) - 0x30
      default: throw cursor.unexpected("a line break")
      }
      cursor.offset += 1
    }
  }
}
