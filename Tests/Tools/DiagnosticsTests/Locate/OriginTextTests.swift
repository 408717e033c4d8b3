import SourceJSON
import Testing

@testable import Diagnostics

/// Payloads that are not their file byte for byte.
@Suite struct OriginTextTests {
  /// Payloads may share their text, so none of them looks at all of it.
  @Test func aMadePayloadHasNoLinesOfItsOwn() {
    let text = Array("{\n\n}".utf8)
    var origin = RecordOrigin(path: "a")
    text.withUnsafeBufferPointer { bytes in
      #expect(FindingMaker(bytes, origin: origin).lines.bytes.count == 4)
      let shared = OriginText(text, lineEnds: .any)
      origin.source = PayloadSource(shared)
      let maker = FindingMaker(bytes, origin: origin)
      #expect(maker.lines.bytes.baseAddress == shared.bytes.baseAddress)
      #expect(maker.position(of: 3).line == 3)
    }
  }

  /// The lines of a whole file are those that an editor shows; a payload that is one line of a file has no others.
  @Test(arguments: [(false, 3, 1), (true, 5, 5)])
  func linesOfAPayload(_ isLine: Bool, _ line: Int, _ column: Int) {
    let origin = RecordOrigin(path: "a", linesBefore: isLine ? 4 : 0, isLine: isLine)
    Array("{\r\r[]}".utf8).withUnsafeBufferPointer { bytes in
      let place = FindingMaker(bytes, origin: origin).position(of: isLine ? 4 : 3)
      #expect((place.line, place.column) == (line, column))
    }
  }

  @Test(arguments: [
    (OriginText.Encoding.utf8, LineIndex.LineEnds.any, 3), (.utf8, .lineFeed, 2),
    (.utf16, .any, 3), (.utf16, .lineFeed, 2),
  ])
  func linesOfTexts(_ encoding: OriginText.Encoding, _ ends: LineIndex.LineEnds, _ line: Int) {
    let text = OriginText(Array("a\rb\r\nc".utf8), encoding: encoding, lineEnds: ends)
    #expect(text.line(of: 5) == line)
  }
}
