import Diagnostics
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  private func position(_ offset: Int, in text: String) -> LineIndex.Position {
    Array(text.utf8).withUnsafeBufferPointer { LineIndex($0).position(of: offset) }
  }

  @Test(
    "Both count from 1; a line ends behind its LF, a column is a UTF-16 unit",
    arguments: [
      ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2),
      ("a\nb", 2, 2, 1), ("a\nb", 3, 2, 2), ("\n\n\n", 0, 1, 1), ("\n\n\n", 2, 3, 1),
      ("\n\n\n", 3, 4, 1),
      ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("é😀x", 6, 1, 4),
      ("é\n漢x", 6, 2, 2),
      ("a\u{2028}b", 4, 1, 3), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1),
      ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}a\nb", 5, 2, 1), ("a\n\u{FEFF}b", 5, 2, 2),
    ])
  func positions(text: String, offset: Int, line: Int, column: Int) {
    let position = position(offset, in: text)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test(
    "Where a file is one text, CR LF and a single CR end a line too",
    arguments: [
      ("", 0, 1, 1), ("a\rb", 1, 1, 2), ("a\rb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3),
      ("a\r\nb", 3, 2, 1), ("a\n\rb", 2, 2, 1), ("a\n\rb", 3, 3, 1), ("\r\r\r", 3, 4, 1),
      ("\r\n\r\n", 4, 3, 1), ("\r\r\n\n", 4, 4, 1), ("a\rb\nc\r\nd", 7, 4, 1), ("a\nb", 2, 2, 1),
      ("a\r", 2, 2, 1), ("é\r😀x", 7, 2, 3), ("\u{FEFF}a\rb", 5, 2, 1),
      ("a\u{2028}b\u{85}c", 7, 1, 5),
    ])
  func positionsAtAnyEnd(text: String, offset: Int, line: Int, column: Int) {
    let position = Array(text.utf8).withUnsafeBufferPointer {
      LineIndex($0, ends: .any).position(of: offset)
    }
    #expect(position == .init(line: line, column: column))
  }

  @Test("Every offset of a text with all ends of lines is found")
  func everyOffsetAtAnyEnd() {
    let ends = ["\r", "\n", "\r\n", "\r\r", "\n\r", "a", "漢"]
    let bytes = (0..<2_000).flatMap { Array(ends[($0 * $0 + $0 / 7) % ends.count].utf8) }
    bytes.withUnsafeBufferPointer { buffer in
      let index = LineIndex(buffer, ends: .any)
      var (line, column) = (1, 1)
      for offset in 0..<buffer.count {
        #expect(index.position(of: offset).line == line)
        if buffer[offset] & 0xC0 != 0x80 {
          #expect(index.position(of: offset).column == column)
        }
        let isInsideOfEnd =
          buffer[offset] == 0x0D && offset + 1 < buffer.count && buffer[offset + 1] == 0x0A
        let isEnd = buffer[offset] == 0x0A || buffer[offset] == 0x0D
        (line, column) =
          isEnd && !isInsideOfEnd
          ? (line + 1, 1) : (line, column + (buffer[offset] & 0xC0 == 0x80 ? 0 : 1))
      }
    }
  }

  @Test("Every offset of a long text is found")
  func everyOffset() {
    let bytes = (0..<200).flatMap { Array(repeating: UInt8(ascii: "a"), count: $0 % 7) + [0x0A] }
    bytes.withUnsafeBufferPointer { buffer in
      let index = LineIndex(buffer)
      var (line, column) = (1, 1)
      for offset in 0...buffer.count {
        #expect(index.position(of: offset).line == line)
        #expect(index.position(of: offset).column == column)
        guard offset < buffer.count else { break }
        (line, column) = buffer[offset] == 0x0A ? (line + 1, 1) : (line, column + 1)
      }
    }
  }

  @Test("Line feeds fill whole blocks, end with them and are missing from them")
  func blocksOfLineFeeds() {
    let feeds = [UInt8](repeating: 0x0A, count: 3_000)
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 2_500)
    for length in [1_023, 1_024, 1_025, 2_048, 5_500, 8_192] {
      let bytes = Array((feeds + letters + feeds).prefix(length))
      bytes.withUnsafeBufferPointer { buffer in
        let index = LineIndex(buffer)
        var (line, column) = (1, 1)
        for offset in 0...buffer.count {
          #expect(index.position(of: offset) == .init(line: line, column: column))
          guard offset < buffer.count else { break }
          (line, column) = buffer[offset] == 0x0A ? (line + 1, 1) : (line, column + 1)
        }
      }
    }
  }

  @Test("Every character of long lines is found, wherever they start")
  func everyCharacterOfLongLines() {
    let line = (0..<1_500).map { ["a", "é", "漢", "😀"][$0 % 4] }.joined()
    let bytes = Array("\u{FEFF}\(line)\n\n\(line)\n".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      let index = LineIndex(buffer)
      for (number, start) in [(1, 3), (3, 3 + line.utf8.count + 2)] {
        var (offset, column) = (start, 1)
        for scalar in line.unicodeScalars {
          #expect(index.position(of: offset) == .init(line: number, column: column))
          offset += String(scalar).utf8.count
          column += String(scalar).utf16.count
        }
      }
    }
  }
}
