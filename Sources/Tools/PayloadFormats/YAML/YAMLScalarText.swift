internal import JSPrimitives

/// A piece of a scalar's text, with the range that it came from.
enum YAMLPiece {
  /// Whole characters, in UTF-8. If they have the length of their range, they are a copy.
  case text(ArraySlice<UInt8>, Range<Int>)
  /// A code unit of an escape, which may be half of a pair.
  case unit(UInt16, Range<Int>)
}

/// The text of scalars: folded lines, quotes, escapes, and block scalars.
struct YAMLScalarText {
  let bytes: [UInt8]

  /// Passes the text of a scalar on, piece by piece.
  func forEachPiece(
    of node: YAMLNode, _ body: (YAMLPiece) throws(FormatError) -> Void
  ) throws(FormatError) {
    let range = node.range
    switch node.kind {
    case .plain: try lines(range, quote: nil, body)
    case .singleQuoted, .doubleQuoted:
      try lines(
        range.lowerBound + 1..<range.upperBound - 1,
        quote: node.kind == .doubleQuoted ? UInt8(ascii: "\"") : UInt8(ascii: "'"), body)
    case .literal, .folded: try block(range, indentation: Int(node.detail), body)
    case .empty, .sequence, .mapping, .alias: break
    }
  }

  /// Returns the text of a scalar, in WTF-8.
  func text(of node: YAMLNode) throws(FormatError) -> [UInt8] {
    if node.kind == .plain, !bytes[node.range].contains(where: YAMLReader.isBreak) {
      return Array(bytes[node.range])
    }
    var text: [UInt8] = []
    /// The first half of a pair, if it is the last unit so far.
    var high: UInt16?
    try forEachPiece(of: node) { (piece) throws(FormatError) in
      switch piece {
      case .text(let part, _):
        text += part
        if !part.isEmpty { high = nil }
      case .unit(let unit, _):
        if let first = high, let character = UTF8Text.pair(first, unit) {
          text.removeLast(3)
          WTF8.append(character.value, to: &text)
          high = nil
        } else {
          WTF8.append(UInt32(unit), to: &text)
          high = unit
        }
      }
    }
    return text
  }

  /// Passes folded lines on: a line break becomes a space, and each empty line a line break.
  private func lines(
    _ range: Range<Int>, quote: UInt8?, _ body: (YAMLPiece) throws(FormatError) -> Void
  ) throws(FormatError) {
    var runStart = range.lowerBound
    var place = runStart
    func run(to end: Int) throws(FormatError) {
      if end > runStart { try body(.text(bytes[runStart..<end], runStart..<end)) }
    }
    while place < range.upperBound {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D:
        let blank = place
        let breaks = skipBreaks(&place, to: range.upperBound)
        guard breaks > 0 else { continue }
        try run(to: blank)
        let folded = breaks == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: breaks - 1)
        try body(.text(folded[...], blank..<place))
        runStart = place
      case UInt8(ascii: "'") where quote == UInt8(ascii: "'"):
        try run(to: place + 1)
        place += 2
        runStart = place
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        try run(to: place)
        try escape(&place, to: range.upperBound, body)
        runStart = place
      default: place += 1
      }
    }
    try run(to: range.upperBound)
  }

  /// Moves behind white space, and returns the number of line breaks in it.
  private func skipBreaks(_ place: inout Int, to end: Int) -> Int {
    var count = 0
    while place < end {
      switch bytes[place] {
      case 0x20, 0x09: place += 1
      case 0x0A, 0x0D:
        place += bytes[place] == 0x0D && place + 1 < end && bytes[place + 1] == 0x0A ? 2 : 1
        count += 1
      default: return count
      }
    }
    return count
  }

  /// Passes an escape of a string in double quotes on.
  private func escape(
    _ place: inout Int, to end: Int, _ body: (YAMLPiece) throws(FormatError) -> Void
  ) throws(FormatError) {
    let start = place
    guard start + 1 < end else {
      place = end
      return
    }
    let code = bytes[start + 1]
    place = start + 2
    let digits: Int
    switch code {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case 0x0A, 0x0D:
      if code == 0x0D, place < end, bytes[place] == 0x0A { place += 1 }
      // Each further empty line is a line break.
      let breaks = skipBreaks(&place, to: end)
      let text = [UInt8](repeating: 0x0A, count: breaks)
      return try body(.text(text[...], start..<place))
    default:
      guard let unit = Self.simpleEscapes[code] else {
        throw FormatError(
          "an unknown escape, \"\\\(UTF8Text.scalar(at: start + 1, in: bytes).map(String.init) ?? "")\"",
          at: start)
      }
      return try body(.unit(unit, start..<place))
    }
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard place < end, let digit = NumberText.hexValue(bytes[place]) else {
        throw FormatError("expected a hexadecimal digit", at: place)
      }
      guard value <= UInt32.max >> 4 else { break }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    guard value > 0xFFFF else { return try body(.unit(UInt16(value), start..<place)) }
    guard let scalar = Unicode.Scalar(value) else {
      throw FormatError("an escape that is not a character", at: start)
    }
    try body(.text(Array(String(scalar).utf8)[...], start..<place))
  }

  private static let simpleEscapes: [UInt8: UInt16] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, 9: 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "e"): 27, UInt8(ascii: " "): 32, UInt8(ascii: "\""): 34, UInt8(ascii: "/"): 47,
    UInt8(ascii: "\\"): 92, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0,
    UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
  ]

  /// Passes the lines of a block scalar on.
  private func block(
    _ range: Range<Int>, indentation: Int, _ body: (YAMLPiece) throws(FormatError) -> Void
  ) throws(FormatError) {
    // The bytes behind a shorter header may be part of a character.
    var header = try TextCursor(
      Array(bytes[range].prefix(3).prefix { !YAMLReader.isBlank($0) }))
    let style = try YAMLBlockHeader(&header)
    var place = range.lowerBound
    while place < range.upperBound, !YAMLReader.isBreak(bytes[place]) { place += 1 }
    _ = takeBreak(&place, to: range.upperBound)
    /// The line breaks since the last line with content.
    var breaks = 0
    var breakStart = place
    var isFirst = true
    var wasIndented = false
    while place < range.upperBound {
      let line = place
      while place < range.upperBound, place < line + indentation, bytes[place] == 0x20 {
        place += 1
      }
      let start = place
      while place < range.upperBound, !YAMLReader.isBreak(bytes[place]) { place += 1 }
      let end = place
      let hasBreak = takeBreak(&place, to: range.upperBound)
      guard end > start else {
        if hasBreak { breaks += 1 }
        continue
      }
      let isIndented = bytes[start] == 0x20 || bytes[start] == 0x09
      let isFolded = style.isFolded && !isFirst && !isIndented && !wasIndented
      let count = isFolded ? breaks - 1 : breaks
      let between =
        isFolded && breaks == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: max(count, 0))
      if !between.isEmpty { try body(.text(between[...], breakStart..<start)) }
      try body(.text(bytes[start..<end], start..<end))
      isFirst = false
      wasIndented = isIndented
      breaks = hasBreak ? 1 : 0
      breakStart = end
    }
    let kept =
      switch style.chomping {
      case .strip: 0
      case .clip: isFirst ? 0 : min(breaks, 1)
      case .keep: breaks
      }
    if kept > 0 {
      try body(.text([UInt8](repeating: 0x0A, count: kept)[...], breakStart..<range.upperBound))
    }
  }

  private func takeBreak(_ place: inout Int, to end: Int) -> Bool {
    guard place < end, YAMLReader.isBreak(bytes[place]) else { return false }
    place += bytes[place] == 0x0D && place + 1 < end && bytes[place + 1] == 0x0A ? 2 : 1
    return true
  }
}
