internal import CompassRules
internal import SourceJSON

/// A word that reaches a rule unchanged, since the web app's function treats an absent one and null differently and takes any other.
struct GivenWord<Word: LabeledValue>: ArgumentValue {
  /// The word; empty if the argument isn't a string.
  let word: StoredWord<Word>
  /// Whether there is no such argument, which has the value of the function's default.
  let isAbsent: Bool

  static var kind: RuleParameter.Kind { .text }
  static var isOptional: Bool { true }
  static var words: [String] { ArgumentType<Word>().words }
  static var expected: String { ArgumentType<Word>().expected }

  init(_ argument: RuleArguments) {
    word = StoredWord(argument.value.string ?? "")
    isAbsent = argument.isUndefined
  }
}
