import Testing

@testable import compass_validate

/// Rendered findings that wait to be printed.
@Suite struct FindingTextTests {
  private func bytes(_ text: FindingText, _ range: Range<Int>) throws -> [UInt8] {
    var read: [UInt8] = []
    try text.read(range) { read += $0 }
    return read
  }

  @Test func fewFindingsAreInMemory() throws {
    var text = FindingText()
    #expect(text.isEmpty)
    for letter in "abc" { text.append { $0 += Array("\(letter)".utf8) } }
    #expect(text.count == 3)
    #expect(text.bytes.count == 3)
    #expect(try bytes(text, 1..<3) == Array("bc".utf8))
    #expect(try bytes(text, 1..<1).isEmpty)
  }

  @Test func manyFindingsWaitInAFile() throws {
    var text = FindingText()
    var expected: [UInt8] = []
    for number in 0..<300 {
      let finding = Array(repeating: UInt8(truncatingIfNeeded: number), count: 10_007)
      expected += finding
      text.append { $0 += finding }
      #expect(text.bytes.count < FindingText.capacity)
    }
    #expect(text.count == expected.count)
    #expect(try bytes(text, 0..<text.count) == expected)
    for range in [0..<1, 1_000_000..<1_100_000, 2_900_000..<3_002_100, 3_002_099..<3_002_100] {
      #expect(try bytes(text, range) == Array(expected[range]))
    }
  }
}
