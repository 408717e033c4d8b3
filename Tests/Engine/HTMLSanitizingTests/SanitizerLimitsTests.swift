import HTMLParsing
import TestSupport
import Testing

@testable import HTMLSanitizing

/// Texts that are known to be cleaned within limits before they are.
@Suite struct SanitizerLimitsTests {
  private static func isSurelyWithin(_ limits: HTMLSanitizer.Limits, _ text: String) -> Bool {
    withBytes(text) { HTMLSanitizer.isSurelyWithin(limits, $0) }
  }

  @Test func fewTagsInAShortTextAreWithin() {
    let limits = HTMLSanitizer.Limits()
    #expect(Self.isSurelyWithin(limits, ""))
    #expect(Self.isSurelyWithin(limits, "<"))
    #expect(Self.isSurelyWithin(limits, "x<s"))
    #expect(Self.isSurelyWithin(limits, String(repeating: "<p>", count: 32)))
    #expect(!Self.isSurelyWithin(limits, String(repeating: "<p>", count: 33)))
    #expect(Self.isSurelyWithin(limits, String(repeating: "x", count: 4096)))
    #expect(!Self.isSurelyWithin(limits, String(repeating: "x", count: 4097)))
    #expect(Self.isSurelyWithin(limits, "<span>, <strong>, </select>"))
    for text in ["<select>", "a<SELECT", "<se", "<p><sE"] {
      #expect(!Self.isSurelyWithin(limits, text))
    }
    var less = limits
    less.parserBytes = 1 << 20
    #expect(Self.isSurelyWithin(less, "<p>"))
    less.parserBytes -= 1
    #expect(!Self.isSurelyWithin(less, "<p>"))
  }

  /// Parses a text with half of the memory that any text may use.
  private static func expectLittleMemory(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      guard HTMLSanitizer.isSurelyWithin(HTMLSanitizer.Limits(), bytes) else { return }
      var options = HTMLParser.Options()
      options.maximumDepth = 512
      options.maximumMemory = 1 << 19
      #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
        try HTMLParser(options).withRecords(ofDocument: bytes) { _ in }
      }
    }
  }

  /// Formatting elements that each later element or text repeats, in the part of tags that makes most nodes.
  @Test(arguments: ["<p>x", "<table>x", "</p>", "<a>", "</b>", "<nobr>", "<li>x", "</a><p>"])
  func theMostNodesTakeLittleMemory(later: String) {
    for formatting in ["<b class=\("0")>", "<i>", "<nobr>", "<font a>", "<a>"] {
      for count in 1...31 {
        let open = (0..<count).map { formatting.replacing("0", with: "\($0)") }.joined()
        let rest = String(repeating: later, count: (32 - count) / (later.count / 3 + 1) + 1)
        for text in [open + rest, "<p>" + open + rest, "<table><tr>" + open + rest] {
          Self.expectLittleMemory(Array(text.utf8))
        }
      }
    }
  }

  /// Copies of an element with many attributes, which they share.
  @Test func copiesShareTheirAttributes() {
    for name in ["b", "font", "nobr"] {
      let attributes = (0..<900).map { " \(String($0, radix: 36))" }.joined()
      Self.expectLittleMemory(
        Array(("<\(name)\(attributes)>" + String(repeating: "<p>x", count: 31)).utf8))
    }
  }

  /// The shortest tags, attributes, names and references, as many as a text can have.
  @Test(arguments: [" a", "/a=b", " 0", "&nGt;", "\r", "\0", "&#1;", "é"])
  func theMostAttributesAndTextsTakeLittleMemory(part: String) {
    for start in ["", "<p ", "<a></a ", "<p title='"] {
      for number in [1, 7] {
        var text = Array((String(repeating: "<x>", count: 20) + start).utf8)
        var count = 0
        while text.count + 8 < 4096 {
          text += part.replacing("0", with: "x\(count * number)").utf8
          count += 1
        }
        Self.expectLittleMemory(text)
      }
    }
  }

  @Test(arguments: 0..<8)
  func hostileMarkupTakesLittleMemory(seed: UInt64) {
    var markup = HostileMarkup(seed: seed)
    for _ in 0..<400 { Self.expectLittleMemory(markup.text()) }
  }
}
