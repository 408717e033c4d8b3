/// Which markup a sanitizer keeps: DOMPurify's configuration, as data.
///
/// The checks that read it follow DOMPurify 3.3.1 with its defaults for all that is not here. It
/// speaks of HTML elements only: an element of another namespace is never kept.
package struct Policy: Sendable {
  /// Names of the elements to keep, lower case.
  package var allowedTags: NameList
  /// Names of the attributes to keep, lower case.
  package var allowedAttributes: NameList
  /// Names of the elements that go with all they hold; of others, only the tags go.
  package var forbiddenContents: NameList
  /// Names of allowed attributes whose value is not checked as a URI.
  package var uriSafeAttributes: NameList
  /// Names of the elements whose closing tag must not stand in an attribute value.
  package var rawTextTagsInValues: [[UInt8]]
  /// Whether `data-*` attributes are kept.
  package var allowsDataAttributes: Bool
  /// Whether `aria-*` attributes are kept.
  package var allowsARIAAttributes: Bool

  /// DOMPurify's defaults but for the elements and attributes to keep, each a list of lower-case
  /// names with spaces between them.
  package init(tags: String, attributes: String) {
    allowedTags = NameList(tags)
    allowedAttributes = NameList(attributes)
    forbiddenContents = NameList(
      """
      annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed \
      noframes noscript plaintext script style svg template thead title video xmp
      """)
    uriSafeAttributes = NameList(
      "alt class for id label name pattern placeholder role summary title value style xmlns")
    rawTextTagsInValues = ["style", "title", "textarea"].map { Array($0.utf8) }
    allowsDataAttributes = true
    allowsARIAAttributes = true
  }

  /// The web app's settings of 2026-02.
  package static let web2026February = Policy(
    tags: "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote code pre a",
    attributes: "href title target")
}
