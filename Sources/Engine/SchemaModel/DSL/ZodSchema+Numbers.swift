/// The methods that limit a number, `bigint` or `Date`; a `Date` has only `min` and `max`.
///
/// An integer that limits a `bigint` is a `bigint`.
extension ZodSchema {
  /// `.gt(n)`: an exclusive lower bound.
  public func gt(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.greaterThan(bound(value), inclusive: false), of: Class.numeric, message, error)
  }
  /// `.gt(value)`: an exclusive lower bound of any kind.
  @_disfavoredOverload
  public func gt(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.greaterThan(bound, inclusive: false), of: Class.numeric, message, error)
  }
  /// `.gte(n)`: an inclusive lower bound.
  public func gte(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.greaterThan(bound(value), inclusive: true), of: Class.numeric, message, error)
  }
  /// `.gte(value)`: an inclusive lower bound of any kind.
  @_disfavoredOverload
  public func gte(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.greaterThan(bound, inclusive: true), of: Class.numeric, message, error)
  }
  /// `.lt(n)`: an exclusive upper bound.
  public func lt(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lessThan(bound(value), inclusive: false), of: Class.numeric, message, error)
  }
  /// `.lt(value)`: an exclusive upper bound of any kind.
  @_disfavoredOverload
  public func lt(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lessThan(bound, inclusive: false), of: Class.numeric, message, error)
  }
  /// `.lte(n)`: an inclusive upper bound.
  public func lte(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lessThan(bound(value), inclusive: true), of: Class.numeric, message, error)
  }
  /// `.lte(value)`: an inclusive upper bound of any kind.
  @_disfavoredOverload
  public func lte(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lessThan(bound, inclusive: true), of: Class.numeric, message, error)
  }
  /// `.min(value)`: an inclusive lower bound of any kind.
  @_disfavoredOverload
  public func min(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.greaterThan(bound, inclusive: true), of: [.number, .bigint, .date], message, error)
  }
  /// `.max(value)`: an inclusive upper bound of any kind.
  @_disfavoredOverload
  public func max(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.lessThan(bound, inclusive: true), of: [.number, .bigint, .date], message, error)
  }

  /// `.positive()`: greater than 0.
  public func positive(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.greaterThan(bound(0), inclusive: false), of: Class.numeric, message, error)
  }
  /// `.negative()`: less than 0.
  public func negative(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.lessThan(bound(0), inclusive: false), of: Class.numeric, message, error)
  }
  /// `.nonnegative()`: at least 0.
  public func nonnegative(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.greaterThan(bound(0), inclusive: true), of: Class.numeric, message, error)
  }
  /// `.nonpositive()`: at most 0.
  public func nonpositive(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.lessThan(bound(0), inclusive: true), of: Class.numeric, message, error)
  }

  /// `.multipleOf(n)`: a multiple of `n`, without a remainder.
  public func multipleOf(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.multipleOf(bound(value)), of: Class.numeric, message, error)
  }
  /// `.multipleOf(value)`: a multiple of a number or `bigint`.
  @_disfavoredOverload
  public func multipleOf(_ bound: Bound, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.multipleOf(bound), of: Class.numeric, message, error)
  }
  /// `.step(n)`: `multipleOf` by its old name.
  public func step(_ value: Double, _ message: String? = nil, error: ErrorFunction? = nil)
    -> ZodSchema
  {
    check(.multipleOf(.number(value)), of: [.number], message, error)
  }

  /// `.int()`: an integer that a double holds exactly.
  public func int(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.numberFormat(.safeint), of: [.number], message, error)
  }
  /// `.safe()`: the same as `int`.
  public func safe(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    check(.numberFormat(.safeint), of: [.number], message, error)
  }
  /// `.finite()`: no effect, since Zod 4 accepts finite numbers only.
  public func finite() -> ZodSchema {
    isOf([.number]) ? self : needs("finite", [.number])
  }

  /// Returns the limit of a number or `bigint`.
  func bound(_ value: Double) -> Bound {
    guard methods == .bigint, let integer = Int(exactly: value) else { return .number(value) }
    return .bigint(String(integer))
  }
}

/// The number formats as schemas.
extension ZodSchema {
  /// `z.int()`: an integer that a double holds exactly.
  public static func int(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.number, .numberFormat(.safeint), message, error)
  }
  /// `z.int32()`: a signed integer of 32 bits.
  public static func int32(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.number, .numberFormat(.int32), message, error)
  }
  /// `z.uint32()`: an unsigned integer of 32 bits.
  public static func uint32(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.number, .numberFormat(.uint32), message, error)
  }
  /// `z.float32()`: a number in the range of a 32-bit float. It is not rounded.
  public static func float32(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.number, .numberFormat(.float32), message, error)
  }
  /// `z.float64()`: a number in the range of a 64-bit float.
  public static func float64(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.number, .numberFormat(.float64), message, error)
  }
  /// `z.int64()`: a signed `bigint` of 64 bits.
  public static func int64(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.bigint, .numberFormat(.int64), message, error)
  }
  /// `z.uint64()`: an unsigned `bigint` of 64 bits.
  public static func uint64(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    of(.bigint, .numberFormat(.uint64), message, error)
  }

  /// Returns a node that Zod makes together with its first check, so that one message serves both.
  static func of(
    _ node: Node, _ kind: Check.Kind, _ message: String?, _ error: ErrorFunction?
  ) -> ZodSchema {
    ZodSchema(
      node, message: message, error: error,
      checks: [Check(kind, message: message, error: error)])
  }
}
