/// Creating and inserting nodes. HTML Standard, "Creating and inserting nodes".
extension TreeConstruction {
  /// A place for a node: in front of a child of `parent`, or behind the last one if `before` is 0.
  struct InsertionPlace {
    var parent: Int32
    var before: Int32 = 0
  }

  /// "The appropriate place for inserting a node".
  @inline(__always)
  mutating func appropriatePlace() -> InsertionPlace { appropriatePlace(for: open.current) }

  /// The same with an override target.
  @inline(__always)
  mutating func appropriatePlace(for target: Int32) -> InsertionPlace {
    fosterParenting ? fosterParentedPlace(for: target) : InsertionPlace(parent: target)
  }

  /// Foster parenting: in front of the last table, unless a template is nearer.
  ///
  /// What a template holds are its children here, so that its contents need no node.
  private mutating func fosterParentedPlace(for target: Int32) -> InsertionPlace {
    guard storage.pointee.isTableElement(target) else { return InsertionPlace(parent: target) }
    let table = open.topEntry(Tag.table.id)
    let template = open.topEntry(Tag.template.id)
    if template != 0, open.order(template) > open.order(table) {
      return InsertionPlace(parent: open.entries[template].node)
    }
    // Without a table, the fragment case, it is the root that is open at the bottom.
    guard table != 0 else { return InsertionPlace(parent: rootElement) }
    let node = open.entries[table].node
    if storage.pointee.isLinked(node) {
      return InsertionPlace(parent: storage.pointee.nodes[node].parent, before: node)
    }
    return InsertionPlace(parent: open.entries[open.entries[table].below].node)
  }

  @inline(__always)
  mutating func insert(_ node: Int32, at place: InsertionPlace) {
    if place.before == 0 {
      storage.pointee.append(node, to: place.parent)
    } else {
      storage.pointee.insert(node, before: place.before)
    }
  }

  /// Inserts a node that is not text at the appropriate place. Where the depth is limited, it
  /// becomes a sibling of the current node once that is as deep as nodes may be.
  ///
  /// - Parameter opens: whether the node is about to be pushed onto the stack of open elements. Browsers
  ///   count it among those that are open, so that a node that is not pushed may be one level deeper.
  @inline(__always)
  mutating func insertAtAppropriatePlace(_ node: Int32, opens: Bool) {
    var place = appropriatePlace()
    let depth = open.count &- (opens ? 0 : 1)
    if depth > options.maximumDepth, place.before == 0, !fosterParenting {
      place.parent = flattenedParent(place.parent)
    }
    insert(node, at: place)
  }

  private mutating func flattenedParent(_ node: Int32) -> Int32 {
    let parent = storage.pointee.nodes[node].parent
    return parent != 0 ? parent : node
  }

  // MARK: Elements

  /// "Create an element for a token", for the current tag.
  mutating func createElement(_ namespace: HTMLNamespace = .html) -> Int32 {
    var record = NodeRecord(kind: .element)
    record.namespace = namespace
    record.name = namespace == .svg ? known.svgElement(tag.name) : tag.name
    let node = Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
    if namespace != .html {
      appendAttributes(to: node, in: namespace)
    } else {
      if tag.attributeCount > 0 { appendHTMLAttributes(to: node) }
      if tag.tag == .form { storage.pointee.holdsForms = true }
      if formElement != 0 { associateWithForm(node) }
    }
    return node
  }

  /// Gives a new HTML element the tag's attributes, which are at least one.
  private mutating func appendHTMLAttributes(to node: Int32) {
    let first = Int32(truncatingIfNeeded: storage.pointee.attributes.count)
    var next = first
    for index in 0..<tag.attributeCount {
      let attribute = tokenAttributes[index]
      next &+= 1
      storage.pointee.attributes.append(
        AttributeRecord(name: attribute.name, value: attribute.value, next: next))
    }
    storage.pointee.attributes[next &- 1].next = -1
    storage.pointee.nodes[node].first = first
    storage.pointee.nodes[node].last = next &- 1
  }

  private mutating func appendAttributes(to node: Int32, in namespace: HTMLNamespace) {
    for index in 0..<tag.attributeCount {
      let attribute = tokenAttributes[index]
      storage.pointee.append(adjusted(attribute, in: namespace), toElement: node)
    }
  }

  /// Notes that a control belongs to the form that the form element pointer points to.
  private mutating func associateWithForm(_ node: Int32) {
    switch tag.tag {
    case .button, .fieldset, .input, .object, .output, .select, .textarea, .img: break
    default: return
    }
    if open.contains(.template) { return }
    storage.pointee.formAssociations.append(
      FormAssociation(control: node, form: formElement))
  }

  /// "Adjust MathML attributes", "adjust SVG attributes" and "adjust foreign attributes".
  @inline(__always)
  private func adjusted(
    _ attribute: TokenAttribute, in namespace: HTMLNamespace
  ) -> AttributeRecord {
    var record = AttributeRecord(name: attribute.name, value: attribute.value)
    switch namespace {
    case .html: return record
    case .mathML: record.name = known.mathMLAttribute(attribute.name)
    case .svg: record.name = known.svgAttribute(attribute.name)
    }
    record.namespace = known.foreignNamespace(record.name)
    return record
  }

  /// Creates an HTML element without attributes.
  mutating func createElement(_ tag: Tag) -> Int32 {
    var record = NodeRecord(kind: .element)
    record.name = tag.id
    return Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
  }

  /// Creates an element like another one, with the same attributes: for a formatting element's token.
  mutating func createClone(of node: Int32) -> Int32 {
    var record = NodeRecord(kind: .element)
    record.name = storage.pointee.nodes[node].name
    record.first = storage.pointee.nodes[node].first
    record.last = storage.pointee.nodes[node].last
    return Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
  }

  /// "Insert an HTML element" for the current tag: the element is the new current node.
  @discardableResult
  mutating func insertHTMLElement() -> Int32 {
    guard !fosterParenting, open.count <= options.maximumDepth, tag.tag != .form, formElement == 0
    else { return insertUnusualHTMLElement() }
    var record = NodeRecord(kind: .element)
    record.name = tag.name
    let node = storage.pointee.appendNew(record, to: open.current)
    if tag.attributeCount > 0 { appendHTMLAttributes(to: node) }
    push(node, name: tag.name)
    return node
  }

  /// The same for a form, an element while one is open, or one in an unusual place.
  private mutating func insertUnusualHTMLElement() -> Int32 {
    let node = createElement()
    insertAtAppropriatePlace(node, opens: true)
    push(node, name: tag.name)
    return node
  }

  /// "Insert an HTML element" for a start tag of this name without attributes.
  @discardableResult
  mutating func insertHTMLElement(_ tag: Tag) -> Int32 {
    let node = createElement(tag)
    insertAtAppropriatePlace(node, opens: true)
    push(node, name: tag.id)
    return node
  }

  /// Inserts an HTML element that is popped at once, and acknowledges the self-closing flag.
  mutating func insertVoidElement() {
    let node = createElement()
    insertAtAppropriatePlace(node, opens: false)
    isSelfClosingAcknowledged = true
  }

  /// "Insert a foreign element" for the current tag.
  mutating func insertForeignElement(_ namespace: HTMLNamespace) {
    let node = createElement(namespace)
    let name = storage.pointee.nodes[node].name
    let isForeignObject = name == known.foreignObject
    storage.pointee.nodes[node].isIntegrationPoint = isHTMLIntegrationPoint(node)
    insertAtAppropriatePlace(node, opens: !tag.isSelfClosing)
    if tag.isSelfClosing {
      isSelfClosingAcknowledged = true
      return
    }
    let entry = open.push(
      node, name: tag.name,
      categories: ElementCategories(
        namespace: namespace, name: name, isForeignObject: isForeignObject))
    storage.pointee.nodes[node].openEntry = entry
  }

  /// "HTML integration point".
  private mutating func isHTMLIntegrationPoint(_ node: Int32) -> Bool {
    let record = storage.pointee.nodes[node]
    switch record.namespace {
    case .html: return false
    case .svg:
      return record.name == known.foreignObject || record.name == Tag.desc.id
        || record.name == Tag.title.id
    case .mathML:
      guard record.name == Tag.annotationXML.id,
        let encoding = storage.pointee.value(of: AttributeName.encoding.id, in: node)
      else { return false }
      return storage.pointee.equals(encoding, ignoringCase: "text/html")
        || storage.pointee.equals(encoding, ignoringCase: "application/xhtml+xml")
    }
  }

  @inline(__always)
  mutating func push(_ node: Int32, name: NameID) {
    let entry = open.push(
      node, name: name,
      categories: ElementCategories(namespace: .html, name: name, isForeignObject: false))
    storage.pointee.nodes[node].openEntry = entry
  }

  mutating func popCurrentNode() {
    let node = open.current
    let isOption = open.entries[open.top].name == Tag.option.id
    // The document, which is not open, is the node of no entry.
    storage.pointee.nodes[node].openEntry = 0
    open.pop()
    if isOption, selectedContent != nil { optionWasPopped(node) }
  }

  /// Takes an element out of the stack of open elements.
  mutating func remove(_ entry: Int32) {
    let node = open.entries[entry].node
    storage.pointee.nodes[node].openEntry = 0
    let isOption = open.entries[entry].name == Tag.option.id
    open.remove(entry)
    if isOption, selectedContent != nil { optionWasPopped(node) }
  }

  /// Pops elements until one with this name, which is open, has been popped.
  @inline(__always)
  mutating func popUntil(_ tag: Tag) { pop(through: open.topEntry(tag.id)) }

  /// Pops elements up to an entry and that one.
  @inline(__always)
  mutating func pop(through entry: Int32) {
    guard entry != 0 else { return }
    while open.top != entry, open.top != 0 { popCurrentNode() }
    popCurrentNode()
  }

  /// Adds the tag's attributes to an element, the root or the body, as far as it does not have them.
  mutating func mergeAttributes(into node: Int32) {
    let present = makeRareState().presentNames(of: node, in: storage)
    for index in 0..<tag.attributeCount {
      let attribute = tokenAttributes[index]
      guard present.insert(attribute.name) else { continue }
      storage.pointee.append(
        AttributeRecord(name: attribute.name, value: attribute.value), toElement: node)
    }
  }

  // MARK: Text and others

  /// "Insert a character", for a run of characters.
  @inline(__always)
  mutating func insertText(_ text: TextRange) {
    let parent = open.current
    // A document has no text.
    guard !fosterParenting, parent != 0 else { return insertTextAtAppropriatePlace(text) }
    let last = storage.pointee.nodes[parent].lastChild
    if last != 0, storage.pointee.nodes[last].kind == .text {
      return storage.pointee.append(text, toText: last)
    }
    _ = storage.pointee.appendNew(createText(text), to: parent)
  }

  private mutating func insertTextAtAppropriatePlace(_ text: TextRange) {
    let place = appropriatePlace()
    if place.parent == 0 { return }
    let neighbour =
      place.before == 0
      ? storage.pointee.nodes[place.parent].lastChild
      : storage.pointee.nodes[place.before].previous
    if neighbour != 0, storage.pointee.nodes[neighbour].kind == .text {
      storage.pointee.append(text, toText: neighbour)
      return
    }
    let record = createText(text)
    insert(Int32(truncatingIfNeeded: storage.pointee.nodes.append(record)), at: place)
  }

  /// The record of a text node, which has one piece.
  @inline(__always)
  private mutating func createText(_ text: TextRange) -> NodeRecord {
    var record = NodeRecord(kind: .text)
    record.first = Int32(truncatingIfNeeded: storage.pointee.pieces.append(TextPiece(range: text)))
    record.last = record.first
    return record
  }

  /// Inserts the white space at the start of a text and returns the rest.
  mutating func insertLeadingSpace(of text: TextRange) -> TextRange {
    let spaces = storage.pointee.leadingSpaceCount(text)
    if spaces > 0 { insertText(TextRange(text.lower, text.lower &+ spaces)) }
    return text.dropFirst(spaces)
  }

  /// Creates a node of up to three texts, each of which is a piece.
  mutating func createNode(
    _ kind: HTMLNodeKind, _ first: TextRange, _ second: TextRange? = nil, _ third: TextRange? = nil
  ) -> Int32 {
    var record = NodeRecord(kind: kind)
    record.first = Int32(truncatingIfNeeded: storage.pointee.pieces.append(TextPiece(range: first)))
    record.last = record.first
    for text in [second, third] {
      guard let text else { continue }
      let piece = Int32(truncatingIfNeeded: storage.pointee.pieces.append(TextPiece(range: text)))
      storage.pointee.pieces[record.last].next = piece
      record.last = piece
    }
    return Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
  }

  /// Inserts a comment or a processing instruction where the insertion mode wants it.
  mutating func insertOutsideElements(
    _ kind: HTMLNodeKind, _ first: TextRange, _ second: TextRange? = nil
  ) {
    skipsLineFeed = false
    if mode == .inTableText { endTableText() }
    storage.pointee.holdsComments = true
    let node = createNode(kind, first, second)
    switch mode {
    case .initial, .beforeHTML, .afterAfterBody, .afterAfterFrameset:
      if !isCurrentNodeForeign { return storage.pointee.append(node, to: documentNode) }
    case .afterBody:
      if !isCurrentNodeForeign { return storage.pointee.append(node, to: rootElement) }
    default: break
    }
    insertAtAppropriatePlace(node, opens: false)
  }

  /// The node of the document.
  var documentNode: Int32 { 0 }
}

extension TreeStorage {
  /// Whether what is inserted into an element may be foster parented.
  fileprivate func isTableElement(_ node: Int32) -> Bool {
    guard nodes[node].namespace == .html else { return false }
    switch nodes[node].name.tag {
    case .table, .tbody, .tfoot, .thead, .tr: return true
    default: return false
    }
  }
}
