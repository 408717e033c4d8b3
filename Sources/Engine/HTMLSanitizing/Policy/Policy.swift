/// Which markup a sanitizer keeps, as data.
package struct Policy: Sendable {
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
  /// Names of the elements whose closing tag must not stand in an attribute value.
  package var rawTextTagsInValues: [[UInt8]]
  /// Whether `data-*` attributes are kept.
  package var allowsDataAttributes: Bool
  /// Whether `aria-*` attributes are kept.
  package var allowsARIAAttributes: Bool

  /// DOMPurify's defaults but for the elements and attributes to keep, each a list of lower-case
  /// names with spaces between them.
  package init(tags: String, attributes: String) {
    method = .domPurify
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

  /// The tags that both revisions of the web app keep.
  private static let tags = "p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote code pre a"

  /// The web app's settings of 2026-02.
  package static let web2026February = Policy(tags: tags, attributes: "href title target")

  /// The web app's lists of 2026-08, which its own sanitizer reads.
  package static let web2026August = {
    var policy = Policy(tags: tags, attributes: "href title target")
    policy.method = .walk
    policy.forbiddenContents = NameList(
      "script style iframe object embed form input textarea button select")
    policy.allowsDataAttributes = false
    policy.allowsARIAAttributes = false
    return policy
  }()
}
