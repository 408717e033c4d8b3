/// A place in the UTF-16 code units of a pattern.
///
/// Reading beyond the end returns nil, so every read is in bounds.
struct PatternCursor {
  let units: [UInt16]
  /// Whether a surrogate pair is one character.
  let readsCodePoints: Bool
  var position = 0

  init(_ units: [UInt16], readsCodePoints: Bool) {
    self.units = units
    self.readsCodePoints = readsCodePoints
  }

  var isAtEnd: Bool { position >= units.count }

  /// Returns the code unit `distance` after the current one.
  func peek(_ distance: Int = 0) -> UInt16? {
    let index = position + distance
    return index < units.count ? units[index] : nil
  }

  /// Returns whether the code units at the current place are these ASCII characters.
  func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= units.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where units[position + offset] != UInt16(text.utf8Start[offset]) {
      return false
    }
    return true
  }

  /// Moves past these ASCII characters if they are next; returns whether they were.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Returns the next character in the pattern's own alphabet.
  mutating func next() -> UInt32? {
    readsCodePoints ? nextCodePoint() : nextUnit().map(UInt32.init)
  }

  /// Returns the next code unit.
  mutating func nextUnit() -> UInt16? {
    guard position < units.count else { return nil }
    defer { position += 1 }
    return units[position]
  }

  /// Returns the next code point; a surrogate without its partner is one.
  mutating func nextCodePoint() -> UInt32? {
    guard let first = nextUnit() else { return nil }
    guard first & 0xFC00 == 0xD800, let second = peek(), second & 0xFC00 == 0xDC00 else {
      return UInt32(first)
    }
    position += 1
    return Self.join(UInt32(first), UInt32(second))
  }

  /// Returns the code point of a surrogate pair.
  static func join(_ high: UInt32, _ low: UInt32) -> UInt32 {
    (high & 0x3FF) << 10 + 0x10000 + (low & 0x3FF)
  }

  /// Returns a run of decimal digits, or nil. The value is clamped to `Int.max`; the digits are
  /// complete.
  mutating func number() -> (value: Int, digits: ArraySlice<UInt16>)? {
    let start = position
    var value = 0
    while let unit = peek(), let digit = Self.digit(unit, radix: 10) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(digit))
      value = overflow || carry ? Int.max : sum
      position += 1
    }
    return position == start ? nil : (value, units[start..<position].drop { $0 == 0x30 })
  }

  /// Returns the value of exactly `count` hexadecimal digits, or nil without moving.
  mutating func hex(count: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<count {
      guard let unit = peek(offset), let digit = Self.digit(unit, radix: 16) else { return nil }
      value = value << 4 | digit
    }
    position += count
    return value
  }

  /// Returns the value of `{h...}`, at most 0x10FFFF, or nil without moving.
  mutating func bracedHex() -> UInt32? {
    let start = position
    guard skip("{") else { return nil }
    var value: UInt32 = 0
    var count = 0
    while let unit = peek(), let digit = Self.digit(unit, radix: 16), value <= 0x10FFFF {
      value = value << 4 | digit
      count += 1
      position += 1
    }
    guard count > 0, value <= 0x10FFFF, skip("}") else {
      position = start
      return nil
    }
    return value
  }

  /// Returns the value of a digit of the radix, or nil.
  static func digit(_ unit: UInt16, radix: UInt32) -> UInt32? {
    let value: UInt32
    switch unit {
    case 0x30...0x39: value = UInt32(unit) - 0x30
    case 0x41...0x46: value = UInt32(unit) - 0x41 + 10
    case 0x61...0x66: value = UInt32(unit) - 0x61 + 10
    default: return nil
    }
    return value < radix ? value : nil
  }

  /// Returns whether the unit is an ASCII letter.
  static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}

extension UInt16 {
  /// Creates the code unit of an ASCII character.
  init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}

extension UInt32 {
  /// Creates the character value of an ASCII character.
  init(ascii scalar: Unicode.Scalar) { self = UInt32(UInt8(ascii: scalar)) }
}
