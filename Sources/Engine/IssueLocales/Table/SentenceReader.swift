internal import JSPrimitives
internal import SourceJSON

/// Reads sentences: a text, or an array of variants with conditions of which the last has none.
enum SentenceReader {
  static func sentence(
    _ node: TableNode, _ kind: SentenceKind
  ) throws(IssueLocaleError) -> Sentence {
    guard let elements = node.elements() else {
      return Sentence(variants: [], otherwise: try template(node, kind.parts))
    }
    guard let last = elements.last, last.value.text != nil else {
      throw node.error("the last variant must be a string, which has no conditions")
    }
    var variants: [Sentence.Variant] = []
    for element in elements.dropLast() {
      let members = try element.members(["when", "text"])
      guard let when = members["when"], let text = members["text"] else {
        throw element.error("expected \"when\" and \"text\"")
      }
      variants.append(
        Sentence.Variant(
          conditions: try conditions(when, kind), template: try template(text, kind.parts)))
    }
    return Sentence(variants: variants, otherwise: try template(last, kind.parts))
  }

  private static func conditions(
    _ node: TableNode, _ kind: SentenceKind
  ) throws(IssueLocaleError) -> [Sentence.Condition] {
    var conditions: [Sentence.Condition] = []
    for (name, condition) in try node.members() {
      guard let fact = IssueFact(rawValue: name.string), kind.facts.contains(fact) else {
        let names = kind.facts.map(\.rawValue).sorted().joined(separator: ", ")
        throw condition.error("no condition of this sentence; they are: \(names)")
      }
      let values = condition.elements() ?? [condition]
      for value in values where value.value.elements != nil || value.value.object != nil {
        throw value.error("expected a string, number, Boolean or null")
      }
      conditions.append(Sentence.Condition(fact: fact, values: values.map(\.value)))
    }
    return conditions
  }

  /// Reads a text with parts in braces, such as `{expected}`, or `{expected.definite}` in a form. Two braces are one
  /// of the text.
  static func template(
    _ node: TableNode, _ parts: Set<IssuePart>
  ) throws(IssueLocaleError) -> SentenceTemplate {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    let bytes = try node.text().bytes
    var pieces: [SentenceTemplate.Piece] = []
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == open || byte == close else {
        text.append(byte)
        continue
      }
      if index < bytes.count, bytes[index] == byte {
        text.append(byte)
        index += 1
        continue
      }
      guard byte == open, let end = bytes[index...].firstIndex(of: close) else {
        throw node.error("a brace is alone; write two for one in the text")
      }
      if !text.isEmpty { pieces.append(.text(JSText(wtf8: text))) }
      text = []
      pieces.append(try part(JSText(wtf8: Array(bytes[index..<end])), at: node, parts))
      index = end + 1
    }
    if !text.isEmpty { pieces.append(.text(JSText(wtf8: text))) }
    return SentenceTemplate(pieces: pieces)
  }

  private static func part(
    _ text: JSText, at node: TableNode, _ parts: Set<IssuePart>
  ) throws(IssueLocaleError) -> SentenceTemplate.Piece {
    let names = text.string.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = names.first, let part = IssuePart(rawValue: String(name)),
      parts.contains(part)
    else {
      let known = parts.map(\.rawValue).sorted().joined(separator: ", ")
      throw node.error(
        "no part of this issue is named \"\(text)\""
          + (known.isEmpty ? "; it has none" : "; they are: \(known)"))
    }
    guard names.count > 1 else { return .part(part, form: "") }
    guard part.hasForms, !names[1].isEmpty else {
      throw node.error("\"\(part.rawValue)\" has no forms")
    }
    return .part(part, form: JSText(String(names[1])))
  }
}
