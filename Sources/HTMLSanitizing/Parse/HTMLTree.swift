/// The contents of a parsed document's body, as flat arrays in document order.
///
/// A node's descendants are the nodes after it up to its `end`, so that a walk is a loop over
/// indices and leaving out a subtree is a jump.
struct HTMLTree {
  enum Kind: UInt8 {
    case element
    case text
    case comment
  }

  struct Node {
    var kind: Kind
    /// Whether the node is an element of the HTML namespace.
    var isHTML: Bool
    /// The index after the last descendant.
    var end: Int
    /// The element's name, or the text's characters, in `bytes`. Comments keep no text.
    var text: Range<Int>
    /// The element's attributes, in `attributes`.
    var attributes: Range<Int>
  }

  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  var nodes: [Node] = []
  var attributes: [Attribute] = []
  /// All names, values and texts, WTF-8.
  var bytes: [UInt8] = []

  /// The bytes of a name, a value or a text.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The indices of a node's children, in order.
  func children(of index: Int) -> Children {
    Children(tree: self, position: index + 1, end: nodes[index].end)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: HTMLTree
    fileprivate var position: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].end }
      return position
    }
  }
}
