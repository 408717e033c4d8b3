internal import HTMLParsing

/// Writes what its rules leave of a body, in one pass without recursion.
enum TreeWriter {
  /// Writes the nodes that stay.
  static func write(
    _ markup: Markup, by rules: some NodeRules, to serializer: inout FragmentSerializer
  ) {
    guard markup.body != 0 else { return }
    // The elements around the current node whose tags are written, innermost last.
    var kept = NodeStack()
    var node = markup.firstChild(of: markup.body)
    while node != 0 {
      let record = markup.record(node)
      var child: Int32 = 0
      switch record.pointee.kind {
      case .text: writeText(record.pointee.first, markup, to: &serializer)
      case .element:
        let rule = markup.rule(for: record.pointee.name)
        switch rules.verdict(on: node, record, rule) {
        case .remove: break
        case .unwrap: child = markup.firstChild(record, rule)
        case .keep:
          let name = markup.writtenName(record.pointee.name)
          if record.pointee.first < 0 {
            serializer.startTag(name)
          } else {
            serializer.openTag(name)
            rules.writeAttributes(of: node, to: &serializer)
            serializer.closeBracket()
          }
          guard !rule.contains(.void) else { break }
          child = markup.firstChild(record, rule)
          if child == 0 { serializer.endTag(name) } else { kept.push(node) }
        }
      case .comment, .processingInstruction, .document, .documentType: break
      }
      if child != 0 {
        node = child
        continue
      }
      node = markup.nodeAfter(node) { left in
        guard kept.top == left else { return }
        kept.pop()
        serializer.endTag(markup.writtenName(markup.record(left).pointee.name))
      }
    }
  }

  @inline(__always)
  private static func writeText(
    _ first: Int32, _ markup: Markup, to serializer: inout FragmentSerializer
  ) {
    var index = first
    while index >= 0 {
      let piece = markup.records.pieces + Int(index)
      let text = markup.text(piece.pointee.range)
      serializer.text(text.baseAddress.unsafelyUnwrapped, count: text.count)
      index = piece.pointee.next
    }
  }
}
