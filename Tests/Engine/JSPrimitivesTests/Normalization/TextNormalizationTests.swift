import JSPrimitives
import Testing

@Suite("String.prototype.normalize")
struct TextNormalizationTests {
  private func normalized(_ text: JSText, _ form: TextNormalization) -> JSText {
    text.bytes.withUnsafeBufferPointer { form.normalized($0) }.map(JSText.init(wtf8:)) ?? text
  }

  @Test(
    "A text has four forms",
    arguments: [
      ("e\u{301}", "\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"),
      ("\u{FB01}", "\u{FB01}", "\u{FB01}", "fi", "fi"),
      ("\u{A0}", "\u{A0}", "\u{A0}", " ", " "),
      (
        "\u{1E9B}\u{323}", "\u{1E9B}\u{323}", "\u{17F}\u{323}\u{307}", "\u{1E69}", "s\u{323}\u{307}"
      ),
      ("\u{D55C}", "\u{D55C}", "\u{1112}\u{1161}\u{11AB}", "\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
      ("\u{3380}", "\u{3380}", "\u{3380}", "pA", "pA"),
      ("\u{212B}", "\u{C5}", "A\u{30A}", "\u{C5}", "A\u{30A}"),
      ("\u{2460}a", "\u{2460}a", "\u{2460}a", "1a", "1a"),
      ("\u{1D400}", "\u{1D400}", "\u{1D400}", "A", "A"),
    ])
  func forms(text: String, nfc: String, nfd: String, nfkc: String, nfkd: String) {
    // Texts are compared by code units: Swift takes canonically equal strings for equal.
    #expect(normalized(JSText(text), .nfc) == JSText(nfc))
    #expect(normalized(JSText(text), .nfd) == JSText(nfd))
    #expect(normalized(JSText(text), .nfkc) == JSText(nfkc))
    #expect(normalized(JSText(text), .nfkd) == JSText(nfkd))
  }

  @Test("A text that is normalized already has no other")
  func unchanged() {
    for text in ["", "plain", "\u{E9}", "\u{1F600}"] as [JSText] {
      #expect(text.bytes.withUnsafeBufferPointer { TextNormalization.nfc.normalized($0) } == nil)
    }
  }

  @Test("Lone surrogates stay, and keep marks on either side apart")
  func loneSurrogates() {
    let text = JSText(utf16: [0x65, 0xD800, 0x301, 0xDC00, 0x65, 0x301])
    #expect(normalized(text, .nfkc).utf16 == [0x65, 0xD800, 0x301, 0xDC00, 0xE9])
  }

  @Test("Code points of Unicode 16 and 17 take part, as in Node 24")
  func younger() {
    #expect(normalized("\u{105D2}\u{307}", .nfc) == "\u{105C9}")
    #expect(normalized("\u{1CCD6}", .nfkc) == "A")
  }
}
