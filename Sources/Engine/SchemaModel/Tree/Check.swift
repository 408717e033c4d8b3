public import JSPrimitives

/// One check of a node: a limit, a format, a transform of the value, or a predicate.
public struct Check: Sendable, Hashable {
  /// The rule of a check.
  public enum Kind: Sendable, Hashable {
    /// The minimum length: UTF-16 code units of a string, elements of an array.
    case minLength(Int)
    /// The maximum length: UTF-16 code units of a string, elements of an array.
    case maxLength(Int)
    /// The exact length: UTF-16 code units of a string, elements of an array.
    case lengthEquals(Int)
    /// A lower bound of a number.
    case greaterThan(Double, inclusive: Bool)
    /// An upper bound of a number.
    case lessThan(Double, inclusive: Bool)
    /// An integer that a double holds exactly.
    case safeInteger
    /// A multiple of a number.
    case multipleOf(Double)
    /// A format of a string.
    case format(StringFormat)
    /// Replaces the value with the result of a function.
    case overwrite(ZodSchema.Transform)
    /// A predicate that must hold. The path of its issue is relative to the value.
    case custom(ZodSchema.Predicate, path: [PathSegment]?)
  }

  /// The rule.
  public var kind: Kind
  /// The message of the check's issue; nil for the default message.
  public var message: String?
  /// Whether a failure skips the node's later checks.
  public var abort: Bool

  /// A check from its parts.
  public init(_ kind: Kind, message: String? = nil, abort: Bool = false) {
    self.kind = kind
    self.message = message
    self.abort = abort
  }
}

/// A format that a string must have.
public enum StringFormat: Sendable, Hashable {
  /// A match of a regular expression.
  case regex(PatternLiteral)
  /// A prefix. The pattern is the one that Zod derives from it, if the document has it.
  case startsWith(JSText, pattern: PatternLiteral?)
  /// A suffix. The pattern is the one that Zod derives from it, if the document has it.
  case endsWith(JSText, pattern: PatternLiteral?)
  /// A part of the string. The pattern is the one that Zod derives from it, if the document has it.
  case includes(JSText, pattern: PatternLiteral?)
  /// A format with a name, such as `email`. Without a pattern it has Zod's own.
  case named(String, pattern: PatternLiteral?)
}

/// A JavaScript regular expression as text. The validator compiles it.
public struct PatternLiteral: Sendable, Hashable {
  /// The source: the text between the slashes of a regular expression literal.
  public var source: JSText
  /// The flags, such as `iu`; nil if a document has none.
  public var flags: String?

  /// A pattern from its source and flags.
  public init(_ source: JSText, flags: String? = nil) {
    self.source = source
    self.flags = flags
  }
}
