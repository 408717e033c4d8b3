internal import JSPrimitives

/// The words and sentences of a locale in one version of Zod.
struct LocaleWords: Sendable {
  /// A word in its forms. The form without a name is the empty text.
  typealias Forms = [JSText: JSText]

  /// The names of types, by Zod's name.
  var types: [JSText: Forms] = [:]
  /// The sentences' word for a type without a name here, with a place for Zod's name; nil for Zod's name alone.
  var unknownType: [JSText: SentenceTemplate] = [:]
  /// The names of formats, by Zod's name.
  var formats: [JSText: Forms] = [:]
  /// The units in which values of an origin are counted.
  var units: [JSText: Forms] = [:]
  /// The rule that chooses the form of a unit.
  var plural: PluralRule?
  var comparisons = Comparisons()
  var lists = Lists()
  var sentences: [SentenceKind: Sentence] = [:]

  /// The texts in front of limits.
  struct Comparisons: Sendable {
    var atMost: JSText = "<="
    var below: JSText = "<"
    var atLeast: JSText = ">="
    var above: JSText = ">"
    /// The text in front of the only length that is allowed; nil for that of `atMost` and `atLeast`.
    var exact: JSText?
  }

  /// The separators of lists.
  struct Lists: Sendable {
    var values = Separator(between: "|", last: "|")
    var keys = Separator(between: ", ", last: ", ")
  }

  /// The text between two elements of a list, and before its last one.
  struct Separator: Sendable {
    var between: JSText
    var last: JSText
  }
}

/// The kinds of sentences: Zod's issue codes, and the rest.
enum SentenceKind: String, CaseIterable {
  case invalidType = "invalid_type"
  case invalidValue = "invalid_value"
  case tooBig = "too_big"
  case tooSmall = "too_small"
  case invalidFormat = "invalid_format"
  case notMultipleOf = "not_multiple_of"
  case unrecognizedKeys = "unrecognized_keys"
  case invalidKey = "invalid_key"
  case invalidElement = "invalid_element"
  case invalidUnion = "invalid_union"
  case other = "default"

  /// The parts that sentences of this kind may name.
  var parts: Set<IssuePart> {
    switch self {
    case .invalidType: [.expected, .expectedName, .received]
    case .invalidValue: [.values]
    case .tooBig, .tooSmall: [.origin, .originType, .comparison, .limit, .unit]
    case .invalidFormat: [.format, .prefix, .suffix, .includes, .pattern]
    case .notMultipleOf: [.divisor, .origin, .originType]
    case .unrecognizedKeys: [.keys]
    case .invalidKey, .invalidElement: [.origin, .originType]
    case .invalidUnion: [.options]
    case .other: []
    }
  }

  /// The facts that conditions of this kind's sentences may ask for.
  var facts: Set<IssueFact> {
    switch self {
    case .invalidType: [.class, .expected, .received]
    case .invalidValue, .unrecognizedKeys: [.count]
    case .tooBig, .tooSmall: [.origin, .type, .unit, .inclusive, .exact, .limit]
    case .invalidFormat: [.format]
    case .notMultipleOf, .invalidKey, .invalidElement: [.origin, .type]
    case .invalidUnion: [.options, .inclusive]
    case .other: []
    }
  }
}
