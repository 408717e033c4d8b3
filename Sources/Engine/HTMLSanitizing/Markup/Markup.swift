internal import HTMLParsing

/// The contents of a parsed document's body, as the sanitizers look at them: the DOM's view, in which
/// a template has no children.
struct Markup {
  let records: HTMLRecords
  /// The policy's rules, and those of the known names by ID: pointers, so that a copy of this counts no
  /// references.
  private let names: UnsafePointer<NameRules>
  private let knownRules: UnsafePointer<NameRules.Rule>
  /// The body, or the frameset in its place; 0 if there is none.
  let body: Int32

  /// Calls a function with the contents of a document, which are valid as long as the call.
  ///
  /// - Parameter takesFrameset: whether a frameset is taken for the body, as `document.body` does.
  static func with<Result>(
    _ records: HTMLRecords, _ names: NameRules, takesFrameset: Bool, _ body: (Markup) -> Result
  ) -> Result {
    withUnsafePointer(to: names) { names in
      names.pointee.known.withUnsafeBufferPointer { known in
        // There are known names, so that there is a base address.
        body(Markup(records, names, known.baseAddress.unsafelyUnwrapped, takesFrameset))
      }
    }
  }

  private init(
    _ records: HTMLRecords, _ names: UnsafePointer<NameRules>,
    _ knownRules: UnsafePointer<NameRules.Rule>, _ takesFrameset: Bool
  ) {
    self.records = records
    self.names = names
    self.knownRules = knownRules
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

  /// A node's record where it is.
  @inline(__always)
  func record(_ node: Int32) -> UnsafePointer<NodeRecord> { records.nodes + Int(node) }

  /// Returns the policy's rule for a name.
  @inline(__always)
  func rule(for id: NameID) -> NameRules.Rule {
    id.rawValue < records.knownNameCount
      ? knownRules[Int(id.rawValue)] : names.pointee.rule(forUnknown: records.name(id))
  }

  /// A name, ready to be written.
  @inline(__always)
  func writtenName(_ id: NameID) -> WrittenName {
    id.rawValue < records.knownNameCount
      ? WrittenName(records.knownNames[Int(id.rawValue)]) : WrittenName(records.name(id))
  }

  /// The bytes of a text or a value.
  @inline(__always)
  func text(_ range: TextRange) -> UnsafeBufferPointer<UInt8> {
    assert(range.upper <= records.bytes.count)
    // There is a base address: a tree has memory for its input, however short.
    return UnsafeBufferPointer(
      start: records.bytes.baseAddress.unsafelyUnwrapped + Int(range.start), count: Int(range.count)
    )
  }

  /// The first child of an element whose rule is known, or 0.
  @inline(__always)
  func firstChild(_ record: UnsafePointer<NodeRecord>, _ rule: NameRules.Rule) -> Int32 {
    rule.contains(.template) && record.pointee.namespace == .html ? 0 : record.pointee.firstChild
  }

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
      let next = record(node).pointee.next
      if next != 0 { return next }
      node = record(node).pointee.parent
      if node != body { leaving(node) }
    }
    return 0
  }

  /// The name of an element.
  func name(_ node: Int32) -> UnsafeBufferPointer<UInt8> { records.name(self[node].name) }

  /// The parts of a text node's text.
  func pieces(_ node: Int32) -> Pieces {
    Pieces(markup: self, nextIndex: self[node].kind == .text ? self[node].first : -1)
  }

  struct Pieces: Sequence, IteratorProtocol {
    let markup: Markup
    var nextIndex: Int32

    @inline(__always)
    mutating func next() -> UnsafeBufferPointer<UInt8>? {
      guard nextIndex >= 0 else { return nil }
      let piece = markup.records.pieces[Int(nextIndex)]
      nextIndex = piece.next
      return markup.text(piece.range)
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
    text(attribute.value)
  }

  /// The value of an element's attribute, or nil.
  func value(of name: Name, in node: Int32) -> UnsafeBufferPointer<UInt8>? {
    for attribute in attributes(node) where Name.is(attribute.name, name) {
      return value(attribute)
    }
    return nil
  }
}
