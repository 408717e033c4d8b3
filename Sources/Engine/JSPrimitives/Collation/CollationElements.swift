/// The collation elements of a text.
///
/// The Unicode Collation Algorithm (UTS 10, section 7.2, "Produce Collation Element Arrays") with the
/// extension that the root collation needs: a code point may have other elements after a certain
/// other one (UTS 35, part 5, "Context-Sensitive Mappings").
struct CollationElements {
  private let table = CollationElementTable.root
  private let contractions = ContractionTree.root
  /// The text, which is unread from `position` on.
  private var text: [UInt32]
  private var position = 0
  private(set) var elements: [CollationElement] = []

  /// - Parameter text: Code points, normalized by `CollationText`.
  init(of text: [UInt32]) {
    self.text = text
    elements.reserveCapacity(text.count)
    while position < self.text.count { appendNext() }
  }

  private mutating func appendNext() {
    let start = position
    let codePoint = text[start]
    position += 1
    if let node = contractions.child(codePoint), let match = longestMatch(from: node) {
      append(match)
    } else if start > 0,
      let positions = contractions.elements(of: codePoint, after: text[start - 1])
    {
      table.append(positions: positions, to: &elements)
    } else if let decomposition = CanonicalDecomposition.current.decomposition(of: codePoint) {
      // Its characters are read separately: they form no contraction with those around them.
      elements += CollationElements(of: decomposition).elements
    } else {
      table.append(codePoint, to: &elements)
    }
  }

  private mutating func append(_ match: ContractionTree.Match) {
    switch match {
    case .elements(let positions): table.append(positions: positions, to: &elements)
    case .reordered(let first, let second):
      table.append(second, to: &elements)
      table.append(first, to: &elements)
    }
  }

  /// Reads and returns the longest string from the last code point on that has elements of its own,
  /// or returns nil if there is none.
  ///
  /// - Parameter node: The node of the last code point.
  private mutating func longestMatch(from node: Int) -> ContractionTree.Match? {
    var (node, matched) = (node, node)
    var match: ContractionTree.Match?
    var end = position
    while end < text.count, let child = contractions.child(of: node, text[end]) {
      node = child
      end += 1
      if let found = contractions.match(at: node) {
        (match, matched) = (found, node)
        position = end
      }
    }
    extend(&match, from: matched)
    return match
  }

  /// Extends a match by later marks that no mark in between blocks, and removes them from the text
  /// (UTS 10, rules S2.1.1 to S2.1.3).
  private mutating func extend(_ match: inout ContractionTree.Match?, from node: Int) {
    var node = node
    var index = position
    var lastClass: UInt32 = 0
    while index < text.count {
      let classes = CollationText.classes(of: text[index])
      if classes.lead == 0 { return }
      // The mark right after the match didn't continue it.
      if lastClass < classes.lead, index > position,
        let child = contractions.child(of: node, text[index]),
        let found = contractions.match(at: child)
      {
        (match, node) = (found, child)
        text.remove(at: index)
      } else {
        lastClass = classes.trail
        index += 1
      }
    }
  }
}
