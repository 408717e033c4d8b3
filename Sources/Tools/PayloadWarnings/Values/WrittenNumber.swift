internal import JSPrimitives
internal import Platform
internal import SourceJSON

/// The decimal digits of a JSON number, normalized: `1.50e3` and `1500` are equal.
struct WrittenNumber: Hashable {
  /// The significant digits, without zeros at either end; empty for zero.
  private var digits: [UInt8] = []
  /// The power of ten of the first digit.
  private var exponent = 0

  /// The most digits that the exact value of a double has, and some more.
  private static let mostDigits = 800

  /// Reads a number of the JSON grammar.
  init(_ literal: UnsafeBufferPointer<UInt8>) {
    // The digits before the first significant one, and those before the point.
    var (zeros, count, whole) = (0, 0, -1)
    var offset = 0
    reading: while offset < literal.count {
      let byte = literal[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "0") where digits.isEmpty:
        zeros += 1
        count += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        count += 1
      case UInt8(ascii: "."): whole = count
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break reading
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard !digits.isEmpty else { return }
    exponent = (whole < 0 ? count : whole) - 1 - zeros + Self.power(literal[offset...])
  }

  /// Returns the number of an exponent; at most a million, beyond the exponents of doubles.
  private static func power(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var power = 0
    for byte in text where byte &- UInt8(ascii: "0") <= 9 {
      power = min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    }
    return text.first == UInt8(ascii: "-") ? -power : power
  }

  /// Returns what JavaScript makes of a number that loses digits: its shortest spelling, `Infinity` or `0`. Nil if no
  /// digit is lost.
  ///
  /// Digits are lost if neither the shortest spelling of the double is the number, nor the exact value of the double
  /// rounded to as many digits.
  static func lossyValue(_ literal: UnsafeBufferPointer<UInt8>) -> String? {
    if OrdinaryValue.keepsDigits(literal) { return nil }
    let written = WrittenNumber(literal)
    if written.digits.isEmpty { return nil }
    if written.digits.count <= 15, abs(written.exponent) < 300 { return nil }
    let value = JSNumber.parse(literal)
    let text = JSNumber.string(value)
    guard value.isFinite, value != 0 else { return text }
    if WrittenNumber(text) == written { return nil }
    return WrittenNumber(exactly: value, digits: written.digits.count) == written ? nil : text
  }

  private init(_ text: String) {
    self = Array(text.utf8).withUnsafeBufferPointer { WrittenNumber($0) }
  }

  /// The exact value of a double, correctly rounded.
  private init(exactly value: Double, digits count: Int) {
    let precision = min(count, Self.mostDigits) - 1
    // A sign, a point, an exponent and the final zero beside the digits.
    var buffer = [CChar](repeating: 0, count: Self.mostDigits + 16)
    let length = withVaList([Int32(precision), value]) {
      vsnprintf(&buffer, buffer.count, "%.*e", $0)
    }
    let bytes = buffer.prefix(max(0, min(Int(length), buffer.count - 1)))
    self = bytes.map { UInt8(bitPattern: $0) }.withUnsafeBufferPointer { WrittenNumber($0) }
  }
}
