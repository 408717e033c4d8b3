/// A `bigint` of JavaScript.
///
/// The value is its decimal digits, since texts and limits of schemas are decimal.
package struct JSBigInt: Sendable, Hashable {
  /// The decimal digits from 0 to 9, the highest first, without leading zeros; `[0]` for zero.
  let digits: [UInt8]
  /// Whether the value is below zero.
  package let isNegative: Bool

  /// Creates the value of digits from 0 to 9. Leading zeros are dropped, and zero has no sign.
  init(digits: some Sequence<UInt8>, isNegative: Bool) {
    let digits = Array(digits.drop { $0 == 0 })
    self.digits = digits.isEmpty ? [0] : digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Whether the value is zero.
  package var isZero: Bool { digits == [0] }
}

extension JSBigInt: Comparable {
  /// Returns whether one value is less than another.
  package static func < (left: JSBigInt, right: JSBigInt) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.isMagnitudeLess(than: left) : left.isMagnitudeLess(than: right)
  }

  private func isMagnitudeLess(than other: JSBigInt) -> Bool {
    if digits.count != other.digits.count { return digits.count < other.digits.count }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}

extension JSBigInt: CustomStringConvertible {
  /// The text of `toString()`: decimal digits with a minus sign if the value is negative.
  package var description: String {
    let text = digits.map { $0 + UInt8(ascii: "0") }
    return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }
}

/// The reason why an operation on `bigint`s has no result.
package enum JSBigIntError: Error, Sendable, Hashable {
  /// The text is no integer: JavaScript throws a SyntaxError.
  case notAnInteger
  /// The divisor is zero: JavaScript throws a RangeError.
  case divisionByZero
  /// The numbers are too long to compute with in bounded time. JavaScript may have a result.
  case tooLong
}
