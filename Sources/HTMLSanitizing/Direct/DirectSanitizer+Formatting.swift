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
      try push(formatting[index].element)
      output.append(again: formatting[index].tag)
    }
  }

  /// Closes the last active element of this name with all that it holds.
  mutating func closeFormatting(_ element: DirectElement) throws(NotSimple) {
    // Whatever formatting element is open is on the list, so that without one nothing is to close.
    guard let index = formatting.lastIndex(where: { $0.element.index == element.index }) else {
      return
    }
    if let place = formatting[index].place {
      // Around a block the element would have to be split, and the block to be moved.
      for inner in open[(place &+ 1)...] where inner.isSpecial { throw NotSimple() }
      while open.count > place { pop() }
    }
    formatting.remove(at: index)
  }
}
