/// The categories of an element on the stack of open elements.
struct ElementCategories: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// Special elements, `address`, `div` and `p` apart.
  ///
  /// HTML Standard, "The stack of open elements". The three have names: the rules for `li`,
  /// `dd` and `dt` look through them.
  static let special = ElementCategories(rawValue: 1)
  /// Elements that end a scope: "has an element in scope".
  static let scopeBoundary = ElementCategories(rawValue: 2)
  /// Elements that may be open at the end of a body without an error.
  static let mayStayOpen = ElementCategories(rawValue: 4)
  /// Elements of the HTML namespace.
  static let html = ElementCategories(rawValue: 8)

  /// The categories of an element.
  init(namespace: HTMLNamespace, name: NameID, isForeignObject: Bool) {
    switch namespace {
    case .html: self = Self.html(name.tag)
    case .mathML:
      switch name.tag {
      case .mi, .mo, .mn, .ms, .mtext, .annotationXML: self = [.special, .scopeBoundary]
      default: self = []
      }
    case .svg:
      switch name.tag {
      case .desc, .title: self = [.special, .scopeBoundary]
      default: self = isForeignObject ? [.special, .scopeBoundary] : []
      }
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @inline(__always)
  private static func html(_ tag: Tag) -> ElementCategories {
    switch tag {
    case .applet, .caption, .marquee, .object, .select, .table, .template:
      [.html, .special, .scopeBoundary]
    case .html, .td, .th: [.html, .special, .scopeBoundary, .mayStayOpen]
    case .body, .dd, .dt, .li, .tbody, .tfoot, .thead, .tr: [.html, .special, .mayStayOpen]
    case .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .br, .button, .center,
      .col, .colgroup, .details, .dir, .dl, .embed, .fieldset, .figcaption, .figure, .footer,
      .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr,
      .iframe, .img, .input, .keygen, .link, .listing, .main, .menu, .meta, .nav, .noembed,
      .noframes, .noscript, .ol, .param, .plaintext, .pre, .script, .search, .section, .source,
      .style, .summary, .textarea, .title, .track, .ul, .wbr, .xmp:
      [.html, .special]
    case .p, .optgroup, .option, .rb, .rp, .rt, .rtc: [.html, .mayStayOpen]
    default: .html
    }
  }
}

extension Tag {
  /// The elements whose end tag in a body does nothing but pop one that is the current node. These are
  /// some of the elements of such rules.
  @inline(__always) var endsAsCurrentNode: Bool {
    switch self {
    case .blockquote, .dd, .div, .dl, .dt, .h1, .h2, .h3, .h4, .h5, .h6, .li, .ol, .p, .pre, .ul:
      true
    default: false
    }
  }

  /// The elements that "generate implied end tags" closes.
  @inline(__always) var hasImpliedEndTag: Bool {
    switch self {
    case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc: true
    default: false
    }
  }

  /// The elements that "generate all implied end tags thoroughly" closes.
  @inline(__always) var hasThoroughlyImpliedEndTag: Bool {
    switch self {
    case .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: true
    default: hasImpliedEndTag
    }
  }
}
