internal import HTMLParsing

/// Decides on each element: DOMPurify's `_sanitizeElements`.
struct ElementPolicy: NodeRules {
  let markup: Markup
  private let attributes: AttributePolicy
  private let clobbering: FormClobbering

  init(_ policy: SanitizerPolicy, _ markup: Markup) {
    self.markup = markup
    attributes = AttributePolicy(rawTextTags: policy.rawTextTagsInValues)
    clobbering = FormClobbering(markup)
  }

  @inline(__always)
  func verdict(
    on node: Int32, _ record: UnsafePointer<NodeRecord>, _ rule: NameRules.Rule
  ) -> NodeVerdict {
    if clobbering.isClobbered(node) { return .remove }
    if rule.contains(.rawText) || markup.records.holdsComments, mayMutate(node, rule) {
      return .remove
    }
    if rule.contains(.allowedTag) { return record.pointee.namespace == .html ? .keep : .remove }
    return rule.contains(.forbiddenContents) ? .remove : .unwrap
  }

  /// Writes the attributes that stay.
  ///
  /// A browser may refuse to remove `is`, so DOMPurify puts it back without its value, as the last.
  func writeAttributes(of node: Int32, to serializer: inout FragmentSerializer) {
    var emptied: NameID?
    for attribute in markup.attributes(node) {
      let rule = markup.rule(for: attribute.name)
      if let value = attributes.kept(rule, value: markup.value(attribute)) {
        serializer.attribute(markup.writtenName(attribute.name), value)
      } else if rule.contains(.isAttribute) {
        emptied = attribute.name
      }
    }
    if let emptied {
      serializer.attribute(
        markup.writtenName(emptied), UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  /// Whether an element without child elements looks like markup that another parser would read
  /// otherwise: `/<[/\w!]/` finds something in its markup and in its text.
  ///
  /// Markup escapes the `<` of a text, so that there the pattern finds a comment, a tag in a
  /// processing instruction, or the text of an element that is written without escapes. Without any of
  /// these it finds nothing.
  private func mayMutate(_ node: Int32, _ rule: NameRules.Rule) -> Bool {
    var child = markup.firstChild(of: node)
    var hasMarkup = rule.contains(.rawText)
    var hasText = false
    while child != 0 {
      let record = markup[child]
      switch record.kind {
      case .element: return false
      case .comment: hasMarkup = true
      case .processingInstruction: hasMarkup = hasMarkup || instructionHoldsTag(child)
      case .text: hasText = true
      case .document, .documentType: break
      }
      child = record.next
    }
    guard hasMarkup, hasText else { return false }
    return hasTagOpen(inChildrenOf: node)
  }

  /// Whether `/<[/\w!]/` finds something in a processing instruction's data, which is written as it is.
  private func instructionHoldsTag(_ node: Int32) -> Bool {
    var scan = TagOpenScan()
    var piece = markup[node].first
    while piece >= 0 {
      let record = markup.records.pieces[Int(piece)]
      scan.breakOff()
      if scan.finds(in: markup.text(record.range)) { return true }
      piece = record.next
    }
    return false
  }

  /// Whether `/<[/\w!]/` finds something in the element's text, which may lie in several nodes.
  private func hasTagOpen(inChildrenOf node: Int32) -> Bool {
    var scan = TagOpenScan()
    var child = markup.firstChild(of: node)
    while child != 0 {
      for piece in markup.pieces(child) where scan.finds(in: piece) { return true }
      child = markup[child].next
    }
    return false
  }

  /// Looks for `/<[/\w!]/` in a text that comes in pieces.
  private struct TagOpenScan {
    private var follows = false

    mutating func breakOff() { follows = false }

    mutating func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
      for byte in text {
        if follows {
          switch byte {
          case 0x21, 0x2F, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
          default: break
          }
        }
        follows = byte == 0x3C
      }
      return false
    }
  }
}
