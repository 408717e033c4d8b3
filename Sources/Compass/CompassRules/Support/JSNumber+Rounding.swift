internal import JSPrimitives

extension JSNumber {
  /// Returns the nearest integer, halves upward, as `Math.round` does.
  ///
  /// It doesn't add a half and round down, which would be inexact for 0.49999999999999994.
  static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }

  /// Returns the number clamped to 0 and `maximum`. NaN stays, as with `Math.min` and `Math.max`.
  static func clamped(_ number: Double, to maximum: Double) -> Double {
    number.isNaN ? number : min(max(number, 0), maximum)
  }
}
