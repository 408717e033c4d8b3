public import HTMLSanitizing

extension HTMLSanitizer {
  /// The sanitizer of the web app's notes as of 2026-02: DOMPurify 3.3.1.
  public static let february2026 = HTMLSanitizer(
    .domPurify(elements: elements, attributes: attributes))

  /// The sanitizer of the web app's notes as of 2026-08, which is not DOMPurify.
  ///
  /// It keeps the same elements, in any namespace, but allows attributes only on `a`. It drops the
  /// contents of different elements than DOMPurify, and parses and serializes every text: `R&D`
  /// becomes `R&amp;D`.
  public static let august2026 = HTMLSanitizer(
    .listed(
      elements: elements, attributes: attributes,
      droppedWithContents:
        "script style iframe object embed form input textarea button select"))

  private static let elements = "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote code pre a"
  private static let attributes = "href title target"
}
