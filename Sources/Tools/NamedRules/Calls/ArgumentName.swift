internal import SourceJSON

/// The name of an argument in a rule's list, with what the type of the function's parameter leaves open.
///
/// `"phone?"` is an argument that may be left out although the function needs one. It then gets an empty text, no
/// number (NaN), false, an invalid date or an empty list.
struct ArgumentName: Sendable, ExpressibleByStringLiteral {
  /// The key of the argument.
  let name: String
  /// Whether a question mark follows the name.
  private(set) var isOptional = false
  /// Whether recorded cases leave the argument to their file.
  private(set) var isShared = false
  /// Whether no parameter of the function takes the argument.
  private(set) var isIgnored = false
  /// Whether a word that the enumeration doesn't have counts as missing; otherwise it is an error.
  private(set) var takesOtherWords = false
  /// Whether the argument `now` replaces a missing one.
  private(set) var isNowByDefault = false
  /// The type to declare; nil for the one of the function's parameter.
  private(set) var kind: RuleParameter.Kind?
  /// The value in the rule's example; nil for that of the name and type.
  private(set) var example: JSONValue?
  /// The value instead of a missing one; nil for that of the type.
  private(set) var replacement: JSONValue?

  init(stringLiteral text: String) {
    isOptional = text.hasSuffix("?")
    name = isOptional ? String(text.dropLast()) : text
  }

  /// An argument whose declared type isn't the one of the function's parameter.
  static func typed(_ name: Self, _ kind: RuleParameter.Kind) -> Self {
    name.with { $0.kind = kind }
  }

  /// An argument that recorded cases have and the rule doesn't need.
  static func ignored(_ name: Self, _ kind: RuleParameter.Kind = .any) -> Self {
    name.with {
      ($0.kind, $0.isOptional, $0.isIgnored) = (kind, true, true)
    }
  }

  /// An argument with a value that its rule takes.
  static func example(_ name: Self, _ value: JSONValue) -> Self { name.with { $0.example = value } }

  /// An argument that recorded cases leave to their file.
  static func shared(_ name: Self) -> Self { name.with { $0.isShared = true } }

  /// An argument whose word counts as missing if the enumeration doesn't have it, as recorded from the web app.
  static func orOther(_ name: Self) -> Self { name.with { $0.takesOtherWords = true } }

  /// An argument with a value instead of a missing one.
  static func or(_ name: Self, _ replacement: JSONValue) -> Self {
    name.with { ($0.isOptional, $0.replacement) = (true, replacement) }
  }

  /// An argument that is the current moment when it is missing.
  static func orNow(_ name: Self) -> Self {
    name.with { ($0.isOptional, $0.isNowByDefault) = (true, true) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var name = self
    change(&name)
    return name
  }
}
