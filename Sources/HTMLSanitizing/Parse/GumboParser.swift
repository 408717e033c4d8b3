#if HTML
private import CGumbo

/// Parses a document with Gumbo and copies its body into an `HTMLTree`.
///
/// The one file that sees Gumbo. The call frees all that Gumbo allocated before it returns.
enum GumboParser {
  static let isAvailable = true

  /// How deep Chromium nests elements, the root element having depth 1; the HTML Standard names no
  /// limit. An element that would stand deeper becomes a later sibling of the one at this depth. It
  /// keeps its own text.
  private static let maximumDepth = 513

  /// The tree below the body element, or nil when the document has none (it has a frameset, which
  /// `takesFrameset` takes for one, as `document.body` does).
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, perhaps disguised.
  ///   - isDisguised: whether names, values and texts are to be turned back by `ParserMark`.
  ///   - budget: the bytes of memory the parser may take.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, isDisguised: Bool, budget: Int,
    takesFrameset: Bool = false
  ) throws(SanitizerError) -> HTMLTree? {
    var handle: UnsafeMutableRawPointer?
    var input: UnsafePointer<CChar>?
    let output = bytes.withMemoryRebound(to: CChar.self) {
      compass_gumbo_parse($0.baseAddress, $0.count, budget, &handle, &input)
    }
    defer { compass_gumbo_release(handle) }
    guard let output else { throw .tooLarge(limit: budget) }
    guard let root = output.pointee.root, let body = body(of: root, takesFrameset: takesFrameset)
    else { return nil }
    let source = UnsafeBufferPointer(
      start: UnsafeRawPointer(input)?.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    var copy = TreeCopy(source: source, isDisguised: isDisguised)
    copy.copyChildren(of: body)
    return copy.tree
  }

  /// Whether Gumbo has a tag of this name.
  static func knows(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    UnsafeBufferPointer(rebasing: name).withMemoryRebound(to: CChar.self) {
      gumbo_tagn_enum($0.baseAddress, UInt32(clamping: $0.count)) != GUMBO_TAG_UNKNOWN
    }
  }

  private static func body(
    of root: UnsafePointer<GumboNode>, takesFrameset: Bool
  ) -> UnsafePointer<GumboNode>? {
    for child in Items<GumboNode>(root.pointee.v.element.children)
    where child.pointee.type == GUMBO_NODE_ELEMENT {
      let tag = child.pointee.v.element.tag
      if tag == GUMBO_TAG_BODY || takesFrameset && tag == GUMBO_TAG_FRAMESET { return child }
    }
    return nil
  }

  /// The items of a Gumbo vector of pointers.
  private struct Items<Pointee>: Sequence, IteratorProtocol {
    private let vector: GumboVector
    private var position = 0

    init(_ vector: GumboVector) { self.vector = vector }

    mutating func next() -> UnsafePointer<Pointee>? {
      guard position < Int(vector.length), let data = vector.data else { return nil }
      defer { position += 1 }
      return data[position].map { UnsafePointer($0.assumingMemoryBound(to: Pointee.self)) }
    }
  }

  private struct TreeCopy {
    let source: UnsafeBufferPointer<UInt8>
    let isDisguised: Bool
    var tree = HTMLTree()

    /// An element whose children are being copied.
    private struct Open {
      /// The element's place in the tree; nil when the children become its siblings.
      var index: Int?
      var children: Items<GumboNode>
    }

    init(source: UnsafeBufferPointer<UInt8>, isDisguised: Bool) {
      self.source = source
      self.isDisguised = isDisguised
      tree.bytes.reserveCapacity(source.count)
    }

    mutating func copyChildren(of body: UnsafePointer<GumboNode>) {
      // The root and the body stand above the elements on the stack.
      var stack = [Open(index: nil, children: Items(body.pointee.v.element.children))]
      while var current = stack.popLast() {
        guard let child = current.children.next() else {
          if let index = current.index { tree.nodes[index].end = tree.nodes.count }
          continue
        }
        let depth = stack.count + 3
        stack.append(current)
        guard depth <= maximumDepth || isMoved(child, to: depth) else { continue }
        let index = tree.nodes.count
        guard let children = append(child) else { continue }
        if depth < maximumDepth {
          stack.append(Open(index: index, children: children))
        } else {
          for node in children where !isMoved(node, to: depth + 1) { _ = append(node) }
          tree.nodes[index].end = tree.nodes.count
          stack.append(Open(index: nil, children: children))
        }
      }
    }

    /// Whether a node becomes a sibling of the element that holds it, for want of room.
    ///
    /// Text stays in its element. A void element is never open, so it finds room one level deeper.
    private func isMoved(_ node: UnsafePointer<GumboNode>, to depth: Int) -> Bool {
      switch node.pointee.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        guard depth == maximumDepth + 1 else { return depth > maximumDepth }
        let name = GumboParser.bytes(of: gumbo_normalized_tagname(node.pointee.v.element.tag))
        return !(name.map { NameList.voidElements.contains($0) } ?? false)
      default: return false
      }
    }

    /// Appends a node without descendants; returns an element's children.
    private mutating func append(_ node: UnsafePointer<GumboNode>) -> Items<GumboNode>? {
      let next = tree.nodes.count + 1
      let none = tree.attributes.count..<tree.attributes.count
      switch node.pointee.type {
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        let element = node.pointee.v.element
        let mark = isDisguised ? mark(of: element) : nil
        if mark == .insertedElement { return nil }
        tree.nodes.append(
          HTMLTree.Node(
            kind: .element, isHTML: element.tag_namespace == GUMBO_NAMESPACE_HTML, end: next,
            text: appendName(of: element, mark),
            attributes: mark == .endTag ? none : appendAttributes(of: element, mark)))
        // What a template holds are not its children.
        return node.pointee.type == GUMBO_NODE_TEMPLATE ? nil : Items(element.children)
      case GUMBO_NODE_COMMENT:
        tree.nodes.append(
          HTMLTree.Node(
            kind: .comment, isHTML: false, end: next, text: 0..<0, attributes: none))
      default:
        tree.nodes.append(
          HTMLTree.Node(
            kind: .text, isHTML: false, end: next, text: append(node.pointee.v.text.text),
            attributes: none))
      }
      return nil
    }

    private mutating func append(_ text: UnsafePointer<CChar>?) -> Range<Int> {
      GumboParser.bytes(of: text).map { append($0) } ?? 0..<0
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
      let start = tree.bytes.count
      if isDisguised {
        ParserMark.appendOriginal(of: bytes, to: &tree.bytes)
      } else {
        tree.bytes.append(contentsOf: bytes)
      }
      return start..<tree.bytes.count
    }

    private mutating func appendAttributes(
      of element: GumboElement, _ mark: Mark?
    ) -> Range<Int> {
      let start = tree.attributes.count
      for attribute in Items<GumboAttribute>(element.attributes).dropFirst(mark == nil ? 0 : 1) {
        let name = appendName(of: attribute.pointee)
        let value = append(attribute.pointee.value)
        tree.attributes.append(HTMLTree.Attribute(name: name, value: value))
      }
      return start..<tree.attributes.count
    }

    /// An attribute's name with the prefix that Gumbo takes off in foreign content.
    private mutating func appendName(of attribute: GumboAttribute) -> Range<Int> {
      let start = tree.bytes.count
      switch attribute.attr_namespace {
      case GUMBO_ATTR_NAMESPACE_XLINK: tree.bytes += "xlink:".utf8
      case GUMBO_ATTR_NAMESPACE_XML: tree.bytes += "xml:".utf8
      // `xmlns:xlink`; the other one is `xmlns` without a prefix.
      case GUMBO_ATTR_NAMESPACE_XMLNS where attribute.name.map { strcmp($0, "xlink") } == 0:
        tree.bytes += "xmlns:".utf8
      default: break
      }
      _ = append(attribute.name)
      return start..<tree.bytes.count
    }

    /// Gumbo names the elements it knows; the name of another is the one its tag was written with.
    private mutating func appendName(of element: GumboElement, _ mark: Mark?) -> Range<Int> {
      if case .name(let name) = mark { return append(name) }
      if element.tag != GUMBO_TAG_UNKNOWN { return append(gumbo_normalized_tagname(element.tag)) }
      let tag = offsets(of: element.original_tag)
      var name: [UInt8] = []
      for byte in source[tag].dropFirst() {
        if byte.endsName { break }
        switch byte {
        case 0x41...0x5A: name.append(byte | 0x20)
        case 0: name += [0xEF, 0xBF, 0xBD]
        default: name.append(byte)
        }
      }
      return name.withUnsafeBufferPointer { append($0) }
    }

    /// What `StandardChanges` has left in an element as the name of its first attribute.
    private enum Mark: Equatable {
      /// The element's tag had this name.
      case name(UnsafeBufferPointer<UInt8>)
      /// The element's tag was an end tag, the attributes of which mean nothing.
      case endTag
      /// The text has no such tag.
      case insertedElement

      static func == (left: Mark, right: Mark) -> Bool {
        switch (left, right) {
        case (.endTag, .endTag), (.insertedElement, .insertedElement): true
        default: false
        }
      }
    }

    private func mark(of element: GumboElement) -> Mark? {
      var attributes = Items<GumboAttribute>(element.attributes)
      guard let bytes = attributes.next().flatMap({ GumboParser.bytes(of: $0.pointee.name) }),
        let name = ParserMark.remainder(of: bytes)
      else { return nil }
      if !name.isEmpty { return .name(UnsafeBufferPointer(rebasing: bytes[name])) }
      return element.tag == GUMBO_TAG_BR ? .endTag : .insertedElement
    }

    /// The place of a piece of the parser's input; empty for a piece that points elsewhere.
    private func offsets(of piece: GumboStringPiece) -> Range<Int> {
      guard let data = piece.data, let base = source.baseAddress else { return 0..<0 }
      let start = UnsafeRawPointer(data) - UnsafeRawPointer(base)
      guard start >= 0, start <= source.count else { return 0..<0 }
      return start..<min(start + Int(piece.length), source.count)
    }
  }

  /// The bytes of a C string, without its terminator.
  private static func bytes(of text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
  }
}
#else
/// The package is built without its trait `HTML`: there is no parser.
enum GumboParser {
  static let isAvailable = false

  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, isDisguised: Bool, budget: Int,
    takesFrameset: Bool = false
  ) throws(SanitizerError) -> HTMLTree? {
    throw .unavailable
  }

  static func knows(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { true }
}
#endif
