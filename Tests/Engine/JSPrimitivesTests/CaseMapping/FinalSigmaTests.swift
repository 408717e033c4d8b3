import JSPrimitives
import Testing

@Suite("A capital sigma in lower case")
struct FinalSigmaTests {
  @Test("At the end of a word it is final", arguments: ["ΟΔΟΣ", "AΣ", "aΣ ", "aΣ1", "aΣ漢"])
  func final(text: String) {
    #expect(JSText(text).lowercased().string.unicodeScalars.contains("ς"))
  }

  @Test("Elsewhere it is not", arguments: ["Σ", "ΣA", " Σ", "1Σ", "aΣb", "aΣΣb", "漢Σ"])
  func notFinal(text: String) {
    #expect(!JSText(text).lowercased().string.unicodeScalars.contains("ς"))
  }

  @Test("Only the last of several is final")
  func several() {
    #expect(JSText("AΣΣΣ ΣΣ").lowercased() == "aσσς σς")
  }

  @Test("Case ignorable characters are passed over on both sides")
  func ignorable() {
    #expect(JSText("A'Σ").lowercased() == "a'ς")
    #expect(JSText("A\u{301}.Σ").lowercased() == "a\u{301}.ς")
    #expect(JSText("AΣ'").lowercased() == "aς'")
    #expect(JSText("AΣ'B").lowercased() == "aσ'b")
    #expect(JSText("'Σ").lowercased() == "'σ")
    #expect(JSText("A,Σ").lowercased() == "a,σ")
  }

  @Test("A character both cased and ignorable is passed over")
  func both() {
    #expect(JSText("\u{2B0}Σ").lowercased() == "\u{2B0}σ")
    #expect(JSText("AΣ\u{2B0}").lowercased() == "aς\u{2B0}")
  }

  @Test("A lone surrogate is no letter")
  func loneSurrogates() {
    let text = JSText(utf16: [0x41, 0xD800, 0x3A3, 0xD800])
    #expect(text.lowercased() == JSText(utf16: [0x61, 0xD800, 0x3C3, 0xD800]))
  }
}
