import JSPrimitives
import Testing

/// Strings without combining diacritical marks.
@Suite struct JSTextMarksTests {
  @Test(arguments: [
    ("", ""), ("Cafe", "Cafe"), ("Café", "Cafe"), ("Cafe\u{301}", "Cafe"), ("Nguyễn", "Nguyen"),
    ("\u{301}", ""), ("x\u{20DD}\u{FE20}\u{1AB0}\u{1DC0}", "x"),
  ])
  func marksAreDropped(text: String, expected: String) {
    #expect(JSText(text).withoutMarks == JSText(expected))
  }

  @Test(arguments: ["ø", "ß", "각", "कि", "日本", "😀"])
  func lettersStay(text: String) {
    #expect(JSText(text).withoutMarks == JSText(text))
  }

  @Test func aLoneSurrogateStays() {
    let text = JSText(utf16: [0xD800, 0xE9, 0xDC00])
    #expect(text.withoutMarks == JSText(utf16: [0xD800, 0x65, 0xDC00]))
  }
}
