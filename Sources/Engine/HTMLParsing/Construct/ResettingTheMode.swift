/// HTML Standard, "Reset the insertion mode appropriately".
extension TreeConstruction {
  /// The elements that decide the mode, if they are open above the root.
  private static let deciding: [Tag] = [
    .td, .th, .tr, .tbody, .thead, .tfoot, .caption, .colgroup, .table, .template, .head, .body,
    .frameset,
  ]

  mutating func resetInsertionMode() {
    var top: Int32 = rootEntry
    for tag in Self.deciding {
      let entry = open.topEntry(tag.id)
      if open.order(entry) > open.order(top) { top = entry }
    }
    if top != rootEntry {
      mode = mode(for: open.entries[top].name.tag, isLast: false)
    } else if contextElement == 0 {
      mode = mode(for: .html, isLast: true)
    } else {
      let record = storage.pointee.nodes[contextElement]
      mode = mode(for: record.namespace == .html ? record.name.tag : .none, isLast: true)
    }
  }

  /// The mode for an element. The last one is at the bottom of the stack: the root, or the context.
  private func mode(for tag: Tag, isLast: Bool) -> InsertionMode {
    switch tag {
    case .td where !isLast, .th where !isLast: .inCell
    case .tr: .inRow
    case .tbody, .thead, .tfoot: .inTableBody
    case .caption: .inCaption
    case .colgroup: .inColumnGroup
    case .table: .inTable
    case .template: templateModes.count > 0 ? templateModes[templateModes.count - 1] : .inBody
    case .head where !isLast: .inHead
    case .frameset: .inFrameset
    case .html: headElement == 0 ? .beforeHead : .afterHead
    default: .inBody
    }
  }
}
