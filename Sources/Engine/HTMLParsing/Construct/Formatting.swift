/// Using the list of active formatting elements.
///
/// HTML Standard, "The list of active formatting elements".
extension TreeConstruction {
  /// "Insert an HTML element" for the current tag and push it onto the list.
  mutating func insertFormattingElement() {
    let node = insertHTMLElement()
    let tree = storage
    formatting.reserve { tree.pointee.signature(of: $0) }
    let signature = formatting.isHashed ? tree.pointee.signature(of: node) : 0
    let earliest = formatting.earliestOfThree(name: tag.name, signature: signature) {
      tree.pointee.haveEqualAttributes($0, node)
    }
    // The Noah's Ark clause.
    if earliest != 0 { removeFromFormatting(earliest) }
    storage.pointee.nodes[node].formattingEntry = formatting.append(
      node, name: tag.name, signature: signature)
  }

  mutating func removeFromFormatting(_ entry: Int32) {
    storage.pointee.nodes[formatting.entries[entry].node].formattingEntry = 0
    formatting.remove(entry)
  }

  mutating func clearFormattingToLastMarker() {
    let tree = storage
    formatting.clearToLastMarker { tree.pointee.nodes[$0].formattingEntry = 0 }
  }

  /// "Reconstruct the active formatting elements".
  @inline(__always)
  mutating func reconstructFormatting() {
    guard formatting.last != 0, !isOpenOrMarker(formatting.last) else { return }
    reopenFormatting()
  }

  private mutating func reopenFormatting() {
    var entry = formatting.last
    // Rewind.
    while true {
      let previous = formatting.entries[entry].previous
      if previous == 0 || isOpenOrMarker(previous) { break }
      entry = previous
    }
    // Advance and create.
    while entry != 0 {
      let node = createClone(of: formatting.entries[entry].node)
      insertAtAppropriatePlace(node, opens: true)
      push(node, name: formatting.entries[entry].name)
      replaceInFormatting(entry, with: node)
      entry = formatting.entries[entry].next
      if isOverLimit { return }
    }
  }

  mutating func replaceInFormatting(_ entry: Int32, with node: Int32) {
    storage.pointee.nodes[formatting.entries[entry].node].formattingEntry = 0
    storage.pointee.nodes[node].formattingEntry = entry
    formatting.replace(entry, with: node)
  }

  @inline(__always)
  private func isOpenOrMarker(_ entry: Int32) -> Bool {
    let node = formatting.entries[entry].node
    return node == 0 || storage.pointee.nodes[node].openEntry != 0
  }
}

extension TreeStorage {
  /// A hash of an element's name and attributes, in whatever order they are.
  fileprivate func signature(of node: Int32) -> UInt32 {
    var sum = UInt32(truncatingIfNeeded: nodes[node].name.rawValue)
    var index = nodes[node].first
    while index >= 0 {
      let attribute = attributes[index]
      // Seeded, since an input may be made of values that collide.
      var hasher = Hasher()
      hasher.combine(attribute.name.rawValue)
      hasher.combine(bytes: UnsafeRawBufferPointer(buffer(attribute.value)))
      sum = sum &+ UInt32(truncatingIfNeeded: hasher.finalize())
      index = attribute.next
    }
    return sum
  }

  /// Whether two elements have the same attributes, in whatever order.
  fileprivate func haveEqualAttributes(_ left: Int32, _ right: Int32) -> Bool {
    // Both in step: the comparison takes no longer than the shorter list.
    var (index, other) = (nodes[left].first, nodes[right].first)
    while index >= 0, other >= 0 {
      index = attributes[index].next
      other = attributes[other].next
    }
    return index == other && hasAllAttributes(of: left, right)
  }

  private func hasAllAttributes(of left: Int32, _ right: Int32) -> Bool {
    var isInOrder = true
    var (index, other) = (nodes[left].first, nodes[right].first)
    while index >= 0, isInOrder {
      isInOrder = isEqual(attributes[index], attributes[other])
      index = attributes[index].next
      other = attributes[other].next
    }
    if isInOrder { return true }
    var values: [Int32: Int32] = [:]
    other = nodes[right].first
    while other >= 0 {
      values[attributes[other].name.rawValue] = other
      other = attributes[other].next
    }
    index = nodes[left].first
    while index >= 0 {
      guard let match = values[attributes[index].name.rawValue],
        isEqual(attributes[index], attributes[match])
      else { return false }
      index = attributes[index].next
    }
    return true
  }

  private func isEqual(_ left: AttributeRecord, _ right: AttributeRecord) -> Bool {
    left.name == right.name && left.value.count == right.value.count
      && buffer(left.value).elementsEqual(buffer(right.value))
  }
}
