internal import JSPrimitives
public import SourceJSON

/// An error of one field in a server's answer, such as one with status 422.
public struct ServerFieldError: Error, Hashable, Sendable, Codable {
  /// The field's column; the segments of a longer path are joined by ".". Empty for the whole form.
  public var field: String
  /// The text to show.
  public var message: String

  /// Creates an error.
  public init(field: String, message: String) {
    self.field = field
    self.message = message
  }

  /// Returns the errors in a server's answer, in its order; empty for an answer without any.
  ///
  /// An error is an object with a `message` and either a `field` or Zod's `path`; an element that is neither is
  /// skipped. The answer is a list of errors, or an object that has it as `issues` or `errors`, or inside `data` or
  /// `error`. Zod writes its own error with the list as JSON text in `message`, which is read too.
  public static func errors(in answer: JSONValue) -> [ServerFieldError] {
    errors(in: answer, depth: 4)
  }

  private static func errors(in answer: JSONValue, depth: Int) -> [ServerFieldError] {
    guard depth > 0 else { return [] }
    if let elements = answer.elements { return elements.compactMap(ServerFieldError.init) }
    for key in ["issues", "errors", "data", "error"] {
      guard let inner = answer[key] else { continue }
      let found = errors(in: inner, depth: depth - 1)
      if !found.isEmpty { return found }
    }
    guard let text = answer["message"]?.string,
      let list = try? JSONValue(parsing: text)
    else { return [] }
    return list.elements?.compactMap(ServerFieldError.init) ?? []
  }

  private init?(_ value: JSONValue) {
    guard let message = value["message"]?.string else { return nil }
    if let field = value["field"]?.string {
      self.init(field: field, message: message)
    } else if let path = value["path"]?.elements {
      let segments = path.compactMap { segment in
        segment.string ?? segment.number.map { JSNumber.string($0) }
      }
      self.init(field: segments.joined(separator: "."), message: message)
    } else {
      return nil
    }
  }
}
