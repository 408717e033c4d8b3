/// A node of a tree.
public struct HTMLNode: Sendable {
  let tree: HTMLTree
  let index: Int32

  private var record: NodeRecord { tree.arena.storage.pointee.nodes[index] }

  /// The kind of node.
  public var kind: HTMLNodeKind { record.kind }

  /// An element's namespace.
  public var namespace: HTMLNamespace { record.namespace }

  /// An element's local name, an instruction's target, a document type's name, or "".
  public var name: String {
    switch kind {
    case .element:
      tree.arena.storage.pointee.names.withText(of: record.name) {
        String(decoding: $0, as: UTF8.self)
      }
    case .processingInstruction, .documentType: text(ofPiece: 0)
    default: ""
    }
  }

  /// The text of a text node or comment, or an instruction's data; lone surrogates become U+FFFD.
  ///
  /// The text of an element or document is that of all its descendants, as `textContent` has it, but without
  /// the contents of scripts, style sheets and templates in it. Elements such as `br` and `p` add nothing.
  public var text: String {
    switch kind {
    case .processingInstruction: text(ofPiece: 1)
    case .element, .document: String(decoding: textOfContents, as: UTF8.self)
    case .text, .comment, .documentType: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The text of a text node or comment as it was read: UTF-8 that may hold lone surrogates.
  public var bytes: [UInt8] {
    guard kind == .text || kind == .comment else { return [] }
    var result: [UInt8] = []
    tree.arena.storage.pointee.append(textOf: record, to: &result)
    return result
  }

  /// A document type's public identifier, or "".
  public var publicIdentifier: String { kind == .documentType ? text(ofPiece: 1) : "" }

  /// A document type's system identifier, or "".
  public var systemIdentifier: String { kind == .documentType ? text(ofPiece: 2) : "" }

  private func text(ofPiece number: Int) -> String {
    String(decoding: bytes(ofPiece: number), as: UTF8.self)
  }

  func bytes(ofPiece number: Int) -> [UInt8] {
    var piece = record.first
    for _ in 0..<number where piece >= 0 { piece = tree.arena.storage.pointee.pieces[piece].next }
    guard piece >= 0 else { return [] }
    return Array(tree.arena.storage.pointee.buffer(tree.arena.storage.pointee.pieces[piece].range))
  }

  /// The node's parent; nil for the document.
  public var parent: HTMLNode? { index == 0 ? nil : HTMLNode(tree: tree, index: record.parent) }

  /// Whether the node is an HTML `template`, whose children here are its contents in the DOM.
  public var isTemplate: Bool { record.isTemplate }

  /// The node's children, in order; of a template, its contents.
  public var children: Children { Children(tree: tree, nextIndex: record.firstChild) }

  /// An element's attributes, in the order they were written in.
  public var attributes: Attributes {
    Attributes(tree: tree, nextIndex: kind == .element ? record.first : -1)
  }

  /// The children of a node.
  public struct Children: Sequence, IteratorProtocol {
    let tree: HTMLTree
    var nextIndex: Int32

    public mutating func next() -> HTMLNode? {
      guard nextIndex != 0 else { return nil }
      defer { nextIndex = tree.arena.storage.pointee.nodes[nextIndex].next }
      return HTMLNode(tree: tree, index: nextIndex)
    }
  }

  /// An attribute of an element.
  public struct Attribute: Sendable, Hashable {
    /// The namespace that foreign content gives some attributes with a prefix.
    public let namespace: HTMLAttributeNamespace
    /// The name as it was written, in lower case unless foreign content adjusts it, with its prefix.
    public let name: String
    /// The value; lone surrogates become U+FFFD.
    public var value: String { String(decoding: bytes, as: UTF8.self) }
    /// The value as it was read: UTF-8 that may hold lone surrogates.
    public let bytes: [UInt8]
  }

  /// The attributes of an element.
  public struct Attributes: Sequence, IteratorProtocol {
    let tree: HTMLTree
    var nextIndex: Int32

    public mutating func next() -> Attribute? {
      guard nextIndex >= 0 else { return nil }
      let record = tree.arena.storage.pointee.attributes[nextIndex]
      nextIndex = record.next
      let name = tree.arena.storage.pointee.names.withText(of: record.name) {
        String(decoding: $0, as: UTF8.self)
      }
      return Attribute(
        namespace: record.namespace, name: name,
        bytes: Array(tree.arena.storage.pointee.buffer(record.value)))
    }
  }
}
