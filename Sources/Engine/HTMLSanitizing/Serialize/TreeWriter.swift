internal import HTMLParsing

/// Writes what its rules leave of a body, in one pass without recursion.
enum TreeWriter {
  /// Writes the nodes that stay.
  static func write(
    _ markup: Markup, _ names: NameRules, by rules: some NodeRules,
    to serializer: inout FragmentSerializer
  ) {
    guard markup.body != 0 else { return }
    // The elements around the current node whose tags are written, innermost last.
    var kept: [Int32] = []
    var node = markup.firstChild(of: markup.body)
    while node != 0 {
      let record = markup[node]
      var child: Int32 = 0
      switch record.kind {
      case .text: for piece in markup.pieces(node) { serializer.text(piece) }
      case .element:
        let rule = names.rule(for: record.name, in: markup)
        switch rules.verdict(on: node, record, rule) {
        case .remove: break
        case .unwrap: child = markup.firstChild(of: node)
        case .keep:
          serializer.openTag(markup.records.name(record.name))
          if record.first >= 0 { rules.writeAttributes(of: node, to: &serializer) }
          serializer.closeBracket()
          guard !rule.contains(.void) else { break }
          child = markup.firstChild(of: node)
          if child == 0 {
            serializer.endTag(markup.records.name(record.name))
          } else {
            kept.append(node)
          }
        }
      case .comment, .processingInstruction, .document, .documentType: break
      }
      node =
        child != 0
        ? child
        : markup.nodeAfter(node) { left in
          guard kept.last == left else { return }
          kept.removeLast()
          serializer.endTag(markup.name(left))
        }
    }
  }
}
