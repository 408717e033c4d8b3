/// The contents of `selectedcontent` elements: a copy of their select's selected option.
///
/// HTML Standard, "The selectedcontent element" (2025). The parser takes part in it, since an option is
/// copied when it is inserted selected, when it is popped, and when such an element is inserted.
///
/// A parse has this object only if its input has a `select` and may hold such an element. The first use
/// of a dictionary's type, even to destroy an empty one, takes the runtime a while.
final class SelectedContent {
  struct Select {
    /// The selected option, or 0.
    var option: Int32 = 0
    /// The `selectedcontent` elements to keep current.
    var contents: [Int32] = []
    /// Whether one option is selected without being asked for: neither `multiple` nor `size` is set.
    var selectsFirst = true
    var isMultiple = false
  }

  fileprivate var selects: [Int32: Select] = [:]
  /// The searches for the ancestor that decides which select an element belongs to.
  fileprivate var aboveOption = AncestorSearch {
    switch $0 {
    case .select, .datalist, .hr, .option, .optgroup: true
    default: false
    }
  }
  fileprivate var aboveContent = AncestorSearch {
    $0 == .select || $0 == .option || $0 == .selectedcontent
  }
  /// The number of copies made.
  fileprivate var copies = 0

  /// The number of copies and steps. They count as memory, which bounds the time they take.
  var workDone: Int { copies &+ aboveOption.steps &+ aboveContent.steps }

  /// Forgets what depends on the place of a node that is about to move with its descendants.
  func willMove(_ node: Int32) {
    aboveOption.ancestorsChange(of: node)
    aboveContent.ancestorsChange(of: node)
  }
}

extension TreeConstruction {
  mutating func selectWasInserted(_ node: Int32) {
    if !isSelectedContentDecided {
      isSelectedContentDecided = true
      if storage.pointee.inputMentionsSelectedContent {
        makeRareState().selectedContent = SelectedContent()
      }
    }
    guard let selectedContent else { return }
    var select = SelectedContent.Select()
    select.isMultiple = has(.multiple, node)
    if let size = storage.pointee.value(of: AttributeName.size.id, in: node) {
      select.selectsFirst = !storage.pointee.isNumberAboveOne(size)
    }
    selectedContent.selects[node] = select
  }

  mutating func optionWasInserted(_ option: Int32) {
    guard let selectedContent, let node = ownerSelect(of: option),
      var select = selectedContent.selects[node]
    else { return }
    let isFirst =
      select.option == 0 && select.selectsFirst && !select.isMultiple && !isDisabled(option)
    guard has(.selected, option) || isFirst else { return }
    select.option = option
    selectedContent.selects[node] = select
    updateContents(of: node)
  }

  /// "Maybe clone an option into selectedcontent".
  mutating func optionWasPopped(_ option: Int32) {
    guard let selectedContent, let node = ownerSelect(of: option),
      selectedContent.selects[node]?.option == option
    else { return }
    updateContents(of: node)
  }

  mutating func selectedContentWasInserted(_ content: Int32) {
    guard let selectedContent, let node = enabledSelect(of: content),
      let select = selectedContent.selects[node], !select.isMultiple
    else { return }
    selectedContent.selects[node]?.contents.append(content)
    if select.option != 0 { copyChildren(of: select.option, to: content) }
  }

  private mutating func updateContents(of node: Int32) {
    guard let selectedContent, let select = selectedContent.selects[node] else { return }
    for content in select.contents where !isOverLimit {
      copyChildren(of: select.option, to: content)
    }
    // A `selectedcontent` around the option has thrown it out.
    if ownerSelect(of: select.option) != node { selectedContent.selects[node]?.option = 0 }
  }

  // MARK: Looking around

  private func has(_ name: AttributeName, _ node: Int32) -> Bool {
    storage.pointee.value(of: name.id, in: node) != nil
  }

  private func isHTML(_ node: Int32, _ tag: Tag) -> Bool {
    let record = storage.pointee.nodes[node]
    return record.kind == .element && record.namespace == .html && record.name == tag.id
  }

  /// Whether an option or the group around it is disabled.
  private func isDisabled(_ option: Int32) -> Bool {
    let parent = storage.pointee.nodes[option].parent
    return has(.disabled, option) || isHTML(parent, .optgroup) && has(.disabled, parent)
  }

  /// "Option element nearest ancestor select".
  private mutating func ownerSelect(of option: Int32) -> Int32? {
    guard let selectedContent else { return nil }
    var node = selectedContent.aboveOption.target(above: option, in: storage)
    // One group may be between the two.
    if isHTML(node, .optgroup) {
      node = selectedContent.aboveOption.target(above: node, in: storage)
    }
    return isHTML(node, .select) ? node : nil
  }

  /// The select that a `selectedcontent` shows, if it is not disabled by what is around it.
  private mutating func enabledSelect(of content: Int32) -> Int32? {
    guard let selectedContent else { return nil }
    let select = selectedContent.aboveContent.target(above: content, in: storage)
    guard isHTML(select, .select) else { return nil }
    return selectedContent.aboveContent.target(above: select, in: storage) == 0 ? select : nil
  }

  // MARK: Copying

  /// "Clone an option into a selectedcontent": its children are replaced.
  private mutating func copyChildren(of option: Int32, to content: Int32) {
    guard let selectedContent else { return }
    selectedContent.copies &+= 1
    var child = storage.pointee.nodes[content].firstChild
    while child != 0 {
      let next = storage.pointee.nodes[child].next
      selectedContent.willMove(child)
      storage.pointee.remove(child)
      child = next
      selectedContent.copies &+= 1
    }
    // Without recursion: `source` walks the option's tree and `target` follows.
    var source = storage.pointee.nodes[option].firstChild
    var target = content
    while source != 0, !isOverLimit {
      let copy = copyNode(source)
      storage.pointee.append(copy, to: target)
      if storage.pointee.nodes[source].firstChild != 0 {
        source = storage.pointee.nodes[source].firstChild
        target = copy
        continue
      }
      while source != option, storage.pointee.nodes[source].next == 0 {
        source = storage.pointee.nodes[source].parent
        if source != option { target = storage.pointee.nodes[target].parent }
      }
      source = source == option ? 0 : storage.pointee.nodes[source].next
    }
  }

  /// A copy of a node without its children. Attributes never change and are shared.
  private mutating func copyNode(_ node: Int32) -> Int32 {
    var record = storage.pointee.nodes[node]
    record.parent = 0
    record.firstChild = 0
    record.lastChild = 0
    record.previous = 0
    record.next = 0
    record.openEntry = 0
    record.formattingEntry = 0
    if record.kind != .element {
      var piece = record.first
      record.first = -1
      while piece >= 0 {
        let copied = storage.pointee.pieces[piece]
        let copy = Int32(
          truncatingIfNeeded: storage.pointee.pieces.append(TextPiece(range: copied.range)))
        if record.first < 0 {
          record.first = copy
        } else {
          storage.pointee.pieces[record.last].next = copy
        }
        record.last = copy
        piece = copied.next
      }
    }
    return Int32(truncatingIfNeeded: storage.pointee.nodes.append(record))
  }
}

extension TreeStorage {
  /// Whether the input has the text `selectedcontent` in any case.
  fileprivate var inputMentionsSelectedContent: Bool {
    let name: StaticString = "selectedcontent"
    var offset = 0
    while offset &+ name.utf8CodeUnitCount <= inputCount {
      if bytes[offset] | 0x20 == 0x73,
        hasPrefix(TextRange(offset, inputCount), ignoringCase: name)
      {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Whether a text begins, after white space, with a number above one.
  fileprivate func isNumberAboveOne(_ range: TextRange) -> Bool {
    var number = 0
    var offset = range.lower &+ leadingSpaceCount(range)
    while offset < range.upper, bytes[offset].isASCIIDigit, number < 10 {
      number = number * 10 + Int(bytes[offset] &- 0x30)
      offset &+= 1
    }
    return number > 1
  }
}
