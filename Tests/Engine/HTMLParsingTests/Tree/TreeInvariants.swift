@testable import HTMLParsing

/// The invariants of every tree, for any input.
enum TreeInvariants {
  /// The first invariant that a tree breaks, or nil.
  ///
  /// Links agree in both directions and have no cycle, each node but the document is reached once, names of
  /// attributes are unique, and kinds of nodes have the children that they may have.
  static func broken(in tree: HTMLTree) -> String? {
    let nodes = tree.arena.storage
    var reached = Set<Int32>([0])
    var open: [Int32] = [0]
    while let parent = open.popLast() {
      let record = nodes.pointee.nodes[parent]
      var previous: Int32 = 0
      var child = record.firstChild
      while child != 0 {
        let node = nodes.pointee.nodes[child]
        guard reached.insert(child).inserted else { return "node \(child) is reached twice" }
        guard node.parent == parent else { return "the parent of node \(child)" }
        guard node.previous == previous else { return "the previous sibling of node \(child)" }
        open.append(child)
        previous = child
        child = node.next
      }
      guard record.lastChild == previous else { return "the last child of node \(parent)" }
      if let fault = faultOfContents(parent, record, in: nodes) { return fault }
    }
    return nil
  }

  private static func faultOfContents(
    _ index: Int32, _ record: NodeRecord, in nodes: UnsafeMutablePointer<TreeStorage>
  ) -> String? {
    switch record.kind {
    case .document:
      var elements = 0
      var child = record.firstChild
      while child != 0 {
        let kind = nodes.pointee.nodes[child].kind
        if kind == .element { elements += 1 }
        if kind == .text { return "text in the document" }
        child = nodes.pointee.nodes[child].next
      }
      if elements != 1 { return "\(elements) elements in the document" }
    case .element:
      var names = Set<Int32>()
      var attribute = record.first
      while attribute >= 0 {
        let name = nodes.pointee.attributes[attribute].name.rawValue
        if !names.insert(name).inserted { return "an attribute of node \(index) is there twice" }
        attribute = nodes.pointee.attributes[attribute].next
      }
    case .documentType, .text, .comment, .processingInstruction:
      if record.firstChild != 0 { return "node \(index) has children" }
    }
    return nil
  }

  /// The texts of all text nodes in the order of the tree.
  static func text(of tree: HTMLTree) -> [UInt8] {
    var text: [UInt8] = []
    var open = Array(tree.document.children.reversed().map { $0 })
    while let node = open.popLast() {
      if node.kind == .text { text += node.bytes }
      open += node.children.reversed()
    }
    return text
  }
}
