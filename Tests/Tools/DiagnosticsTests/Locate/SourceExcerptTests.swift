import Testing

@testable import Diagnostics

/// The excerpt of a string: its mark is below what it marks, whatever is escaped.
@Suite struct SourceExcerptTests {
  @Test(
    arguments: [
      ("a(b", 1..<2, "a(b", 1, 1), ("😀)", 2..<3, "😀)", 2, 1), ("a", 1..<1, "a", 1, 1),
      ("\u{A0})", 1..<2, #"\u{a0})"#, 6, 1), ("x\u{200B}y", 1..<2, #"x\u{200b}y"#, 1, 8),
      ("漢x", 1..<2, "漢x", 2, 1), ("😀", 1..<2, "😀", 0, 2),
    ] as [(String, Range<Int>, String, Int, Int)])
  func theMarkIsAligned(
    _ source: String, _ mark: Range<Int>, _ text: String, _ padding: Int, _ width: Int
  ) {
    let excerpt = SourceExcerpt(source, mark: mark)
    #expect(excerpt.text == text)
    #expect(excerpt.padding == padding)
    #expect(excerpt.width == width)
  }
}
