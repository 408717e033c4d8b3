import Diagnostics
import SchemaModel
import SourceJSON
import Testing

@Suite("The ranges and lines of findings")
struct SourceRangeTests {
  @Test(
    "Both ends have the line and column of their offset, for short, long and broken values",
    arguments: [
      "\"x\"", "\"é漢😀\"", "[1,\n 2]", "[\n\n]", "\"\(String(repeating: "é", count: 700))\"",
      "\"\(String(repeating: "😀", count: 300))\"", "[\(String(repeating: "1,\n", count: 900))1]",
    ])
  func ends(value: String) throws {
    for before in ["", "\n", "\n\u{9}\"é\": 1,\n", String(repeating: "\"😀\": 1, ", count: 150)] {
      let payload = "{\(before)\"n\": \(value)}"
      let found = try findings(of: payload, by: .object { Field("n", .boolean()) })
      let range = try #require(found.first?.range)
      Array(payload.utf8).withUnsafeBufferPointer { bytes in
        let lines = LineIndex(bytes)
        for place in [range.start, range.end] {
          let position = lines.position(of: place.offset)
          #expect(place.line == position.line)
          #expect(place.column == position.column)
        }
      }
      #expect(range.end.offset == payload.utf8.count - 1)
      #expect(range.start.offset == payload.utf8.count - 1 - value.utf8.count)
    }
  }

  @Test("A tab is one column, an escape as many as it has characters, a wide character two")
  func columns() throws {
    let found = try findings(
      of: "{\u{9}\"漢\u{7F}e\u{301}\": 1, \"n\": \"é漢\"}", by: .object { Field("n", .boolean()) })
    let excerpt = try #require(found.first?.excerpt)
    #expect(excerpt.text == #"{ "漢\u{7f}é": 1, "n": "é漢"}"#)
    #expect(excerpt.padding == 3 + 2 + 6 + 1 + 1 + 5 + 3 + 2)
    #expect(excerpt.width == 5)
  }

  @Test("Bytes that are not UTF-8 are shown as U+FFFD")
  func notUTF8() throws {
    let bytes: [UInt8] = [0x22, 0x61, 0xE2, 0x82, 0x62, 0xFF, 0xC3, 0x22]
    let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
    let finding = bytes.withUnsafeBufferPointer {
      FindingMaker($0, origin: RecordOrigin(path: "a.json")).finding(of: error)
    }
    #expect(finding.excerpt?.text == "\"a\u{FFFD}b\u{FFFD}\u{FFFD}\"")
  }
}
