internal import JSPrimitives
internal import SourceJSON

/// A sentence in its variants: the first whose conditions hold, otherwise the last.
struct Sentence: Sendable {
  struct Variant: Sendable {
    var conditions: [Condition]
    var template: SentenceTemplate
  }

  /// A fact of an issue, and the values of which it must have one.
  struct Condition: Sendable {
    var fact: IssueFact
    var values: [JSONValue]
  }

  var variants: [Variant]
  var otherwise: SentenceTemplate

  /// Returns the template for an issue.
  ///
  /// - Parameter fact: Returns a fact of the issue.
  func template(for fact: (IssueFact) -> JSONValue) -> SentenceTemplate {
    for variant in variants
    where variant.conditions.allSatisfy({ $0.values.contains(fact($0.fact)) }) {
      return variant.template
    }
    return otherwise
  }

  /// All templates.
  var templates: [SentenceTemplate] { variants.map(\.template) + [otherwise] }
}

/// A fact of an issue that a condition of a sentence asks for. Its value is a JSON scalar, null if it is absent.
enum IssueFact: String, CaseIterable {
  /// Whether the expected type is a class: its name starts with a capital of ASCII.
  case `class`
  case expected, received, origin, format
  /// Whether the table has a name for the origin.
  case type
  /// Whether the table has a unit for the origin.
  case unit
  case inclusive, exact, limit
  /// The number of values or keys.
  case count
  /// Whether a union lists the values of its discriminator.
  case options
}

/// A text with places for the parts of an issue.
struct SentenceTemplate: Sendable {
  enum Piece: Sendable {
    case text(JSText)
    /// A part in a form; the form without a name is the empty text.
    case part(IssuePart, form: JSText)
  }

  var pieces: [Piece]

  /// The parts with their forms.
  var parts: [(part: IssuePart, form: JSText)] {
    pieces.compactMap { piece in
      if case .part(let part, let form) = piece { (part, form) } else { nil }
    }
  }
}

/// A part of an issue that a sentence names.
enum IssuePart: String, CaseIterable {
  case expected, expectedName, received, values, origin, originType, comparison, limit, unit
  case prefix, suffix, includes, pattern, format, divisor, keys, options
  /// Zod's name of a type, in the word for types without a name in the table.
  case name

  /// The words that the part has forms of, if it has.
  var hasForms: Bool {
    switch self {
    case .expected, .received, .originType: true
    default: false
    }
  }
}
