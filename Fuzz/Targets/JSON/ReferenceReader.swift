/// A slow and simple JSON reader, the reference for the package's reader.
///
/// It follows the grammar of RFC 8259 section by section, recursively and one byte at a time. Bytes
/// must be UTF-8; nesting and length have limits. A text is rejected at the first byte that no
/// valid text could have there, an escape or literal name where it starts to be wrong.
struct ReferenceReader {
  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var offset = 0

  private init(_ bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  /// Parses a whole text.
  static func read(
    _ bytes: [UInt8], maximumDepth: Int, maximumBytes: Int
  ) throws(ReferenceError) -> ReferenceValue.Located {
    guard bytes.count <= maximumBytes else { throw ReferenceError(kind: .sizeExceeded, offset: 0) }
    var reader = ReferenceReader(bytes, maximumDepth: maximumDepth)
    let value = try reader.value(depth: 0)
    reader.whiteSpace()
    guard reader.offset == bytes.count else { throw reader.unexpected() }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ReferenceError) -> ReferenceValue.Located {
    whiteSpace()
    let start = offset
    let value: ReferenceValue
    switch next {
    case "{": value = try object(depth: depth + 1)
    case "[": value = try array(depth: depth + 1)
    case "\"": value = .string(try string())
    case "-": value = try number()
    case let digit? where isDigit(digit): value = try number()
    case "t": value = try word("true", .boolean(true))
    case "f": value = try word("false", .boolean(false))
    case "n": value = try word("null", .null)
    default: throw unexpected()
    }
    return ReferenceValue.Located(value: value, range: start..<offset)
  }

  private mutating func word(
    _ word: String, _ value: ReferenceValue
  ) throws(ReferenceError) -> ReferenceValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw unexpected() }
    offset += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(ReferenceError) -> ReferenceValue {
    try open(depth: depth)
    var elements: [ReferenceValue.Located] = []
    if isClosed(by: "]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      if isClosed(by: "]") { return .array(elements) }
      try take(",")
    }
  }

  private mutating func object(depth: Int) throws(ReferenceError) -> ReferenceValue {
    try open(depth: depth)
    var members: [(key: ReferenceValue.Located, value: ReferenceValue.Located)] = []
    if isClosed(by: "}") { return .object(members) }
    while true {
      whiteSpace()
      let start = offset
      guard next == "\"" else { throw unexpected() }
      let name = ReferenceValue.string(try string())
      let key = ReferenceValue.Located(value: name, range: start..<offset)
      whiteSpace()
      try take(":")
      members.append((key, try value(depth: depth)))
      if isClosed(by: "}") { return .object(members) }
      try take(",")
    }
  }

  private mutating func open(depth: Int) throws(ReferenceError) {
    guard depth <= maximumDepth else {
      throw ReferenceError(kind: .depthExceeded, offset: offset)
    }
    offset += 1
  }

  private mutating func isClosed(by bracket: Unicode.Scalar) -> Bool {
    whiteSpace()
    guard next == bracket else { return false }
    offset += 1
    return true
  }

  // MARK: Numbers

  private mutating func number() throws(ReferenceError) -> ReferenceValue {
    let start = offset
    if next == "-" { offset += 1 }
    if next == "0" { offset += 1 } else { try digits() }
    if next == "." {
      offset += 1
      try digits()
    }
    if next == "e" || next == "E" {
      offset += 1
      if next == "+" || next == "-" { offset += 1 }
      try digits()
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() throws(ReferenceError) {
    guard let first = next, isDigit(first) else { throw unexpected() }
    while let digit = next, isDigit(digit) { offset += 1 }
  }

  private func isDigit(_ character: Unicode.Scalar) -> Bool { ("0"..."9").contains(character) }

  // MARK: Strings

  private mutating func string() throws(ReferenceError) -> [UInt16] {
    offset += 1
    var units: [UInt16] = []
    while true {
      switch next {
      case "\"":
        offset += 1
        return units
      case "\\":
        offset += 1
        units.append(try escape())
      case let character? where character.value >= 0x20:
        units += Array(String(Character(character)).utf16)
        offset += character.utf8.count
      default: throw unexpected()
      }
    }
  }

  private mutating func escape() throws(ReferenceError) -> UInt16 {
    guard let letter = next else { throw unexpected() }
    let plain: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard letter == "u" || plain[letter] != nil else { throw unexpected() }
    offset += 1
    if let unit = plain[letter] { return unit }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next, let value = Character(digit).hexDigitValue, digit.isASCII else {
        throw unexpected()
      }
      unit = unit << 4 | UInt16(value)
      offset += 1
    }
    return unit
  }

  // MARK: Bytes

  /// The character at the offset; nil at the end and if the bytes are not UTF-8.
  private var next: Unicode.Scalar? {
    var decoder = UTF8()
    var rest = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let character) = decoder.decode(&rest) else { return nil }
    return character
  }

  private mutating func whiteSpace() {
    while let character = next, " \t\r\n".unicodeScalars.contains(character) { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(ReferenceError) {
    guard next == character else { throw unexpected() }
    offset += 1
  }

  private func unexpected() -> ReferenceError {
    if offset >= bytes.count { return ReferenceError(kind: .unexpectedEnd, offset: bytes.count) }
    return ReferenceError(kind: next == nil ? .invalidUTF8 : .unexpected, offset: offset)
  }
}
