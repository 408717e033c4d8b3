internal import CompassRules
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// One of a type's words, with one message for all else.
  static func oneOf<Word: LabeledValue>(_ words: [Word], _ message: String) -> ZodSchema {
    ZodSchema(.enumeration(words.map { .string(JSText($0.rawValue)) }), message: message)
  }

  /// The schema for a field that may be left empty: then nothing is checked, and null is stored.
  func emptyAsNull() -> ZodSchema { .preprocess(.emptyToNull, nullable()) }

  /// At most so many characters, as Swift counts them.
  func atMost(_ count: Int, _ message: String) -> ZodSchema {
    refine(.atMost(count), message, abort: true)
  }

  /// The schema with one message for whatever is wrong.
  func reworded(_ message: String) -> ZodSchema {
    var schema = self
    schema.message = message
    schema.checks = checks.map { Check($0.kind, message: message, abort: $0.abort) }
    return schema
  }

  /// A text without rules.
  static let freeText = ZodSchema.string().emptyAsNull()
}

extension ZodSchema {
  /// A text with more than blanks in it, kept as it stands.
  static func requiredText(_ message: String) -> ZodSchema {
    string(message).refine(.notBlank, message, abort: true)
  }
}
