internal import CompassSchemas
internal import HTMLSanitizing
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

// The specifications count text in Swift's characters and trim it as Foundation does; the web app's
// schemas count UTF-16 code units and trim as JavaScript does. The forms therefore have functions
// of their own.

extension ZodSchema.Transform {
  /// An empty text becomes null.
  static let emptyToNull = Self("emptyToNull") { $0.string?.isEmpty == true ? .null : $0 }
  /// Foundation's `trimmingCharacters(in: .whitespacesAndNewlines)`.
  static let trimSpace = Self("trimSpace") { mapText($0, \.trimmedSpace) }
  /// Removes every match of `<[^>]+>`.
  static let stripTags = Self("stripTags") { mapText($0, TagStripping.stripped) }
  /// Keeps the allowed HTML and trims nothing.
  static let sanitizeHTML = Self("sanitizeHtml") { value in
    guard case .string(let text) = value else { return value }
    return .string(try HTMLSanitizer.february2026.sanitize(text))
  }

  private static func mapText(_ value: JSONValue, _ body: (String) -> String) -> JSONValue {
    guard case .string(let text) = value else { return value }
    return .string(body(text.string))
  }
}

extension ZodSchema.Predicate {
  /// The text has a character that isn't a blank; a line break isn't a blank.
  static let notBlank = Self("notBlank") { $0.string?.isBlank == false }
  /// `end_date` doesn't sort before `start_date` as text. It may be missing.
  static let endNotBelowStart = Self("endNotBelowStart") { value in
    guard let end = value["end_date"]?.string, !end.isEmpty else { return true }
    return end >= value["start_date"]?.string ?? ""
  }

  /// The text has at most this number of characters.
  static func atMost(_ count: Int) -> Self {
    Self("\(atMostName)\(count)") { $0.string.map { $0.count <= count } ?? true }
  }

  private static let atMostName = "charactersAtMost"

  /// The number of `atMost`; nil for another predicate.
  var characterLimit: Int? {
    name.hasPrefix(Self.atMostName) ? Int(name.dropFirst(Self.atMostName.count)) : nil
  }

  /// The text has at least this number of characters.
  static func atLeast(_ count: Int) -> Self {
    Self("atLeast\(count)Characters") { $0.string.map { $0.count >= count } ?? true }
  }
}
