extension JSON5Reader {
  /// Reads a string in either kind of quotes.
  mutating func string() throws(FormatError) {
    let start = cursor.offset
    let quote = cursor.bytes[start]
    try output.append("\"", from: start..<start + 1)
    cursor.offset += 1
    var runStart = cursor.offset
    while true {
      guard let byte = cursor.current, byte != 0x0A, byte != 0x0D else {
        throw FormatError("a string without its end", at: start)
      }
      guard byte == quote || byte == UInt8(ascii: "\\") else {
        cursor.offset += 1
        continue
      }
      try output.append(
        escaping: cursor.bytes[runStart..<cursor.offset], from: runStart..<cursor.offset)
      if byte == quote { break }
      try escape()
      runStart = cursor.offset
    }
    try output.append("\"", from: cursor.offset..<cursor.offset + 1)
    cursor.offset += 1
  }

  /// Reads a backslash and what follows it.
  private mutating func escape() throws(FormatError) {
    let start = cursor.offset
    cursor.offset += 1
    guard let scalar = cursor.scalar else {
      throw cursor.unexpected("the rest of an escape")
    }
    cursor.offset += UTF8.width(scalar)
    let simple: UInt8
    switch scalar {
    case "b": simple = 0x08
    case "f": simple = 0x0C
    case "n": simple = 0x0A
    case "r": simple = 0x0D
    case "t": simple = 0x09
    case "v": simple = 0x0B
    case "0" where !(cursor.current.map(NumberText.isDigit) ?? false): simple = 0
    case "0"..."9":
      throw FormatError("an escape of a digit", at: start)
    case "x": return try escapedUnit(digits: 2, from: start)
    case "u": return try escapedUnit(digits: 4, from: start)
    case "\r":
      // Both bytes of a line break.
      _ = cursor.consume("\n")
      return
    case "\n", "\u{2028}", "\u{2029}": return
    default:
      return try output.append(
        escaping: Array(String(scalar).utf8), from: start..<cursor.offset)
    }
    try output.append(unit: UInt16(simple), from: start..<cursor.offset)
  }

  private mutating func escapedUnit(digits: Int, from start: Int) throws(FormatError) {
    try output.append(unit: hexadecimal(digits), from: start..<cursor.offset)
  }

  /// Reads hexadecimal digits.
  private mutating func hexadecimal(_ count: Int) throws(FormatError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<count {
      guard let digit = cursor.current.flatMap(NumberText.hexValue) else {
        throw cursor.unexpected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      cursor.offset += 1
    }
    return unit
  }

  /// Reads a key without quotes: an identifier name of ECMAScript 5.1, reserved words included.
  mutating func name() throws(FormatError) {
    let start = cursor.offset
    try output.append("\"", from: start..<start)
    while let scalar = cursor.scalar {
      let isFirst = cursor.offset == start
      let place = cursor.offset
      if scalar == "\\" {
        cursor.offset += 1
        guard cursor.consume("u") else { throw cursor.unexpected("\"u\"") }
        let unit = try hexadecimal(4)
        guard let escaped = Unicode.Scalar(unit),
          isFirst ? Self.isNameStart(escaped) : Self.isNamePart(escaped)
        else { throw FormatError("an escape of a character that no key has", at: place) }
        try output.append(unit: unit, from: place..<cursor.offset)
        continue
      }
      guard isFirst ? Self.isNameStart(scalar) : Self.isNamePart(scalar) else { break }
      cursor.offset += UTF8.width(scalar)
      try output.append(
        escaping: cursor.bytes[place..<cursor.offset], from: place..<cursor.offset)
    }
    guard cursor.offset > start else { throw cursor.unexpected("a key or \"}\"") }
    try output.append("\"", from: cursor.offset..<cursor.offset)
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    default: break
    }
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    if isNameStart(scalar) { return true }
    switch scalar {
    case "0"..."9", "\u{200C}", "\u{200D}": return true
    default: break
    }
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
