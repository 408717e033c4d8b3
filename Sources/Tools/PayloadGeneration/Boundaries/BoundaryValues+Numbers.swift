internal import JSPrimitives
package import SchemaModel
package import SourceJSON

/// Numbers for bounds, for `multipleOf` and for formats of numbers.
extension BoundaryValues {
  /// Returns a limit and the numbers beside it.
  package static func numbers(around limit: Double) -> [Double] {
    [limit, limit - 1, limit + 1, limit.nextUp, limit.nextDown]
  }

  /// Returns a limit and the numbers, fractions and integers on both sides of it.
  package static func fractionsAndIntegers(around limit: Double) -> [Double] {
    numbers(around: limit) + [
      limit - 0.5, limit + 0.5, limit.rounded(.up), limit.rounded(.down), limit.rounded(.up) + 1,
      limit.rounded(.down) - 1,
    ]
  }

  /// Returns values on both sides of a bound, and values that JavaScript compares with it after a conversion.
  package static func values(around bound: ZodSchema.Bound) -> [JSONValue] {
    switch bound {
    case .number(let limit):
      let sides = [limit - 1, limit + 1]
      return numbers(around: limit).map { .number($0) }
        + sides.map { .string(JSText(JSNumber.string($0))) } + sides.map { [.number($0)] }
    case .bigint(let digits):
      return [digits, "-" + digits, digits + "0"].map { .string(JSText($0)) }
    case .date(let milliseconds): return [.number(milliseconds - 1), .number(milliseconds + 1)]
    }
  }

  /// Returns the value at a distance from a bound; that of a `bigint` is a string.
  static func value(at distance: Double, from bound: ZodSchema.Bound) -> JSONValue? {
    switch bound {
    case .number(let number): .number(number + distance)
    case .date(let milliseconds): .number(milliseconds + distance)
    case .bigint(let digits):
      Int128(digits).map { .string(JSText(String($0 + Int128(distance)))) }
    }
  }

  // MARK: Multiples

  /// Returns multiples of a step, and numbers between them.
  package static func multiples(of step: Double) -> [Double] {
    [0, step, -step, 2 * step, 3 * step, step / 2, step * 1.5]
  }

  /// Returns a number between two multiples of a step.
  static func number(offGridOf step: Double, from number: Double) -> Double { number + step / 4 }

  /// Returns numbers on which the two ways to find a multiple disagree: beyond the digits of a double, between two doubles, and
  /// with exponents.
  package static func roundedMultiples(of step: Double) -> [Double] {
    var numbers: [Double] = [
      0, step, step / 2, step * 3, (step * 3).nextUp, (step * 10).nextDown, step * 7 + step / 3,
      4_503_599_627_370_497, 9_007_199_254_740_991, -9_007_199_254_740_991, 1e21, 1e300, 1e-9,
      1e-7, 0.3, 1.14, 123_456_789.123, 1e15 + 0.5, 2.5, 1.005, 16.4, 0.000_1, 1e17, 1.5e21,
    ]
    for factor in [1e3, 1e9, 1e15, 1e16, 1e18] {
      numbers += [step * factor, (step * factor).nextUp, step * factor + step / 2]
    }
    return numbers.filter(\.isFinite)
  }

  // MARK: Formats

  /// Numbers on both sides of the limits of number formats.
  package static let limitsOfFormats: [Double] = [
    9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991, -9_007_199_254_740_992,
    2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_295, 4_294_967_296,
    1e39, -1e39, 1e-7, 0.5,
  ]

  /// Returns a number below the range of a format and one above it; nil for a format without a range that numbers exceed.
  static func numbers(outsideOf format: ZodSchema.NumberFormat) -> (low: Double, high: Double)? {
    guard let range = format.range, format != .float64 else { return nil }
    return (range.lowerBound * 2 - 1, range.upperBound * 2)
  }

  /// Numbers that are not finite, as the reader makes them of `1e999`.
  package static let infinite: [JSONValue] = [.number(.infinity), .number(-.infinity)]
}
