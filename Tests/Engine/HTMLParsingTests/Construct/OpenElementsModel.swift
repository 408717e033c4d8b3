@testable import HTMLParsing

/// The stack of open elements as an array, with every question answered by the standard's walk from
/// the current node down. HTML Standard, "The stack of open elements".
struct OpenElementsModel {
  struct Element: Equatable {
    var node: Int32
    /// The element's name, `foreignObject` included.
    let name: String
    let namespace: HTMLNamespace
    /// `svg title`, or `title` for an HTML element.
    let kind: String
    let isSpecial: Bool
    let endsScope: Bool
    let mayStayOpen: Bool

    init(node: Int32, namespace: HTMLNamespace, name: String) {
      self.node = node
      self.namespace = namespace
      self.name = name
      kind =
        switch namespace {
        case .html: name
        case .svg: "svg \(name)"
        case .mathML: "math \(name)"
        }
      isSpecial = OpenElementsModel.special.contains(kind)
      endsScope = OpenElementsModel.scope.contains(kind)
      mayStayOpen = OpenElementsModel.mayStayOpen.contains(kind)
    }
  }

  /// The elements, the current node last.
  var elements: [Element] = []

  private static let special: Set<String> = [
    "address", "applet", "area", "article", "aside", "base", "basefont", "bgsound", "blockquote",
    "body", "br", "button", "caption", "center", "col", "colgroup", "dd", "details", "dir", "div",
    "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html", "iframe", "img",
    "input", "keygen", "li", "link", "listing", "main", "marquee", "menu", "meta", "nav", "noembed",
    "noframes", "noscript", "object", "ol", "p", "param", "plaintext", "pre", "script", "search",
    "section", "select", "source", "style", "summary", "table", "tbody", "td", "template",
    "textarea", "tfoot", "th", "thead", "title", "tr", "track", "ul", "wbr", "xmp",
    "math mi", "math mo", "math mn", "math ms", "math mtext", "math annotation-xml",
    "svg foreignObject", "svg desc", "svg title",
  ]

  private static let scope: Set<String> = [
    "applet", "caption", "html", "table", "td", "th", "marquee", "object", "select", "template",
    "math mi", "math mo", "math mn", "math ms", "math mtext", "math annotation-xml",
    "svg foreignObject", "svg desc", "svg title",
  ]

  /// The elements that may be open at the end of a body.
  private static let mayStayOpen: Set<String> = [
    "dd", "dt", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc", "tbody", "td", "tfoot",
    "th", "thead", "tr", "body", "html",
  ]

  /// "Have a particular element in the specific scope": the walk down to an element that ends it.
  private func has(
    _ isTarget: (Element) -> Bool, endedBy endsScope: (Element) -> Bool
  ) -> Bool {
    for element in elements.reversed() {
      if isTarget(element) { return true }
      if endsScope(element) { return false }
    }
    return false
  }

  func hasInScope(_ name: String) -> Bool { has({ $0.kind == name }, endedBy: \.endsScope) }

  func hasInScope(node: Int32) -> Bool { has({ $0.node == node }, endedBy: \.endsScope) }

  func hasInButtonScope(_ name: String) -> Bool {
    has({ $0.kind == name }, endedBy: { $0.endsScope || $0.kind == "button" })
  }

  func hasInListItemScope(_ name: String) -> Bool {
    has({ $0.kind == name }, endedBy: { $0.endsScope || $0.kind == "ol" || $0.kind == "ul" })
  }

  func hasInTableScope(_ name: String) -> Bool {
    has({ $0.kind == name }, endedBy: { ["html", "table", "template"].contains($0.kind) })
  }

  /// The top HTML element with a name, or nil.
  func top(_ name: String) -> Element? { elements.last { $0.kind == name } }

  /// "Any other end tag": the element that the walk closes, or nil if it meets a special one first.
  func elementForAnyOtherEndTag(_ name: String) -> Element? {
    for element in elements.reversed() {
      if element.kind == name { return element }
      if element.isSpecial { return nil }
    }
    return nil
  }

  /// The loop of the start tags `li`, `dd` and `dt`: the element that it closes, or nil.
  func elementForListItem(_ names: Set<String>) -> Element? {
    for element in elements.reversed() {
      if names.contains(element.kind) { return element }
      if element.isSpecial, !["address", "div", "p"].contains(element.kind) { return nil }
    }
    return nil
  }

  /// The furthest block: the topmost special element below a formatting element in the tree.
  func furthestBlock(above node: Int32) -> Element? {
    guard let place = elements.firstIndex(where: { $0.node == node }) else { return nil }
    return elements[(place + 1)...].first(where: \.isSpecial)
  }

  var hasUnclosedElements: Bool { elements.contains { !$0.mayStayOpen } }
}
