internal import CompassRules
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// A schema of the given words, with one message for any other value.
  static func oneOf<Word: LabeledValue>(_ words: [Word], _ message: String) -> ZodSchema {
    ZodSchema(.enumeration(words.map { .string(JSText($0.rawValue)) }), message: message)
  }

  /// Returns the schema of an optional field: an empty text skips the checks and becomes null.
  func emptyAsNull() -> ZodSchema { .preprocess(.emptyToNull, nullable()) }

  /// At most `count` characters, as Swift counts them.
  func atMost(_ count: Int, _ message: String) -> ZodSchema {
    refine(.atMost(count), message, abort: true)
  }

  /// Returns the schema with one message for every issue.
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
  /// A text that isn't blank, kept unchanged.
  static func requiredText(_ message: String) -> ZodSchema {
    string(message).refine(.notBlank, message, abort: true)
  }
}
