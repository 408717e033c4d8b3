import JSPrimitives
import Testing

@testable import Validation

@Suite("Lengths and searches in texts")
struct TextSearchTests {
  private func includes(_ text: JSText, _ part: JSText, _ position: Int) -> Bool {
    text.bytes.withUnsafeBufferPointer { text in
      part.bytes.withUnsafeBufferPointer { part in
        TextSearch.includes(text, part, position: position)
      }
    }
  }

  @Test("A length counts code points, a lone surrogate as one")
  func lengths() {
    func count(_ text: JSText) -> Int {
      text.bytes.withUnsafeBufferPointer(TextSearch.codePointCount)
    }
    #expect(count("") == 0)
    #expect(count("a\u{E9}\u{1F600}") == 3)
    #expect(count(JSText(utf16: [0xD800, 0x61, 0xDC00])) == 3)
  }

  @Test("A part is found at or after the position, in UTF-16 code units")
  func positions() {
    #expect(includes("abcabc", "abc", 3))
    #expect(!includes("abcabc", "abc", 4))
    #expect(includes("\u{1F600}a", "a", 2))
    #expect(!includes("\u{1F600}a", "a", 3))
    #expect(includes("abc", "a", -5))
    #expect(includes("abc", "", 9))
    #expect(!includes("abc", "c", 9))
  }

  @Test("Half of a surrogate pair is found inside the pair")
  func surrogates() {
    #expect(includes("\u{1F600}", JSText(utf16: [0xDE00]), 1))
    #expect(!includes("\u{1F600}", JSText(utf16: [0xD83D]), 1))
    #expect(!includes("\u{1F600}", "\u{1F600}", 1))
  }
}
