extension JSON5Reader {
  /// Reads a number.
  mutating func number() throws(FormatError) {
    let start = cursor.offset
    let isNegative = cursor.consume("-")
    let isSigned = isNegative || cursor.consume("+")
    switch cursor.current {
    case UInt8(ascii: "I") where takeWord("Infinity"), UInt8(ascii: "N") where takeWord("NaN"):
      let word = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
      throw FormatError("JSON has no \(word)", at: start)
    case UInt8(ascii: "0"):
      if cursor.consume("0x") || cursor.consume("0X") {
        return try hexadecimal(from: start, isNegative: isNegative)
      }
      if let next = cursor.byte(after: 1), NumberText.isDigit(next) {
        throw FormatError("a number with a leading zero", at: start)
      }
    case UInt8(ascii: "."): break
    case let byte? where NumberText.isDigit(byte): break
    default: throw cursor.unexpected(isSigned ? "a number" : "a value")
    }
    let whole = digits()
    if cursor.consume(".") {
      let fraction = digits()
      guard whole + fraction > 0 else { throw cursor.unexpected("a digit") }
    }
    if cursor.consume("e") || cursor.consume("E") {
      _ = cursor.consume("+") || cursor.consume("-")
      guard digits() > 0 else { throw cursor.unexpected("a digit") }
    }
    try endNumber()
    let text = cursor.bytes[start..<cursor.offset]
    try output.append(NumberText.decimal(text), from: start..<cursor.offset)
  }

  /// Moves behind digits and returns their number.
  private mutating func digits() -> Int {
    let start = cursor.offset
    while let byte = cursor.current, NumberText.isDigit(byte) { cursor.offset += 1 }
    return cursor.offset - start
  }

  private mutating func hexadecimal(from start: Int, isNegative: Bool) throws(FormatError) {
    let first = cursor.offset
    while let byte = cursor.current, NumberText.hexValue(byte) != nil { cursor.offset += 1 }
    let digits = cursor.bytes[first..<cursor.offset]
    guard !digits.isEmpty else { throw cursor.unexpected("a hexadecimal digit") }
    guard digits.count <= NumberText.maximumDigits else {
      throw FormatError(
        "a number of more than \(NumberText.maximumDigits) digits", at: start, isLimit: true)
    }
    try endNumber()
    let decimal = NumberText.decimal(digits, base: 16)
    try output.append(
      (isNegative ? [UInt8(ascii: "-")] : []) + decimal, from: start..<cursor.offset)
  }

  private func endNumber() throws(FormatError) {
    if let next = cursor.scalar, Self.isNamePart(next) || next == "." {
      throw cursor.unexpected("the end of the number")
    }
  }
}
