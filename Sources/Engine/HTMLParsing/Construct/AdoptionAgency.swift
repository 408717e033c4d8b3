/// The adoption agency algorithm. HTML Standard, "in body", which numbers its steps; the numbers here
/// are those of the standard.
extension TreeConstruction {
  /// Runs the algorithm for the current tag.
  mutating func runAdoptionAgency() {
    let subject = tag.name
    // 3. The current node is the subject and not in the list.
    if open.entries[open.top].name == subject,
      open.entries[open.top].categories.contains(.html),
      storage.pointee.nodes[open.current].formattingEntry == 0
    {
      return popCurrentNode()
    }
    // The steps below come to this if the element is the current node and the last of the list.
    let last = formatting.last
    if last != 0, formatting.entries[last].node == open.current,
      formatting.entries[last].name == subject
    {
      popCurrentNode()
      return removeFromFormatting(last)
    }
    // 4. The outer loop.
    for _ in 0..<8 where !isOverLimit {
      let formattingEntry = formatting.lastEntry(subject)
      guard formattingEntry != 0 else { return anyOtherEndTag() }
      let formattingElement = formatting.entries[formattingEntry].node
      let openEntry = storage.pointee.nodes[formattingElement].openEntry
      guard openEntry != 0 else {
        error(.unexpectedEndTag)
        return removeFromFormatting(formattingEntry)
      }
      guard open.hasInScope(entry: openEntry) else { return error(.unexpectedEndTag) }
      if openEntry != open.top { error(.unexpectedEndTag) }
      // 4.7. The furthest block.
      let furthest = open.lowestSpecial(above: openEntry)
      guard furthest != 0 else {
        pop(through: openEntry)
        return removeFromFormatting(formattingEntry)
      }
      adopt(formattingEntry, openEntry, furthest)
    }
  }

  /// Steps 4.9 to 4.20: moves the furthest block out of the formatting element.
  private mutating func adopt(_ formattingEntry: Int32, _ openEntry: Int32, _ furthest: Int32) {
    let furthestBlock = open.entries[furthest].node
    selectedContent?.willMove(furthestBlock)
    let commonAncestor = open.entries[open.entries[openEntry].below].node
    // 4.11. The bookmark: the formatting element's own place, or behind another entry.
    var bookmark: Int32 = 0
    var lastNode = furthestBlock
    var entry = open.entries[furthest].below
    var innerLoopCounter = 0
    // 4.13. The inner loop.
    while entry != openEntry {
      innerLoopCounter += 1
      let below = open.entries[entry].below
      let node = open.entries[entry].node
      let listEntry = storage.pointee.nodes[node].formattingEntry
      if listEntry != 0, innerLoopCounter <= 3 {
        let clone = createClone(of: node)
        replaceInFormatting(listEntry, with: clone)
        storage.pointee.nodes[node].openEntry = 0
        storage.pointee.nodes[clone].openEntry = entry
        open.replace(entry, with: clone)
        if lastNode == furthestBlock { bookmark = listEntry }
        move(lastNode, to: clone)
        lastNode = clone
      } else {
        if listEntry != 0 { removeFromFormatting(listEntry) }
        remove(entry)
      }
      entry = below
    }
    // 4.14. The last node goes where the common ancestor wants it.
    storage.pointee.remove(lastNode)
    insert(lastNode, at: appropriatePlace(for: commonAncestor))
    // 4.15 to 4.17.
    let formattingElement = formatting.entries[formattingEntry].node
    let clone = createClone(of: formattingElement)
    storage.pointee.moveChildren(of: furthestBlock, to: clone)
    storage.pointee.append(clone, to: furthestBlock)
    // 4.18 and 4.19. The clone takes the formatting element's entries, which move.
    replaceInFormatting(formattingEntry, with: clone)
    if bookmark != 0 { formatting.move(formattingEntry, behind: bookmark) }
    storage.pointee.nodes[formattingElement].openEntry = 0
    storage.pointee.nodes[clone].openEntry = openEntry
    open.replace(openEntry, with: clone)
    open.move(openEntry, above: furthest)
  }

  /// Appends a node to another, out of wherever it is.
  private mutating func move(_ node: Int32, to parent: Int32) {
    storage.pointee.remove(node)
    storage.pointee.append(node, to: parent)
  }
}
