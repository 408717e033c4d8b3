public import JSPrimitives

/// One check of a node: a limit, a format, a rewriting of the value, or a registered predicate.
public struct Check: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// At least so many UTF-16 code units of a string, or elements of an array.
    case minLength(Int)
    /// At most so many UTF-16 code units of a string, or elements of an array.
    case maxLength(Int)
    /// Exactly so many UTF-16 code units of a string, or elements of an array.
    case lengthEquals(Int)
    case greaterThan(Double, inclusive: Bool)
    case lessThan(Double, inclusive: Bool)
    /// An integer that a double holds exactly.
    case safeInteger
    case multipleOf(Double)
    case format(StringFormat)
    /// The value is replaced by a function's result.
    case overwrite(ZodSchema.Transform)
    /// A named predicate must hold. The path of its issue is relative to the value.
    case custom(ZodSchema.Predicate, path: [PathSegment]?)
  }

  public var kind: Kind
  /// The message of the check's issue, in place of the default one.
  public var message: String?
  /// Whether later checks of the node are skipped once this one failed.
  public var abort: Bool

  public init(_ kind: Kind, message: String? = nil, abort: Bool = false) {
    self.kind = kind
    self.message = message
    self.abort = abort
  }
}

/// A format that a string must have.
public enum StringFormat: Sendable, Hashable {
  case regex(PatternLiteral)
  /// The pattern is the one that Zod derives from the prefix, where a document shows it.
  case startsWith(JSText, pattern: PatternLiteral?)
  case endsWith(JSText, pattern: PatternLiteral?)
  case includes(JSText, pattern: PatternLiteral?)
  /// A format known by its name, such as `email`; without a pattern, Zod's own is meant.
  case named(String, pattern: PatternLiteral?)
}

/// A JavaScript regular expression as text: compiled by the validator, not here.
public struct PatternLiteral: Sendable, Hashable {
  /// What stands between the slashes of a regular expression literal.
  public var source: JSText
  /// The flags, such as `iu`; nil where a document names none.
  public var flags: String?

  public init(_ source: JSText, flags: String? = nil) {
    self.source = source
    self.flags = flags
  }
}
