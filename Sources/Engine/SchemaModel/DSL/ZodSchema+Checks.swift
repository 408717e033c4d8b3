public import JSPrimitives
public import SourceJSON

/// The methods that add a check, each named as its Zod method.
extension ZodSchema {
  /// Returns the schema with another check at the end.
  public func check(_ kind: Check.Kind, _ message: String? = nil, abort: Bool = false) -> ZodSchema
  {
    var schema = self
    schema.checks.append(Check(kind, message: message, abort: abort))
    return schema
  }

  /// `.min(n)`: the minimum of a number, or else the minimum length.
  public func min(_ minimum: Int, _ message: String? = nil) -> ZodSchema {
    node == .number ? gte(Double(minimum), message) : check(.minLength(minimum), message)
  }
  /// `.max(n)`: the maximum of a number, or else the maximum length.
  public func max(_ maximum: Int, _ message: String? = nil) -> ZodSchema {
    node == .number ? lte(Double(maximum), message) : check(.maxLength(maximum), message)
  }
  /// `.length(n)`: the exact length.
  public func length(_ length: Int, _ message: String? = nil) -> ZodSchema {
    check(.lengthEquals(length), message)
  }

  /// `.gt(n)`: an exclusive lower bound.
  public func gt(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.greaterThan(.number(value), inclusive: false), message)
  }
  /// `.gte(n)`: an inclusive lower bound.
  public func gte(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.greaterThan(.number(value), inclusive: true), message)
  }
  /// `.lt(n)`: an exclusive upper bound.
  public func lt(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.lessThan(.number(value), inclusive: false), message)
  }
  /// `.lte(n)`: an inclusive upper bound.
  public func lte(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.lessThan(.number(value), inclusive: true), message)
  }
  /// `.int()`: an integer that a double holds exactly.
  public func int(_ message: String? = nil) -> ZodSchema { check(.numberFormat(.safeint), message) }
  /// `.multipleOf(n)`: a multiple of `n`, without a remainder.
  public func multipleOf(_ value: Double, _ message: String? = nil) -> ZodSchema {
    check(.multipleOf(.number(value)), message)
  }

  /// `.regex(/pattern/flags)`: a match of a regular expression. It is compiled with the schema.
  public func regex(_ pattern: JSText, flags: String? = nil, _ message: String? = nil) -> ZodSchema
  {
    check(.format(.regex(PatternLiteral(pattern, flags: flags))), message)
  }
  /// `.startsWith(prefix)`: a prefix.
  public func startsWith(_ prefix: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.startsWith(prefix, pattern: nil)), message)
  }
  /// `.endsWith(suffix)`: a suffix.
  public func endsWith(_ suffix: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.endsWith(suffix, pattern: nil)), message)
  }
  /// `.includes(text)`: a part of the string.
  public func includes(_ text: JSText, _ message: String? = nil) -> ZodSchema {
    check(.format(.includes(text, pattern: nil)), message)
  }
  /// `.email()`: an email address, by Zod's pattern.
  public func email(_ message: String? = nil) -> ZodSchema { named("email", message) }
  /// `.uuid()`: RFC 9562, versions 1 to 8.
  public func uuid(_ message: String? = nil) -> ZodSchema { named("uuid", message) }
  /// `.url()`: a URL that the WHATWG URL parser accepts.
  public func url(_ message: String? = nil) -> ZodSchema { named("url", message) }
  /// `.datetime()`: ISO 8601 in UTC, written with `Z`.
  public func datetime(_ message: String? = nil) -> ZodSchema { named("datetime", message) }
  /// `.date()`: a calendar date, `YYYY-MM-DD`.
  public func date(_ message: String? = nil) -> ZodSchema { named("date", message) }

  private func named(_ name: String, _ message: String?) -> ZodSchema {
    check(.format(.named(name, pattern: NamedFormat.pattern(of: name))), message)
  }

  /// `.trim()`: removes leading and trailing ECMAScript white space.
  public func trim() -> ZodSchema { check(.overwrite(.trim)) }
  /// `.toLowerCase()`: maps the string to lower case.
  public func toLowerCase() -> ZodSchema { check(.overwrite(.toLowerCase)) }
  /// `.toUpperCase()`: maps the string to upper case.
  public func toUpperCase() -> ZodSchema { check(.overwrite(.toUpperCase)) }

  /// `.refine(predicate, { message, path })`: a predicate that must hold, by its name or with its implementation.
  ///
  /// - Parameters:
  ///   - predicate: The predicate; the name of a registered one may be a string literal.
  ///   - path: The path, relative to the value.
  ///   - message: The message; nil for the default message.
  ///   - abort: Whether a failure skips the node's later checks.
  public func refine(
    _ predicate: Predicate, path: [PathSegment]? = nil, _ message: String? = nil,
    abort: Bool = false
  ) -> ZodSchema {
    check(.custom(predicate, path: path), message, abort: abort)
  }

  /// `.refine(predicate, { message, path })`: a predicate that must hold, given as a closure.
  ///
  ///     .string().refine("isPalindrome", "Not a palindrome") { value in … }
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - path: The path, relative to the value.
  ///   - message: The message; nil for the default message.
  ///   - abort: Whether a failure skips the node's later checks.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  public func refine(
    _ name: String, path: [PathSegment]? = nil, _ message: String? = nil, abort: Bool = false,
    _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) -> ZodSchema {
    refine(Predicate(name, body), path: path, message, abort: abort)
  }
}
