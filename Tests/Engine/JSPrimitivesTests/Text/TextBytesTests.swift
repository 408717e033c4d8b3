import JSPrimitives
import Testing

/// The view of a string that a function reads.
@Suite struct TextBytesTests {
  /// Calls a function with the view of a string.
  private func view<Result>(
    _ text: JSText, _ body: (borrowing TextBytes) -> Result
  ) -> Result {
    text.bytes.withUnsafeBufferPointer { body(TextBytes($0, isASCII: text.isASCII)) }
  }

  @Test("Bytes are found and compared")
  func searches() {
    #expect(view("a.b.") { $0.firstIndex(of: UInt8(ascii: ".")) } == 1)
    #expect(view("a.b.") { $0.firstIndex(of: UInt8(ascii: "."), from: 2) } == 3)
    #expect(view("a.b.") { $0.firstIndex(of: UInt8(ascii: "."), from: 4) } == nil)
    #expect(view("a.b.") { $0.firstIndex(of: UInt8(ascii: "."), from: -1) } == nil)
    #expect(view("") { $0.firstIndex(of: 0) } == nil)
    #expect(view("été") { $0.hasPrefix("ét") && !$0.hasPrefix("été!") && $0.hasPrefix("") })
    #expect(view("été") { $0.equals("été") && !$0.equals("ét") && !$0.equals("étè") })
    #expect(view("") { $0.equals("") && !$0.equals("a") })
    #expect(view("ab") { left in view("ab") { left.equals($0) } })
    #expect(view("ab") { left in view("aB") { !left.equals($0) } })
  }

  @Test("Single bytes")
  func bytes() {
    #expect(view("aé") { $0.count == 3 && $0[0] == 0x61 && $0[2] == 0xA9 && !$0.isASCII })
    #expect(view("aé") { $0.first == 0x61 && $0.last == 0xA9 && $0.indices == 0..<3 })
    #expect(view("") { $0.isEmpty && $0.first == nil && $0.last == nil && $0.isASCII })
  }

  @Test("Trimming is that of JavaScript, and copies are the same string")
  func copies() {
    #expect(view("\u{FEFF} a \n") { $0.trimmed } == 4..<5)
    #expect(view(" \t") { $0.trimmed.isEmpty })
    let lone = JSText(utf16: [0x61, 0xD83D])
    #expect(view(lone) { $0.jsText } == lone)
    #expect(view(lone) { $0.string } == "a\u{FFFD}")
    #expect(view("ab") { $0.withUnsafeBytes { Array($0) } } == [0x61, 0x62])
  }
}
