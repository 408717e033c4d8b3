/// HTML Standard, "in body": formatting elements that have rules of their own, ruby, and the roots of
/// foreign content.
extension TreeConstruction {
  mutating func anchorStartTag() {
    let entry = formatting.lastEntry(Tag.a.id)
    if entry != 0 {
      error(.unexpectedStartTag)
      let node = formatting.entries[entry].node
      runAdoptionAgency()
      // The algorithm may have left it, out of scope.
      if storage.pointee.nodes[node].formattingEntry != 0 {
        removeFromFormatting(storage.pointee.nodes[node].formattingEntry)
      }
      if storage.pointee.nodes[node].openEntry != 0 {
        remove(storage.pointee.nodes[node].openEntry)
      }
    }
    reconstructFormatting()
    insertFormattingElement()
  }

  mutating func nobrStartTag() {
    reconstructFormatting()
    if open.hasInScope(.nobr) {
      error(.unexpectedStartTag)
      runAdoptionAgency()
      reconstructFormatting()
    }
    insertFormattingElement()
  }

  mutating func rubyStartTag(leavingOpen exception: Tag) {
    if open.hasInScope(.ruby) {
      generateImpliedEndTags(except: exception)
      let current = open.currentTag
      if current != .ruby, exception == .none || current != .rtc { error(.unexpectedStartTag) }
    }
    insertHTMLElement()
  }

  mutating func foreignRootStartTag(_ namespace: HTMLNamespace) {
    reconstructFormatting()
    insertForeignElement(namespace)
  }
}
