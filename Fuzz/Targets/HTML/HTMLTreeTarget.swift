import HTMLParsing

extension FuzzTarget {
  /// The HTML parser on any bytes, as a document or as the contents of an element. It returns a
  /// tree or exceeds the memory limit. Parents and children agree, and no element has an attribute
  /// twice.
  static let htmlTree = FuzzTarget("html-tree") { (input) throws(Finding) in
    let context = contexts[Int(input.first ?? 0) % contexts.count]
    let text = input.dropFirst()
    var options = HTMLParser.Options()
    options.collectsErrors = true
    options.maximumDepth = input.count.isMultiple(of: 2) ? 512 : .max
    let parser = HTMLParser(options)
    let tree: HTMLTree
    do throws(HTMLParserError) {
      if let context {
        tree = try parser.parse(fragment: text, in: context)
      } else {
        tree = try parser.parse(document: text)
      }
    } catch {
      return
    }
    try Finding.unless(tree.errors.count == tree.errorCount, "\(tree.errors) are not all errors")
    try check(tree)
  }

  private static let contexts: [HTMLContext?] =
    [nil, nil, nil]
    + ["div", "table", "tr", "td", "select", "template", "colgroup", "form", "title", "script"].map
  {
    HTMLContext($0)
  }
    + ["svg", "foreignObject", "desc"].map { HTMLContext($0, namespace: .svg) }
    + ["math", "mi", "annotation-xml"].map { HTMLContext($0, namespace: .mathML) }

  private static func check(_ tree: HTMLTree) throws(Finding) {
    var open = [tree.document]
    while let node = open.popLast() {
      // Names that are not UTF-8 differ in bytes that a string shows alike.
      let names = node.attributes.map(\.name).filter { !$0.contains("\u{FFFD}") }
      try Finding.unless(Set(names).count == names.count, "twice one of \(names)")
      for child in node.children {
        let isText = child.kind == .text
        try Finding.unless(!isText || !child.bytes.isEmpty, "an empty text in \(node.name)")
        try Finding.unless(child.parent?.name == node.name, "\(child.name) is not in \(node.name)")
        open.append(child)
      }
    }
  }
}
