private import Platform

/// The C library's functions of angles, which may differ from JavaScript's in the last bit.
enum Trigonometry {
  /// Of an angle in degrees.
  static func sine(_ degrees: Double) -> Double { sin(degrees * (.pi / 180)) }
  /// Of an angle in degrees.
  static func cosine(_ degrees: Double) -> Double { cos(degrees * (.pi / 180)) }
  /// In radians.
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
