import JSPrimitives
import SchemaModel

@testable import PayloadGeneration

/// The checks of numbers, `bigint`s and dates.
extension Oracle {
  /// Returns a negative number, zero or a positive one as the value is less than, equal to or greater than a limit;
  /// nil if neither, as for NaN.
  static func order(
    of value: OracleValue, _ bound: ZodSchema.Bound, _ check: PreparedCheck
  ) throws(Unpredictable) -> Int? {
    func order<Number: Comparable>(_ left: Number, _ right: Number) -> Int? {
      left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
    }
    switch (value, bound) {
    case (.number(let number), .number(let limit)): return order(number, limit)
    case (.date(let time), .date(let limit)): return order(time, limit)
    case (.bigint(let number), .bigint(let digits)):
      guard let limit = Int128(digits) else { throw Unpredictable(path: check.path) }
      return order(number, limit)
    default: throw Unpredictable(path: check.path)
    }
  }

  /// Returns whether a value is a multiple of a step: by decimals, and from 4.4.3 on by the quotient.
  func isMultiple(
    _ value: OracleValue, of step: ZodSchema.Bound, _ check: PreparedCheck
  ) throws(Unpredictable) -> Bool {
    switch (value, step) {
    case (.number(let number), .number(let step)):
      if version < .v4_4_3 { return JSNumber.decimalRemainder(number, step) == 0 }
      let quotient = number / step
      let nearest = (quotient + 0.5).rounded(.down)
      let tolerance = version < .v4_6_7 ? Double.ulpOfOne : 4 * Double.ulpOfOne
      return abs(quotient - nearest) < tolerance * max(abs(quotient), 1)
    case (.bigint(let number), .bigint(let digits)):
      guard let step = Int128(digits) else { throw Unpredictable(path: check.path) }
      if step == 0, version >= .v4_6_7 { return false }
      guard step != 0 else { throw Unpredictable(path: check.path) }
      return number % step == 0
    default: throw Unpredictable(path: check.path)
    }
  }

  private static let greatestSafeInteger = 9_007_199_254_740_991.0

  func numberFormat(
    _ format: ZodSchema.NumberFormat, _ value: OracleValue, _ check: PreparedCheck
  ) throws(Unpredictable) -> [PendingIssue] {
    func outside(_ isTooSmall: Bool, _ isTooBig: Bool) -> [PendingIssue] {
      (isTooSmall ? [PendingIssue(.tooSmall, of: check)] : [])
        + (isTooBig ? [PendingIssue(.tooBig, of: check)] : [])
    }
    // Before 4.3.6 a number above its format's range skips later checks.
    func outsideRange(_ isTooSmall: Bool, _ isTooBig: Bool) -> [PendingIssue] {
      isTooBig && version < .v4_3_6 ? [PendingIssue(.tooBig)] : outside(isTooSmall, isTooBig)
    }
    if case .bigint(let number) = value {
      switch format {
      case .int64: return outsideRange(number < Int128(Int64.min), number > Int128(Int64.max))
      case .uint64: return outsideRange(number < 0, number > Int128(UInt64.max))
      default: throw Unpredictable(path: check.path)
      }
    }
    guard case .number(let number) = value, format.isOfNumbers else {
      throw Unpredictable(path: check.path)
    }
    if format.isOfIntegers {
      guard number.isFinite, number.rounded(.towardZero) == number else {
        return [PendingIssue(.invalidType, effect: .stopsAll)]
      }
      if abs(number) > Self.greatestSafeInteger { return outside(number < 0, number > 0) }
    }
    guard let range = format.range else { return [] }
    return outsideRange(number < range.lowerBound, number > range.upperBound)
  }
}
