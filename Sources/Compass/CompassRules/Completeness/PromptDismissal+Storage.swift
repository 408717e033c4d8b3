internal import JSPrimitives
public import SourceJSON

extension CompletenessRules.Dismissal {
  /// Returns the dismissals of a stored text, a JSON array of `{"id", "dismissed_until"}`.
  ///
  /// Text that isn't JSON counts as an empty list. JSON of another shape gives nil: with it, the web app
  /// shows no prompt. A member that is missing or no text reads as an empty text, but null as a moment
  /// is the first one of 1970.
  public static func list(stored text: String) -> [CompletenessRules.Dismissal]? {
    guard let value = try? JSONValue(parsing: text.jsText.bytes) else { return [] }
    return list(value)
  }

  /// Returns the dismissals of a JSON array; nil for other JSON.
  public static func list(_ value: JSONValue) -> [CompletenessRules.Dismissal]? {
    value.elements?.map { row in
      let epoch = row["dismissed_until"] == .null ? "1970-01-01" : ""
      return CompletenessRules.Dismissal(
        id: row["id"]?.string ?? "", until: row["dismissed_until"]?.string ?? epoch)
    }
  }
}
