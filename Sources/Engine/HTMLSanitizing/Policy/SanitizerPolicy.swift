/// The markup that a sanitizer keeps, as data.
public struct SanitizerPolicy: Sendable {
  /// The code that reads the lists.
  package enum Method: Sendable {
    /// DOMPurify 3.3.1, with its defaults for all that is no property here. An element of another
    /// namespace than HTML's is never kept.
    case domPurify
    /// A walk that keeps what is listed and looks at names alone: see `ListedElements`.
    case walk
  }

  /// The code that reads the lists.
  package var method: Method
  /// Names of the elements to keep, lower case.
  package var allowedTags: NameList
  /// Names of the attributes to keep, lower case.
  package var allowedAttributes: NameList
  /// Names of the elements that go with all they hold; of others, only the tags go.
  package var forbiddenContents: NameList
  /// Names of allowed attributes whose value is not checked as a URI.
  package var uriSafeAttributes: NameList
  /// Names of the elements whose closing tag must not appear in an attribute value.
  package var rawTextTagsInValues: [[UInt8]]
  /// Whether `data-*` attributes are kept.
  package var allowsDataAttributes: Bool
  /// Whether `aria-*` attributes are kept.
  package var allowsARIAAttributes: Bool

  private init(
    _ method: Method, elements: String, attributes: String, droppedWithContents: String
  ) {
    self.method = method
    allowedTags = NameList(elements)
    allowedAttributes = NameList(attributes)
    forbiddenContents = NameList(droppedWithContents)
    uriSafeAttributes = NameList(
      "alt class for id label name pattern placeholder role summary title value style xmlns")
    rawTextTagsInValues = ["style", "title", "textarea"].map { Array($0.utf8) }
    allowsDataAttributes = method == .domPurify
    allowsARIAAttributes = method == .domPurify
  }

  /// DOMPurify 3.3.1 with `ALLOWED_TAGS` and `ALLOWED_ATTR`, and its defaults for the rest.
  ///
  /// - Parameters:
  ///   - elements: the elements to keep, lower-case names with spaces between them. The tags of others are
  ///     removed, and the contents too of some, such as `script`.
  ///   - attributes: the attributes to keep, besides `data-*` and `aria-*`, in the same form.
  public static func domPurify(elements: String, attributes: String) -> SanitizerPolicy {
    SanitizerPolicy(
      .domPurify, elements: elements, attributes: attributes,
      droppedWithContents: """
        annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed \
        noframes noscript plaintext script style svg template thead title video xmp
        """)
  }

  /// A walk over the tree that keeps the listed elements, in any namespace, and attributes on `a` alone.
  ///
  /// - Parameters:
  ///   - elements: the elements to keep, lower-case names with spaces between them.
  ///   - attributes: the attributes to keep on `a`, in the same form; `href` only if its value is a link that
  ///     can't run a script.
  ///   - droppedWithContents: the elements that are removed with their contents. Of others, the tags are removed.
  public static func listed(
    elements: String, attributes: String, droppedWithContents: String
  ) -> SanitizerPolicy {
    SanitizerPolicy(
      .walk, elements: elements, attributes: attributes, droppedWithContents: droppedWithContents)
  }
}
