/// An element that simple markup may hold, with what tree construction must know about it.
struct DirectElement: Sendable {
  /// Which rules its tags follow. HTML Standard, "The rules for parsing tokens", "in body".
  enum Kind: UInt8, Sendable {
    case paragraph
    /// `address` and `div`, which the search for an open list item looks past.
    case transparentBlock
    case block
    case list
    case listItem
    case heading
    case preformatted
    case anchor
    case formatting
    case ordinary
    case lineBreak
    /// Any other void element that stands in a line.
    case void
    /// `hr`, the void element that stands between paragraphs.
    case rule
  }

  var kind: Kind
  /// Whether its tags are written; what it holds is written in any case.
  var isKept: Bool
  /// Its place in the table: two elements are of one name if they are equal in this.
  var index: UInt8
  /// Where its name stands in the table's `endTags`.
  var nameStart: UInt16
  var nameCount: UInt8

  /// Whether it is in the standard's category "special", which ends most searches.
  var isSpecial: Bool {
    switch kind {
    case .anchor, .formatting, .ordinary: false
    default: true
    }
  }

  /// Whether it goes on the list of active formatting elements.
  var isFormatting: Bool { kind == .anchor || kind == .formatting }
}

/// A member of the stack of open elements.
struct OpenElement {
  let element: DirectElement
  /// Where its start tag, attributes included, was written; empty if it is not kept.
  var tag: Range<Int>

  var kind: DirectElement.Kind { element.kind }
  var index: UInt8 { element.index }
  var isSpecial: Bool { element.isSpecial }
}

extension Range<Int> {
  /// The range after so many bytes have been inserted somewhere before it.
  func shifted(by count: Int) -> Range<Int> { lowerBound &+ count..<upperBound &+ count }
}
