public import JSPrimitives
public import SourceJSON

/// The methods that add a check, each written as its Zod method.
extension ZodSchema {
  /// The schema with one more check at the end.
  public func check(_ kind: Check.Kind, _ message: String? = nil, abort: Bool = false) -> ZodSchema
  {
    var schema = self
    schema.checks.append(Check(kind, message: message, abort: abort))
    return schema
  }

  /// `.min(n)`: a number's least value, or else the least length.
  public func min(_ minimum: Int, _ message: String? = nil) -> ZodSchema {
    node == .number ? gte(Double(minimum), message) : check(.minLength(minimum), message)
  }
  /// `.max(n)`: a number's greatest value, or else the greatest length.
  public func max(_ maximum: Int, _ message: String? = nil) -> ZodSchema {
    node == .number ? lte(Double(maximum), message) : check(.maxLength(maximum), message)
  }
  /// `.length(n)`.
  public func length(_ length: Int, _ message: String? = nil) -> ZodSchema {
    check(.lengthEquals(length), message)
  }

  /// `.gt(n)`.
  public func gt(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.greaterThan(value, inclusive: false), message)
  }
  /// `.gte(n)`.
  public func gte(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.greaterThan(value, inclusive: true), message)
  }
  /// `.lt(n)`.
  public func lt(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.lessThan(value, inclusive: false), message)
  }
  /// `.lte(n)`.
  public func lte(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.lessThan(value, inclusive: true), message)
  }
  /// `.int()`.
  public func int(_ message: String? = nil) -> ZodSchema { check(.safeInteger, message) }
  /// `.multipleOf(n)`.
  public func multipleOf(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.multipleOf(value), message)
  }

  /// `.regex(/pattern/flags)`.
  public func regex(_ pattern: JSText, flags: String? = nil, _ message: String? = nil) -> ZodSchema
  {
    check(.format(.regex(PatternLiteral(pattern, flags: flags))), message)
  }
  /// `.startsWith(prefix)`.
  public func startsWith(_ prefix: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.startsWith(prefix, pattern: nil)), message)
  }
  /// `.endsWith(suffix)`.
  public func endsWith(_ suffix: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.endsWith(suffix, pattern: nil)), message)
  }
  /// `.includes(text)`.
  public func includes(_ text: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.includes(text, pattern: nil)), message)
  }
  /// `.email()`.
  public func email(_ message: String? = nil) -> ZodSchema { named("email", message) }
  /// `.uuid()`: RFC 9562, versions 1 to 8.
  public func uuid(_ message: String? = nil) -> ZodSchema { named("uuid", message) }
  /// `.url()`: what the WHATWG URL parser accepts.
  public func url(_ message: String? = nil) -> ZodSchema { named("url", message) }
  /// `.datetime()`: ISO 8601 in UTC, written with `Z`.
  public func datetime(_ message: String? = nil) -> ZodSchema { named("datetime", message) }
  /// `.date()`: a calendar date, `YYYY-MM-DD`.
  public func date(_ message: String? = nil) -> ZodSchema { named("date", message) }

  private func named(_ name: String, _ message: String?) -> ZodSchema {
    check(.format(.named(name, pattern: NamedFormat.pattern(of: name))), message)
  }

  /// `.trim()`.
  public func trim() -> ZodSchema { check(.overwrite(.trim)) }
  /// `.toLowerCase()`.
  public func toLowerCase() -> ZodSchema { check(.overwrite(.toLowerCase)) }
  /// `.toUpperCase()`.
  public func toUpperCase() -> ZodSchema { check(.overwrite(.toUpperCase)) }

  /// `.refine(predicate, { message, path })`, of a predicate by its name or with its implementation.
  public func refine(
    _ predicate: Predicate, path: [PathSegment]? = nil, _ message: String? = nil,
    abort: Bool = false
  ) -> ZodSchema {
    check(.custom(predicate, path: path), message, abort: abort)
  }

  /// `.refine(predicate, { message, path })`, of a predicate given in place.
  ///
  ///     .string().refine("isPalindrome", "Not a palindrome") { value in … }
  ///
  /// - Parameters:
  ///   - name: the name in schema documents.
  ///   - path: the path, relative to the value.
  ///   - body: takes the value as the checks before have left it. An error that it throws makes the outcome
  ///     undecided.
  public func refine(
    _ name: String, path: [PathSegment]? = nil, _ message: String? = nil, abort: Bool = false,
    _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) -> ZodSchema {
    refine(Predicate(name, body), path: path, message, abort: abort)
  }
}
