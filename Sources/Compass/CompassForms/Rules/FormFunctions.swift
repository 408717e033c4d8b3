internal import HTMLSanitizing
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The functions that the forms' schemas name besides the standard ones.
///
/// The specifications measure text in Swift's characters and trim it as Foundation does; the web app's
/// schemas count UTF-16 code units and trim as JavaScript does.
extension FunctionRegistry {
  static let forms: FunctionRegistry = {
    var functions = FunctionRegistry.standard
    functions.register(transform: .emptyToNull) { $0.text?.bytes.isEmpty == true ? .null : $0 }
    functions.register(transform: .trimSpace) { value in
      mapText(value, \.trimmedSpace)
    }
    functions.register(transform: .stripTags) { mapText($0, TagStripping.stripped) }
    functions.register(transform: .sanitizeHTML) { value in
      guard case .string(let text) = value else { return value }
      return .string(try HTMLSanitizer.web2026February.sanitize(text))
    }
    functions.register(predicate: .notBlank) { value in
      value.text?.string.isBlank == false
    }
    functions.register(predicate: .endNotBelowStart) { value in
      guard let end = value["end_date"]?.text?.string, !end.isEmpty else { return true }
      return end >= value["start_date"]?.text?.string ?? ""
    }
    for limit in [100, 255, 500, 5_000, 10_000] {
      functions.register(predicate: .atMost(limit)) {
        $0.text.map { $0.string.count <= limit } ?? true
      }
    }
    functions.register(predicate: .atLeast(5)) { $0.text.map { $0.string.count >= 5 } ?? true }
    return functions
  }()

  private static func mapText(_ value: JSONValue, _ body: (String) -> String) -> JSONValue {
    guard case .string(let text) = value else { return value }
    return .string(JSText(body(text.string)))
  }
}

extension TransformName {
  /// An empty text becomes null.
  static let emptyToNull: TransformName = "emptyToNull"
  /// Foundation's `trimmingCharacters(in: .whitespacesAndNewlines)`.
  static let trimSpace: TransformName = "trimSpace"
  /// Every match of `<[^>]+>` removed.
  static let stripTags: TransformName = "stripTags"
  /// The allowed HTML kept, nothing trimmed.
  static let sanitizeHTML: TransformName = "sanitizeHtml"
}

extension PredicateName {
  /// There is something in the text besides blanks; line breaks count as something.
  static let notBlank: PredicateName = "notBlank"
  /// The text of `end_date` is not below that of `start_date`, as texts are ordered; no end is fine.
  static let endNotBelowStart: PredicateName = "endNotBelowStart"

  /// At most so many characters.
  static func atMost(_ count: Int) -> PredicateName {
    PredicateName(rawValue: "atMost\(count)Characters")
  }
  /// At least so many characters.
  static func atLeast(_ count: Int) -> PredicateName {
    PredicateName(rawValue: "atLeast\(count)Characters")
  }
}
