import JSPrimitives
import JSRegex
import SourceJSON

/// Matches as JSON, in the form that the golden vectors have.
enum RegexReport {
  /// Returns the first match or null, or an array of all matches.
  static func json(
    of regex: JSRegex, on subject: JSText, reportsAll: Bool
  ) throws(MatchError) -> JSONValue {
    guard reportsAll else { return try regex.exec(subject).map(json) ?? .null }
    return .array(try regex.matches(in: subject).map(json))
  }

  /// Returns one match: where it starts and ends, the text of each group, the named groups; null for a group that
  /// took no part.
  static func json(_ match: JSMatch) -> JSONValue {
    [
      "index": .number(Double(match.index)),
      "end": .number(Double(match.end)),
      "captures": .array(match.captures.map(text)),
      "groups": .object(JSONObject(match.groups.map { ($0.name, text($0.capture)) })),
    ]
  }

  private static func text(_ capture: JSMatch.Capture?) -> JSONValue {
    capture.map { .string($0.text) } ?? .null
  }
}
