/// A member of the list of active formatting elements.
struct FormattingElement {
  var element: DirectElement
  /// Its place among the open elements, or nil while it is closed and waits to be opened again.
  var place: Int?
  /// Where its start tag, attributes included, was written; empty if it is not kept.
  var tag: Range<Int>
}

/// HTML Standard, "The list of active formatting elements" and "the adoption agency algorithm".
///
/// The list has no markers, because no element that sets one is simple.
extension DirectSanitizer {
  /// How much longer than its text the output may become; opening elements again multiplies it.
  private static let growthLimit = 4

  /// Adds the element whose start tag was just written, before it is pushed.
  mutating func addFormatting(
    _ element: DirectElement, tag: Range<Int>
  ) throws(NotSimple) {
    // A fourth of one kind would drive out the first: the standard's "Noah's Ark clause".
    var count = 0
    for entry in formatting where entry.element.index == element.index { count &+= 1 }
    guard count < 3 else { throw NotSimple() }
    formatting.append(FormattingElement(element: element, place: open.count, tag: tag))
  }

  /// Opens the elements again that were closed while they were active.
  mutating func reopenFormatting() throws(NotSimple) {
    var first = formatting.count
    while first > 0, formatting[first &- 1].place == nil { first &-= 1 }
    for index in first..<formatting.count {
      guard output.count <= Self.growthLimit &* (input.count &+ 1024) else { throw NotSimple() }
      formatting[index].place = open.count
      let start = output.count
      output.append(again: formatting[index].tag)
      try push(formatting[index].element, tag: start..<output.count)
    }
  }

  /// Closes the last active element of this name with all that it holds.
  mutating func closeFormatting(_ element: DirectElement) throws(NotSimple) {
    // Whatever formatting element is open is on the list, so that without one nothing is to close.
    guard let index = formatting.lastIndex(where: { $0.element.index == element.index }) else {
      return
    }
    if let place = formatting[index].place {
      guard !open[(place &+ 1)...].contains(where: \.isSpecial) else {
        return try splitFormatting(index, at: place)
      }
      while open.count > place { pop() }
    }
    formatting.remove(at: index)
  }

  /// Closes an active element that holds open blocks: it ends before each of them and begins again inside, as the
  /// adoption agency has it where nothing stands between the element and the blocks.
  private mutating func splitFormatting(_ index: Int, at place: Int) throws(NotSimple) {
    let blocks = (place &+ 1)..<open.count
    // The algorithm gives up after eight rounds, one for each block and one for the end.
    guard blocks.count < 8, open[blocks].allSatisfy(\.isSpecial),
      output.count <= Self.growthLimit &* (input.count &+ 1024)
    else { throw NotSimple() }
    let entry = formatting.remove(at: index)
    if entry.element.isKept {
      let end = endTag(of: entry.element)
      for block in blocks.reversed() { begin(entry.tag, again: block, end: end) }
      elements.endTags.withUnsafeBufferPointer {
        output.append(UnsafeBufferPointer(rebasing: $0[end]))
      }
    }
    open.remove(at: place)
  }

  /// Writes an element's end tag before a block and its start tag behind the block's.
  private mutating func begin(_ tag: Range<Int>, again block: Int, end: Range<Int>) {
    let written = open[block].tag
    output.insert(again: tag, at: written.upperBound)
    elements.endTags.withUnsafeBufferPointer {
      output.insert(UnsafeBufferPointer(rebasing: $0[end]), at: written.lowerBound)
    }
    open[block].tag = written.shifted(by: end.count)
    let inserted = tag.count &+ end.count
    for inner in (block &+ 1)..<open.count {
      open[inner].tag = open[inner].tag.shifted(by: inserted)
    }
    for other in formatting.indices where formatting[other].tag.lowerBound >= written.upperBound {
      formatting[other].tag = formatting[other].tag.shifted(by: inserted)
    }
  }
}
