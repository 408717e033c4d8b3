public import JSPrimitives
internal import SourceJSON

extension PromptDismissal {
  /// Returns the dismissals of a stored text, a JSON array of `{"id", "dismissed_until"}`.
  ///
  /// Text that isn't JSON counts as an empty list. JSON of another shape gives nil: with it, the web app
  /// shows no prompt. A member that is missing or no text reads as an empty text.
  public static func list(stored text: some JSTextConvertible) -> [PromptDismissal]? {
    guard let value = try? JSONDocument(text.jsText.bytes).value else { return [] }
    return value.elements?.map { row in
      PromptDismissal(id: row["id"]?.text ?? "", until: row["dismissed_until"]?.text ?? "")
    }
  }
}
