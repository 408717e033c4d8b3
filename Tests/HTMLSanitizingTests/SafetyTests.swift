import JSPrimitives
import Testing

@testable import HTMLSanitizing

/// What must hold of every output, checked on generated markup with fixed seeds.
@Suite struct SafetyTests {
  /// A small generator whose sequence depends on its seed alone (SplitMix64).
  private struct Source: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  private static let pieces = [
    "<", ">", "/", "=", "\"", "'", "&", ";", " ", "\n", "\r", "\0", "-", "!", "--", "?", "x", "é",
    "\u{F4D2}", "\u{F0274}", "\u{A0}", "<p", "<a href=", "<a title='", "javascript:", "data:",
    "&#106;avascript:", "&colon;", "<!--", "-->", "<![CDATA[", "]]>", "<svg>", "</svg>", "<math>",
    "<mtext>", "<style>", "</style>", "<script>", "</script>", "<textarea>", "</textarea>",
    "<title>", "<table>", "<tr>", "<td>", "</table>", "<select>", "<option>", "</select>", "<form>",
    "</form>", "<input name=attributes>", "<template>", "</template>", "</p>", "</br>", "<dialog>",
    "<main>", "<strong>", "</strong>", "<b>", "</b>", "<li>", "<ul>", "</ul>", "<x:y>", "</z>",
    "<img src=x onerror=alert(1)>", " onclick=x", " is=y", " data-a=b", "<noscript>", "<frameset>",
    "<foreignObject>", "<annotation-xml encoding=text/html>", "<mglyph>", "<br>", "<pre>\n",
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func outputsHoldOnlyWhatIsAllowed(seed: UInt64) throws {
    var source = Source(state: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 1...40, using: &source)
      var text: [UInt8] = []
      for _ in 0..<count {
        if Int.random(in: 0..<20, using: &source) == 0 {
          text += [0xED, UInt8.random(in: 0xA0...0xAF, using: &source), 0x80]
        } else {
          text += Self.pieces.randomElement(using: &source).map { Array($0.utf8) } ?? []
        }
      }
      try check(text)
    }
  }

  private func check(_ text: [UInt8]) throws {
    let sanitizer = HTMLSanitizer.web2026February
    guard let output = try text.withUnsafeBufferPointer({ try sanitizer.sanitize($0) }) else {
      return #expect(!text.contains(0x3C))
    }
    let tree = try output.withUnsafeBufferPointer {
      try GumboParser.parse($0, isDisguised: false, budget: 1 << 26)
    }
    for node in tree?.nodes ?? [] {
      switch node.kind {
      case .text: break
      case .comment: Issue.record("a comment in \(shown(output))")
      case .element:
        let name = LowerCasing.name(tree?[node.text] ?? [])
        #expect(sanitizer.policy.allowedTags.contains(name), "in \(shown(output))")
        for attribute in tree?.attributes[node.attributes] ?? [] {
          checkAttribute(tree?[attribute.name] ?? [], tree?[attribute.value] ?? [], output)
        }
      }
    }
  }

  private func checkAttribute(
    _ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ output: [UInt8]
  ) {
    let name = String(decoding: name, as: UTF8.self)
    let value = String(decoding: value.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
    switch name {
    case "href", "target":
      #expect(!value.hasPrefix("javascript:") && !value.hasPrefix("data:"), "in \(shown(output))")
    case "title": break
    case "is": #expect(value.isEmpty)
    default:
      #expect(name.hasPrefix("data-") || name.hasPrefix("aria-"), "\(name) in \(shown(output))")
    }
  }

  private func shown(_ output: [UInt8]) -> String { String(decoding: output, as: UTF8.self) }
}
