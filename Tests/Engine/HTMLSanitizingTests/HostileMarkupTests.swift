import CompassSchemas
import HTMLParsing
import Testing

@testable import HTMLSanitizing

/// The properties of every output, for any input, checked by parsing the output again.
@Suite("Hostile markup")
struct HostileMarkupTests {
  private static let sanitizers = [HTMLSanitizer.february2026, .august2026]

  @Test(
    "Nothing that is not allowed survives, nor comes up in a second pass",
    arguments: 1...60 as ClosedRange<UInt64>)
  func survivors(seed: UInt64) throws {
    var source = HostileMarkup(seed: seed)
    for _ in 0..<40 {
      let text = source.text()
      for sanitizer in Self.sanitizers {
        let once = try cleaned(text, by: sanitizer)
        try check(once, of: text, by: sanitizer)
        try check(cleaned(once, by: sanitizer), of: text, by: sanitizer)
      }
    }
  }

  @Test("Outputs are safe wherever they are put", arguments: 101...130 as ClosedRange<UInt64>)
  func contexts(seed: UInt64) throws {
    var source = HostileMarkup(seed: seed)
    for _ in 0..<20 {
      let text = source.text()
      for sanitizer in Self.sanitizers {
        let output = try cleaned(text, by: sanitizer)
        guard output.contains(0x3C) else { continue }
        try check(output, of: text, in: Self.wrappers, by: sanitizer)
        for context in Self.contexts {
          let tree = try HTMLParser().parse(fragment: output, in: context)
          let names: Set = [context.name, "svg", "math"]
          let faults = SafeMarkup(sanitizer: sanitizer).faults(in: tree, surroundings: names)
          #expect(faults.isEmpty, "\(shown(text)) gives \(shown(output)) in \(context)")
        }
      }
    }
  }

  /// Elements that parse what they hold in a way of their own, around the output.
  private static let wrappers = [
    "select", "table", "svg", "math", "noscript", "style", "title", "textarea", "xmp", "template",
    "button", "option", "p", "a", "pre", "svg><foreignObject", "svg><style", "math><mtext",
  ]
  private static let contexts = [
    HTMLContext("div"), HTMLContext("select"), HTMLContext("table"), HTMLContext("template"),
    HTMLContext("svg", namespace: .svg), HTMLContext("math", namespace: .mathML),
    HTMLContext("foreignObject", namespace: .svg), HTMLContext("style"), HTMLContext("title"),
  ]

  private func check(
    _ output: [UInt8], of text: [UInt8], in wrappers: [String], by sanitizer: HTMLSanitizer
  ) throws {
    for wrapper in wrappers {
      let names = wrapper.split(separator: ">").map { $0.filter { $0 != "<" } }
      let tags = names.map { "<\($0)>" }.joined()
      for isScriptingEnabled in [false, true] {
        var options = HTMLParser.Options()
        options.isScriptingEnabled = isScriptingEnabled
        let tree = try HTMLParser(options).parse(document: Array(tags.utf8) + output)
        let surroundings = Set(names.map { $0.lowercased() })
        let faults = SafeMarkup(sanitizer: sanitizer).faults(in: tree, surroundings: surroundings)
        #expect(faults.isEmpty, "\(shown(text)) gives \(shown(output)) in \(wrapper): \(faults)")
      }
    }
  }

  @Test("What has been cleaned and is well nested stays as it is")
  func fixedPoint() throws {
    let text = Array(
      """
      <h1>a</h1><p>b &amp; c<br><strong>d <em>e</em></strong></p><ul><li>f</li><li>g</li></ul>\
      <blockquote><p>h&nbsp;<a href="https://x.y/?a=1&amp;b=2" title="&quot;&lt;">i</a></p>\
      </blockquote><pre>j\n<code>k</code></pre>
      """.utf8)
    for sanitizer in Self.sanitizers {
      #expect(try cleaned(text, by: sanitizer) == text)
    }
  }

  @Test("Cleaned notes are a fixed point", arguments: 1...8 as ClosedRange<UInt64>)
  func notes(seed: UInt64) throws {
    var source = MarkupSource(seed: seed)
    for _ in 0..<250 {
      let text = Array(source.note().utf8)
      for sanitizer in Self.sanitizers {
        let once = try cleaned(text, by: sanitizer)
        let twice = try cleaned(once, by: sanitizer)
        // A `pre` loses the line break that it begins with once more, and a body its white space.
        guard once.first.map({ $0 > 0x20 }) ?? true, !shown(once).contains("<pre>\n") else {
          continue
        }
        #expect(once == twice, "\(shown(text))")
      }
    }
  }

  private func cleaned(_ text: [UInt8], by sanitizer: HTMLSanitizer) throws -> [UInt8] {
    try text.withUnsafeBufferPointer { try sanitizer.sanitize($0) } ?? text
  }

  private func check(_ output: [UInt8], of text: [UInt8], by sanitizer: HTMLSanitizer) throws {
    // Text without a tag is not written by DOMPurify; it is no markup.
    guard output.contains(0x3C) else { return }
    let tree = try HTMLParser().parse(document: output)
    let faults = SafeMarkup(sanitizer: sanitizer).faults(in: tree)
    #expect(faults.isEmpty, "\(shown(text)) gives \(shown(output)): \(faults)")
  }

  private func shown(_ output: [UInt8]) -> String { String(decoding: output, as: UTF8.self) }
}
