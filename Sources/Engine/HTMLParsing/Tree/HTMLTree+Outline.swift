/// The tree in the text form of html5lib's tests, one node a line.
extension HTMLTree {
  /// The outline as text; lone surrogates become U+FFFD.
  public var outline: String { String(decoding: outlineBytes, as: UTF8.self) }

  /// The outline as UTF-8 that may hold lone surrogates.
  ///
  /// Of a fragment, the nodes that it consists of.
  public var outlineBytes: [UInt8] {
    if isFragment, let root { return Self.outlineBytes(of: Array(root.children)) }
    return Self.outlineBytes(of: Array(document.children))
  }

  /// The outline of nodes as UTF-8 that may hold lone surrogates.
  static func outlineBytes(of nodes: [HTMLNode]) -> [UInt8] {
    var outline = Outline()
    // The nodes still to be written, the next one last. A template's contents have a line of their own.
    var open: [(node: HTMLNode, depth: Int)] = nodes.reversed().map { ($0, 0) }
    func add(_ children: HTMLNode.Children, _ depth: Int) {
      open += children.reversed().map { ($0, depth) }
    }
    while let (node, depth) = open.popLast() {
      outline.line(node, depth)
      if node.isTemplate {
        outline.line("content", depth + 1)
        add(node.children, depth + 2)
      } else {
        add(node.children, depth + 1)
      }
    }
    return outline.bytes
  }

  private struct Outline {
    var bytes: [UInt8] = []

    mutating func begin(_ depth: Int) {
      if !bytes.isEmpty { bytes.append(0x0A) }
      bytes += "| ".utf8
      bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    mutating func line(_ text: String, _ depth: Int) {
      begin(depth)
      bytes += text.utf8
    }

    mutating func line(_ node: HTMLNode, _ depth: Int) {
      switch node.kind {
      case .document: break
      case .documentType:
        line("<!DOCTYPE ", depth)
        bytes += node.bytes(ofPiece: 0)
        let (publicID, systemID) = (node.bytes(ofPiece: 1), node.bytes(ofPiece: 2))
        if !publicID.isEmpty || !systemID.isEmpty {
          bytes += " \"".utf8 + publicID + "\" \"".utf8 + systemID + "\"".utf8
        }
        bytes.append(0x3E)
      case .element:
        line("<\(prefix(node.namespace))\(node.name)>", depth)
        let attributes = node.attributes.map { (name: outlineName(of: $0), bytes: $0.bytes) }
        for attribute in attributes.sorted(by: {
          $0.name.utf16.lexicographicallyPrecedes($1.name.utf16)
        }) {
          line("\(attribute.name)=\"", depth + 1)
          bytes += attribute.bytes
          bytes.append(0x22)
        }
      case .text:
        line("\"", depth)
        bytes += node.bytes
        bytes.append(0x22)
      case .comment:
        line("<!-- ", depth)
        bytes += node.bytes
        bytes += " -->".utf8
      case .processingInstruction:
        line("<?\(node.name) ", depth)
        bytes += node.bytes(ofPiece: 1)
        bytes.append(0x3E)
      }
    }

    private func prefix(_ namespace: HTMLNamespace) -> String {
      switch namespace {
      case .html: ""
      case .mathML: "math "
      case .svg: "svg "
      }
    }
  }

  /// `xlink:href` is written `xlink href`, and so are the other attributes with a namespace.
  static func outlineName(of attribute: HTMLNode.Attribute) -> String {
    guard attribute.namespace != .none else { return attribute.name }
    let name = attribute.name.split(separator: ":").last.map(String.init) ?? ""
    switch attribute.namespace {
    case .none: return attribute.name
    case .xlink: return "xlink \(name)"
    case .xml: return "xml \(name)"
    case .xmlns: return "xmlns \(name)"
    }
  }
}
