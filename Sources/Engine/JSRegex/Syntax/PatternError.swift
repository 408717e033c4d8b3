#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The reason why a pattern or its flags can't be used, and its range.
public struct PatternError: Error, Hashable, Sendable {
  /// The closed list of reasons.
  ///
  /// All except `unsupported` and `tooLarge` are early errors of ECMA-262
  /// (sec-patterns-static-semantics-early-errors) or violations of its grammar: JavaScript throws a
  /// `SyntaxError`.
  public enum Kind: Hashable, Sendable {
    /// An unknown or repeated flag, or `u` with `v`; the range is in the flags.
    case invalidFlags
    /// A `(` without its `)`.
    case unterminatedGroup
    /// A `)` without its `(`.
    case unmatchedParenthesis
    /// `(?` followed by something that opens no group.
    case invalidGroup
    /// Repeated, contradictory or missing letters in `(?ims-ims:`.
    case invalidModifiers
    /// A quantifier with nothing, or nothing repeatable, before it.
    case nothingToRepeat
    /// A literal `{`, `}` or `]`, which `u` and `v` forbid.
    case loneBracket
    /// A `{` that begins no complete quantifier, with `u` or `v`.
    case incompleteQuantifier
    /// `{n,m}` with m below n.
    case quantifierOutOfOrder
    /// A `[` without its `]`.
    case unterminatedClass
    /// `[b-a]`.
    case classRangeOutOfOrder
    /// A class escape such as `\d` as the bound of a range, with `u` or `v`.
    case classEscapeInRange
    /// A character that must be escaped inside a class with `v`.
    case invalidClassCharacter
    /// Set operators that are mixed, or lack an operand.
    case invalidSetOperation
    /// A complement of a set that may contain strings of several characters.
    case negatedStrings
    /// A backslash as the last code unit.
    case trailingBackslash
    /// An escape that does not exist, with `u` or `v`.
    case invalidEscape
    /// `\u` without a proper code point, with `u` or `v` or in a group name.
    case invalidUnicodeEscape
    /// `\p{...}` with a name or value that ECMA-262 does not list.
    case invalidPropertyName
    /// A number that refers to no group, with `u` or `v`.
    case invalidGroupReference
    /// `\k` without a `<name>`.
    case invalidNamedReference
    /// `\k<name>` without a group of that name.
    case unknownGroupName
    /// A `(?<` without a proper identifier and `>`.
    case invalidGroupName
    /// Two groups of one name that could both take part in a match.
    case duplicateGroupName
    /// A valid pattern with a construct that this engine can't match exactly.
    case unsupported(construct: String)
    /// A valid pattern that exceeds the named limit of time or memory.
    ///
    /// A pattern has at most 1,048,576 code units and compiles to at most 4,194,304 steps of the
    /// matcher. Only properties of strings and long texts in `\q{...}` can exceed the latter.
    case tooLarge(limit: String)
  }

  /// The reason.
  public let kind: Kind
  /// The range of the error in UTF-16 code units of the pattern (of the flags for `invalidFlags`).
  public let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// Whether JavaScript rejects the pattern too.
  public var isSyntaxError: Bool {
    switch kind {
    case .unsupported, .tooLarge: false
    default: true
    }
  }
}

extension PatternError: CustomStringConvertible {
  /// A one-line message with the reason and the place.
  public var description: String {
    "\(reason) at code units \(range.lowerBound)..<\(range.upperBound)"
  }

  private var reason: String {
    switch kind {
    case .invalidFlags: "invalid flags"
    case .unterminatedGroup: "unterminated group"
    case .unmatchedParenthesis: "unmatched )"
    case .invalidGroup: "invalid group"
    case .invalidModifiers: "invalid modifiers"
    case .nothingToRepeat: "nothing to repeat"
    case .loneBracket: "lone bracket"
    case .incompleteQuantifier: "incomplete quantifier"
    case .quantifierOutOfOrder: "numbers out of order in a quantifier"
    case .unterminatedClass: "unterminated character class"
    case .classRangeOutOfOrder: "range out of order in a character class"
    case .classEscapeInRange: "class escape as the bound of a range"
    case .invalidClassCharacter: "character to be escaped in a character class"
    case .invalidSetOperation: "invalid set operation in a character class"
    case .negatedStrings: "complement of a class that may hold strings"
    case .trailingBackslash: "\\ at the end of the pattern"
    case .invalidEscape: "invalid escape"
    case .invalidUnicodeEscape: "invalid Unicode escape"
    case .invalidPropertyName: "invalid property name"
    case .invalidGroupReference: "reference to a group that does not exist"
    case .invalidNamedReference: "invalid named reference"
    case .unknownGroupName: "reference to an unknown group name"
    case .invalidGroupName: "invalid capture group name"
    case .duplicateGroupName: "duplicate capture group name"
    case .unsupported(let construct): "unsupported: \(construct)"
    case .tooLarge(let limit): "too large: more than \(limit)"
    }
  }
}

extension PatternError: LocalizedError {
  /// A sentence for a person, such as `The pattern is invalid: unterminated group at code units 0..<1.`
  public var errorDescription: String? { "The pattern is invalid: \(description)." }
}
