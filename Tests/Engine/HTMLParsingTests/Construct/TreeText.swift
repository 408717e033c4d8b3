import HTMLParsing
import Testing

/// A tree on one line.
///
/// An element is its name, with `svg:` or `math:` in front, its attributes in brackets and its children in
/// parentheses; text is in single quotes, the rest as in markup:
/// `p[id=a]('text' br) <!--comment-->`.
struct TreeText {
  private(set) var text = ""

  init(_ nodes: HTMLNode.Children) { write(nodes) }

  // Trees of tests are small: recursion is safe.
  private mutating func write(_ nodes: HTMLNode.Children) {
    var isFirst = true
    for node in nodes {
      if !isFirst { text += " " }
      isFirst = false
      write(node)
    }
  }

  private mutating func write(_ node: HTMLNode) {
    switch node.kind {
    case .document: break
    case .documentType: text += "<!DOCTYPE \(node.name)>"
    case .text: text += "'\(node.text)'"
    case .comment: text += "<!--\(node.text)-->"
    case .processingInstruction: text += "<?\(node.name) \(node.text)>"
    case .element:
      switch node.namespace {
      case .html: break
      case .svg: text += "svg:"
      case .mathML: text += "math:"
      }
      text += node.name
      let attributes = node.attributes.map { attribute in
        let namespace = attribute.namespace == .none ? "" : "{\(attribute.namespace)}"
        return "\(namespace)\(attribute.name)=\(attribute.value)"
      }
      if !attributes.isEmpty { text += "[\(attributes.joined(separator: " "))]" }
      if node.children.contains(where: { _ in true }) {
        text += "("
        write(node.children)
        text += ")"
      }
    }
  }
}

/// A line of a table: an input and its tree.
typealias TreeCase = (input: String, tree: String)

/// Expects each document of a table to have the tree beside it, from the document's children on.
func expectDocuments(
  _ table: [TreeCase], isScriptingEnabled: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var options = HTMLParser.Options()
  options.isScriptingEnabled = isScriptingEnabled
  for (input, expected) in table {
    let tree = try HTMLParser(options).parse(document: input)
    #expect(
      TreeText(tree.document.children).text == expected, "\(input.debugDescription)",
      sourceLocation: sourceLocation)
  }
}

/// Expects each input of a table to have the tree beside it as the contents of a document's body, the
/// document being in no-quirks mode.
func expectBodies(
  _ table: [TreeCase], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (input, expected) in table {
    let tree = try HTMLParser().parse(document: "<!DOCTYPE html><body>" + input)
    let body = tree.root?.children.first { $0.name == "body" }
    #expect(
      body.map { TreeText($0.children).text } == expected, "\(input.debugDescription)",
      sourceLocation: sourceLocation)
  }
}

/// Expects each input of a table to have the tree beside it as the contents of an element.
func expectFragments(
  in context: HTMLContext, _ table: [TreeCase], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for (input, expected) in table {
    let tree = try HTMLParser().parse(fragment: input.utf8, in: context)
    #expect(
      tree.root.map { TreeText($0.children).text } == expected, "\(input.debugDescription)",
      sourceLocation: sourceLocation)
  }
}

/// Expects each document of a table to have these parse errors, the codes without offsets.
func expectErrors(
  _ table: [(input: String, errors: String)], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var options = HTMLParser.Options()
  options.collectsErrors = true
  for (input, expected) in table {
    let tree = try HTMLParser(options).parse(document: input)
    #expect(
      tree.errors.map(\.code.rawValue).joined(separator: " ") == expected,
      "\(input.debugDescription)", sourceLocation: sourceLocation)
    #expect(tree.errorCount == tree.errors.count, sourceLocation: sourceLocation)
  }
}
