extension JSNumber {
  /// Returns whether a number is a multiple of a step within the tolerance of Zod 4.4.3 and 4.5.
  ///
  /// The quotient must be within 2^-52, times the quotient if that is above 1, of the integer that
  /// `Math.round` returns. So every large quotient counts: 9007199254740991 is a multiple of 2. Nothing
  /// is a multiple of zero or of NaN.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: What it may be a multiple of.
  package static func isMultiple(_ value: Double, of step: Double) -> Bool {
    let quotient = value / step
    let tolerance = Double.ulpOfOne * max(quotient.magnitude, 1)
    return (quotient - rounded(quotient)).magnitude < tolerance
  }

  /// Returns `Math.round(number)`: the nearest integer, the greater one of two.
  private static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }
}
