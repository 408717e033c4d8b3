internal import JSPrimitives

/// The constant of a `default`, `prefault` or `catch` that is no JSON value: a run makes it in its arena.
enum MadeConstant: Sendable {
  /// A `bigint`.
  case bigint(JSBigInt)
  /// A `Date`, which is invalid for NaN.
  case date(milliseconds: Double)
}
