/// Numbers of other formats as JSON has them.
enum NumberText {
  /// The most hexadecimal or octal digits of a number: more than any finite number has.
  static let maximumDigits = 1_024

  /// Returns a decimal number as JSON has it: without a plus sign, leading zeros, or a point without digits on both sides.
  ///
  /// - Parameter text: An optional sign, digits with at most one point, and an optional exponent.
  static func decimal(_ text: some Collection<UInt8>) -> [UInt8] {
    var rest = text[...]
    var result: [UInt8] = []
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest.removeFirst()
      if sign == UInt8(ascii: "-") { result.append(sign) }
    }
    let whole = rest.prefix { isDigit($0) }
    rest = rest[whole.endIndex...]
    let digits = whole.drop { $0 == UInt8(ascii: "0") }
    if digits.isEmpty { result.append(UInt8(ascii: "0")) } else { result += digits }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = rest.prefix { isDigit($0) }
      rest = rest[fraction.endIndex...]
      if !fraction.isEmpty { result += [UInt8(ascii: ".")] + fraction }
    }
    return result + rest
  }

  /// Returns the decimal digits of a number in another base.
  ///
  /// - Parameters:
  ///   - digits: At most ``maximumDigits`` digits of the base.
  ///   - base: 8 or 16.
  static func decimal(_ digits: some Collection<UInt8>, base: UInt64) -> [UInt8] {
    // Groups of nine decimal digits, the last one first.
    var groups: [UInt64] = [0]
    for digit in digits {
      var carry = UInt64(hexValue(digit) ?? 0)
      for index in groups.indices {
        let value = groups[index] * base + carry
        groups[index] = value % 1_000_000_000
        carry = value / 1_000_000_000
      }
      if carry > 0 { groups.append(carry) }
    }
    var text = String(groups[groups.count - 1])
    for group in groups.dropLast().reversed() {
      let part = String(group)
      text += String(repeating: "0", count: 9 - part.count) + part
    }
    return Array(text.utf8)
  }

  /// Returns whether a field is a number in JSON, without white space.
  static func isJSON(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    func digits() -> Bool {
      let start = place
      while place < text.count, isDigit(text[place]) { place += 1 }
      return place > start
    }
    if text.first == UInt8(ascii: "-") { place = 1 }
    guard place < text.count else { return false }
    if text[place] == UInt8(ascii: "0") {
      place += 1
    } else if !digits() {
      return false
    }
    if place < text.count, text[place] == UInt8(ascii: ".") {
      place += 1
      guard digits() else { return false }
    }
    if place < text.count, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < text.count, text[place] == UInt8(ascii: "+") || text[place] == UInt8(ascii: "-") {
        place += 1
      }
      guard digits() else { return false }
    }
    return place == text.count
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns the value of a hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x37
    case 0x61...0x66: Int(byte) - 0x57
    default: nil
    }
  }
}
