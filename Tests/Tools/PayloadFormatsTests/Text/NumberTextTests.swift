import SourceJSON
import TestSupport
import Testing

@testable import PayloadFormats

/// A field is a number if a reader of JSON reads it as one.
@Suite struct NumberTextTests {
  @Test func numbersOfJSON() {
    let pieces = ["0", "1", "25", "-", "+", ".", "e", "E", " ", "x"]
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let text = Array(
        (0..<random.number(below: 7)).map { _ in random.choose(pieces) }.joined().utf8)
      let value = try? JSONDocument(text).value
      let isNumber = value?.number != nil && !text.contains(0x20)
      #expect(text.withUnsafeBufferPointer(NumberText.isJSON) == isNumber, "\(text)")
    }
  }
}
