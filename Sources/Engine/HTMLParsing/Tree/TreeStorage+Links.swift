/// Linking nodes, attributes and text.
extension TreeStorage {
  /// Puts a node without a parent behind the last child of another.
  @inline(__always)
  mutating func append(_ node: Int32, to parent: Int32) {
    let last = nodes[parent].lastChild
    nodes[node].parent = parent
    nodes[node].previous = last
    nodes[node].next = 0
    if last == 0 { nodes[parent].firstChild = node } else { nodes[last].next = node }
    nodes[parent].lastChild = node
  }

  /// Creates a node behind the last child of another and returns it.
  @inline(__always)
  mutating func appendNew(_ record: NodeRecord, to parent: Int32) -> Int32 {
    let node = Int32(truncatingIfNeeded: nodes.count)
    let last = nodes[parent].lastChild
    var record = record
    record.parent = parent
    record.previous = last
    nodes.append(record)
    if last == 0 { nodes[parent].firstChild = node } else { nodes[last].next = node }
    nodes[parent].lastChild = node
    return node
  }

  /// Puts a node without a parent in front of another, which has one.
  mutating func insert(_ node: Int32, before sibling: Int32) {
    let parent = nodes[sibling].parent
    let previous = nodes[sibling].previous
    nodes[node].parent = parent
    nodes[node].previous = previous
    nodes[node].next = sibling
    nodes[sibling].previous = node
    if previous == 0 { nodes[parent].firstChild = node } else { nodes[previous].next = node }
  }

  /// Takes a node out of its parent, if it has one. The document is never taken out.
  mutating func remove(_ node: Int32) {
    let record = nodes[node]
    guard isLinked(node) else { return }
    if record.previous == 0 {
      nodes[record.parent].firstChild = record.next
    } else {
      nodes[record.previous].next = record.next
    }
    if record.next == 0 {
      nodes[record.parent].lastChild = record.previous
    } else {
      nodes[record.next].previous = record.previous
    }
    nodes[node].parent = 0
    nodes[node].previous = 0
    nodes[node].next = 0
  }

  /// Whether a node has a parent, which may be the document.
  func isLinked(_ node: Int32) -> Bool {
    nodes[node].parent != 0 || nodes[node].previous != 0 || nodes[Int32(0)].firstChild == node
  }

  /// Moves all children of a node behind the last child of another.
  mutating func moveChildren(of node: Int32, to parent: Int32) {
    let first = nodes[node].firstChild
    guard first != 0 else { return }
    var child = first
    while child != 0 {
      nodes[child].parent = parent
      child = nodes[child].next
    }
    let last = nodes[parent].lastChild
    nodes[first].previous = last
    if last == 0 { nodes[parent].firstChild = first } else { nodes[last].next = first }
    nodes[parent].lastChild = nodes[node].lastChild
    nodes[node].firstChild = 0
    nodes[node].lastChild = 0
  }

  /// Appends a range to a text node's text.
  @inline(__always)
  mutating func append(_ range: TextRange, toText node: Int32) {
    let last = nodes[node].last
    if last >= 0, pieces[last].range.upper == range.lower {
      pieces[last].range.count &+= range.count
      return
    }
    let piece = Int32(truncatingIfNeeded: pieces.append(TextPiece(range: range)))
    if last >= 0 { pieces[last].next = piece } else { nodes[node].first = piece }
    nodes[node].last = piece
  }

  /// Appends an attribute to an element.
  @inline(__always)
  mutating func append(_ attribute: AttributeRecord, toElement node: Int32) {
    let index = Int32(truncatingIfNeeded: attributes.append(attribute))
    let last = nodes[node].last
    if last >= 0 { attributes[last].next = index } else { nodes[node].first = index }
    nodes[node].last = index
  }

  /// The value of an element's attribute, or nil.
  func value(of name: NameID, in node: Int32) -> TextRange? {
    var index = nodes[node].first
    while index >= 0 {
      let attribute = attributes[index]
      if attribute.name == name { return attribute.value }
      index = attribute.next
    }
    return nil
  }
}
