extension JSNumber {
  /// Returns whether a number is a multiple of a step within a tolerance, as Zod finds it from 4.4.3 on.
  ///
  /// The quotient must be within the tolerance, times the quotient if that is above 1, of the integer that
  /// `Math.round` returns. So every large quotient counts: 9007199254740991 is a multiple of 2. Nothing
  /// is a multiple of zero or of NaN.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: What it may be a multiple of.
  ///   - tolerance: The tolerance of a quotient of at most 1: 2^-52 in 4.4.3, 2^-50 in 4.6.7.
  package static func isMultiple(
    _ value: Double, of step: Double, tolerance: Double
  ) -> Bool {
    let quotient = value / step
    return (quotient - rounded(quotient)).magnitude < tolerance * max(quotient.magnitude, 1)
  }

  /// Returns `Math.round(number)`: the nearest integer, the greater one of two.
  private static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }
}
