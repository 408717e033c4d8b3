/// Reads JSON5 (spec.json5.org, version 1.0.0) and writes it as JSON.
///
/// All of JSON5 is read. `Infinity` and `NaN`, which JSON doesn't have, are errors.
package struct JSON5Reader {
  var cursor: TextCursor
  var output: MappedJSON
  private var depth = 0
  private let maximumDepth: Int

  /// Returns JSON5 as JSON.
  ///
  /// - Parameters:
  ///   - text: The text, without a byte order mark.
  ///   - maximumDepth: The maximum depth of nested arrays and objects.
  ///   - maximumBytes: The most bytes of the JSON.
  ///   - maximumMemory: The most bytes of memory for the origins of the values.
  /// - Throws: `FormatError` at the first byte that is not JSON5, or not possible in JSON.
  package static func json(
    of text: [UInt8], maximumDepth: Int, maximumBytes: Int, maximumMemory: Int = .max
  ) throws(FormatError) -> MappedJSON {
    var reader = Self(
      cursor: try TextCursor(text),
      output: MappedJSON(limit: maximumBytes, maximumMemory: maximumMemory),
      maximumDepth: maximumDepth)
    try reader.skipBlanks()
    try reader.value()
    try reader.skipBlanks()
    guard reader.cursor.isAtEnd else { throw reader.cursor.unexpected("the end of the text") }
    return reader.output
  }

  private init(cursor: TextCursor, output: MappedJSON, maximumDepth: Int) {
    self.cursor = cursor
    self.output = output
    self.maximumDepth = maximumDepth
  }

  private mutating func value() throws(FormatError) {
    let start = cursor.offset
    switch cursor.current {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try string()
    case UInt8(ascii: "t") where takeWord("true"):
      try output.append("true", from: start..<cursor.offset)
    case UInt8(ascii: "f") where takeWord("false"):
      try output.append("false", from: start..<cursor.offset)
    case UInt8(ascii: "n") where takeWord("null"):
      try output.append("null", from: start..<cursor.offset)
    default: try number()
    }
  }

  /// Moves behind a word that no further character of a name follows.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let start = cursor.offset
    guard cursor.consume(word) else { return false }
    guard let next = cursor.scalar, Self.isNamePart(next) else { return true }
    cursor.offset = start
    return false
  }

  private mutating func enter() throws(FormatError) {
    guard depth < maximumDepth else {
      throw FormatError(
        "nested deeper than the limit of \(maximumDepth)", at: cursor.offset, isLimit: true)
    }
    depth += 1
    try output.append([cursor.bytes[cursor.offset]], from: cursor.offset..<cursor.offset + 1)
    cursor.offset += 1
  }

  private mutating func leave() throws(FormatError) {
    depth -= 1
    try output.append([cursor.bytes[cursor.offset]], from: cursor.offset..<cursor.offset + 1)
    cursor.offset += 1
  }

  private mutating func array() throws(FormatError) {
    try enter()
    var isFirst = true
    while true {
      try skipBlanks()
      if cursor.current == UInt8(ascii: "]") { return try leave() }
      if !isFirst { output.append(",") }
      isFirst = false
      try value()
      try skipBlanks()
      if cursor.consume(",") { continue }
      guard cursor.current == UInt8(ascii: "]") else {
        throw cursor.unexpected("\",\" or \"]\"")
      }
    }
  }

  private mutating func object() throws(FormatError) {
    try enter()
    var isFirst = true
    while true {
      try skipBlanks()
      if cursor.current == UInt8(ascii: "}") { return try leave() }
      if !isFirst { output.append(",") }
      isFirst = false
      switch cursor.current {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try string()
      default: try name()
      }
      try skipBlanks()
      guard cursor.consume(":") else { throw cursor.unexpected("\":\" after the key") }
      output.append(":")
      try skipBlanks()
      try value()
      try skipBlanks()
      if cursor.consume(",") { continue }
      guard cursor.current == UInt8(ascii: "}") else {
        throw cursor.unexpected("\",\" or \"}\"")
      }
    }
  }

  /// Moves behind white space and comments.
  private mutating func skipBlanks() throws(FormatError) {
    while let byte = cursor.current {
      switch byte {
      case 0x09...0x0D, 0x20: cursor.offset += 1
      case UInt8(ascii: "/"):
        let start = cursor.offset
        if cursor.consume("//") {
          while let scalar = cursor.scalar, !Self.isLineEnd(scalar) {
            cursor.offset += UTF8.width(scalar)
          }
        } else if cursor.consume("/*") {
          while !cursor.isAtEnd, !cursor.starts(with: "*/") { cursor.offset += 1 }
          guard cursor.consume("*/") else {
            throw FormatError("a comment without its end", at: start)
          }
        } else {
          throw cursor.unexpected("a value or a comment")
        }
      case 0x80...:
        guard let scalar = cursor.scalar, Self.isBlank(scalar) else { return }
        cursor.offset += UTF8.width(scalar)
      default: return
      }
    }
  }

  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    isLineEnd(scalar) || scalar == "\u{FEFF}"
      || scalar.properties.generalCategory == .spaceSeparator
  }
}
