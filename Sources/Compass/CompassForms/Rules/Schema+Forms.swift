internal import CompassRules
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension Schema {
  /// One of a type's words, with one message for all else.
  static func oneOf<Word: LabeledValue>(_ words: [Word], _ message: String) -> Schema {
    Schema(.enumeration(words.map { .string(JSText($0.rawValue)) }), message: message)
  }

  /// The schema for a field that may be left empty: then nothing is checked, and null is stored.
  func orEmpty() -> Schema { .preprocess(.emptyToNull, nullable()) }

  /// At most so many characters, as Swift counts them.
  func atMost(_ count: Int, _ message: String) -> Schema {
    refine(.atMost(count), message, abort: true)
  }

  /// The schema with one message for whatever is wrong.
  func reworded(_ message: String) -> Schema {
    var schema = self
    schema.message = message
    schema.checks = checks.map { Check($0.kind, message: message, abort: $0.abort) }
    return schema
  }

  /// A text without rules.
  static let freeText = Schema.string().orEmpty()
}

extension Schema {
  /// A text with more than blanks in it, kept as it stands.
  static func requiredText(_ message: String) -> Schema {
    string(message).refine(.notBlank, message, abort: true)
  }
}
