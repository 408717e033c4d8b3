internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Numbers for `multipleOf` and for bounds.
extension ProbeValues {
  /// Adds numbers on which the two ways to find a multiple disagree: beyond the digits of a double, between two doubles,
  /// and with exponents.
  mutating func addMultiples(of step: Double) {
    var numbers: [Double] = [
      0, step, step / 2, step * 3, (step * 3).nextUp, (step * 10).nextDown, step * 7 + step / 3,
      4_503_599_627_370_497, 9_007_199_254_740_991, -9_007_199_254_740_991, 1e21, 1e300, 1e-9,
      1e-7, 0.3, 1.14, 123_456_789.123, 1e15 + 0.5, 2.5, 1.005, 16.4, 0.000_1, 1e17, 1.5e21,
    ]
    for factor in [1e3, 1e9, 1e15, 1e16, 1e18] {
      numbers += [step * factor, (step * factor).nextUp, step * factor + step / 2]
    }
    for number in numbers where number.isFinite { add(.number(number)) }
  }

  /// Adds values on both sides of a bound, and values that JavaScript compares with it after a conversion.
  mutating func add(bound: ZodSchema.Bound) {
    switch bound {
    case .number(let limit):
      for number in [limit, limit - 1, limit + 1, limit.nextUp, limit.nextDown] {
        add(.number(number))
      }
      add(texts: [JSText(JSNumber.string(limit - 1)), JSText(JSNumber.string(limit + 1))])
      add([.number(limit - 1)])
      add([.number(limit + 1)])
    case .bigint(let digits):
      add(texts: [JSText(digits), JSText("-" + digits), JSText(digits + "0")])
    case .date(let milliseconds):
      for number in [milliseconds - 1, milliseconds + 1] { add(.number(number)) }
    }
  }
}
