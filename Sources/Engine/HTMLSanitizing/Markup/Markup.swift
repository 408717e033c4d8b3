internal import HTMLParsing

/// The contents of a parsed document's body, as the sanitizers look at them: the DOM's view, in which
/// a template has no children.
struct Markup {
  let records: HTMLRecords
  /// The body, or the frameset in its place; 0 if there is none.
  let body: Int32

  /// - Parameter takesFrameset: whether a frameset is taken for the body, as `document.body` does.
  init(_ records: HTMLRecords, takesFrameset: Bool) {
    self.records = records
    var root = records.nodes[0].firstChild
    while root != 0, records.nodes[Int(root)].kind != .element {
      root = records.nodes[Int(root)].next
    }
    var node = root == 0 ? 0 : records.nodes[Int(root)].firstChild
    while node != 0 {
      let record = records.nodes[Int(node)]
      if record.kind == .element, record.namespace == .html,
        Name.is(record.name, .body) || takesFrameset && Name.is(record.name, .frameset)
      {
        break
      }
      node = record.next
    }
    body = node
  }

  @inline(__always)
  subscript(_ node: Int32) -> NodeRecord { records.nodes[Int(node)] }

  /// The first child, or 0.
  @inline(__always)
  func firstChild(of node: Int32) -> Int32 {
    let record = self[node]
    // A template's contents are not its children.
    if record.firstChild == 0 || Name.is(record.name, .template) && record.namespace == .html {
      return 0
    }
    return record.firstChild
  }

  /// The node behind one and its descendants in document order, within the body; 0 at the end.
  @inline(__always)
  func nodeAfter(_ node: Int32, leaving: (Int32) -> Void) -> Int32 {
    var node = node
    while node != body {
      let next = self[node].next
      if next != 0 { return next }
      node = self[node].parent
      if node != body { leaving(node) }
    }
    return 0
  }

  /// The name of an element.
  func name(_ node: Int32) -> UnsafeBufferPointer<UInt8> { records.name(self[node].name) }

  /// The parts of a text node's text.
  func pieces(_ node: Int32) -> Pieces {
    Pieces(records: records, nextIndex: self[node].kind == .text ? self[node].first : -1)
  }

  struct Pieces: Sequence, IteratorProtocol {
    let records: HTMLRecords
    var nextIndex: Int32

    @inline(__always)
    mutating func next() -> UnsafeBufferPointer<UInt8>? {
      guard nextIndex >= 0 else { return nil }
      let piece = records.pieces[Int(nextIndex)]
      nextIndex = piece.next
      return records.text(piece.range)
    }
  }

  /// The attributes of an element, in order.
  func attributes(_ node: Int32) -> Attributes {
    Attributes(records: records, nextIndex: self[node].first)
  }

  struct Attributes: Sequence, IteratorProtocol {
    let records: HTMLRecords
    var nextIndex: Int32

    @inline(__always)
    mutating func next() -> AttributeRecord? {
      guard nextIndex >= 0 else { return nil }
      let attribute = records.attributes[Int(nextIndex)]
      nextIndex = attribute.next
      return attribute
    }
  }

  /// The value of an attribute.
  @inline(__always)
  func value(_ attribute: AttributeRecord) -> UnsafeBufferPointer<UInt8> {
    records.text(attribute.value)
  }

  /// The value of an element's attribute, or nil.
  func value(of name: Name, in node: Int32) -> UnsafeBufferPointer<UInt8>? {
    for attribute in attributes(node) where Name.is(attribute.name, name) {
      return value(attribute)
    }
    return nil
  }
}
