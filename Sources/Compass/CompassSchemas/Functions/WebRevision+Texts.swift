public import CompassRevisions
internal import HTMLSanitizing
internal import JSPrimitives

/// The transforms of names and notes, for strings outside a schema.
extension WebRevision {
  /// Returns a string without tags, trimmed, as the schemas transform a name.
  ///
  /// A tag is a `<` with everything up to the next `>`, so `<>` is one too. Restates `stripHtml(text).trim()`, which
  /// is the same in all revisions.
  ///
  ///     WebRevision.newest.strippingTags(" a<>b <i>c</i>")  // ab c
  public func strippingTags(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var stripped: [UInt8] = []
    while let open = rest.firstIndex(of: UInt8(ascii: "<")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: ">"))
    {
      stripped += rest[..<open]
      rest = rest[(close + 1)...]
    }
    return JSText(String(decoding: stripped + rest, as: UTF8.self)).trimmed().string
  }

  /// Returns notes with the HTML that the web app keeps, trimmed, as the schemas transform them.
  ///
  /// Restates `sanitizeHtml(text).trim()` of the revision. Text that isn't HTML is escaped: `a < b` becomes
  /// `a &lt; b`.
  ///
  ///     try WebRevision.newest.sanitizingHTML("<strong onclick=x>Hi</strong>")  // <strong>Hi</strong>
  ///
  /// - Throws: `SanitizerError` for a string that needs more than `HTMLSanitizer.Limits`.
  public func sanitizingHTML(_ text: String) throws -> String {
    try sanitizer.sanitize(JSText(text)).trimmed().string
  }
}
