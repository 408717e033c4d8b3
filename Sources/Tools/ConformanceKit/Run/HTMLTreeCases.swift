internal import HTMLParsing
internal import JSPrimitives
internal import SourceJSON

/// Runs cases of the kind `html-tree`: from HTML to the tree it is parsed into, in html5lib's text
/// form.
enum HTMLTreeCases {
  static func run(_ vector: VectorCase) -> CaseOutcome {
    let expected = vector["tree"] ?? .null
    let input = vector["input"]?.text?.bytes ?? []
    let name = vector["context"]?.text?.string ?? ""
    do throws(HTMLParserError) {
      let parser = HTMLParser()
      let tree =
        name == "document"
        ? try parser.parse(document: input)
        : try parser.parse(fragment: input, in: context(named: name))
      return CaseOutcome(expected: expected, found: .string(JSText(wtf8: tree.outlineBytes)))
    } catch {
      return .failed(expected: JSONWriter.string(of: expected), found: "\(error)")
    }
  }

  /// Returns the context element of a fragment: an HTML element's name, or a foreign one's after `svg` or
  /// `math`.
  private static func context(named name: String) -> HTMLContext {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return HTMLContext(name) }
    return HTMLContext(words[1], namespace: words[0] == "svg" ? .svg : .mathML)
  }
}
