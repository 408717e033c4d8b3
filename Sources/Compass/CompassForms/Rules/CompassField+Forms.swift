public import CompassRules
public import CompassSchemas
internal import JSPrimitives
public import SchemaModel
internal import SourceJSON

/// The parts from which the rules of a form's fields are made. They count and trim as the
/// specifications do, in Swift's characters, unlike the web app's schemas.
extension CompassField {
  /// An optional text without rules.
  public static let freeText = ZodSchema.string().app.emptyAsNull()

  /// Returns a schema of a text that isn't blank, which it keeps unchanged.
  public static func requiredText(_ message: String) -> ZodSchema {
    .string(message).refine(.notBlank, message, abort: true)
  }

  /// Returns a schema of the given words, with one message for any other value.
  public static func oneOf<Word: LabeledValue>(_ words: [Word], _ message: String) -> ZodSchema {
    let words = ZodSchema.Enumeration(words.map { .string(JSText($0.rawValue)) })
    return ZodSchema(.enumeration(words), message: message)
  }
}

extension CompassField.Variants {
  /// Returns the schema of an optional field: an empty text skips the checks and becomes null.
  public func emptyAsNull() -> ZodSchema { .preprocess(.emptyToNull, schema.nullable()) }

  /// Returns the schema with a limit of `count` characters, as Swift counts them.
  ///
  /// `FormRules.characterLimit(of:)` reads the limit. A longer text skips the checks that follow.
  public func atMost(_ count: Int, _ message: String) -> ZodSchema {
    schema.refine(.atMost(count), message, abort: true)
  }

  /// Returns the schema with one message for every issue.
  public func reworded(_ message: String) -> ZodSchema {
    var schema = schema
    schema.message = message
    schema.checks = schema.checks.map {
      ZodSchema.Check($0.kind, message: message, abort: $0.abort)
    }
    return schema
  }
}
