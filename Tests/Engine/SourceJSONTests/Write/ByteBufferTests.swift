import JSPrimitives
import SourceJSON
import Testing

@Suite("A reusable byte buffer")
struct ByteBufferTests {
  private func text(_ body: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 1)
    body(&buffer)
    #expect(buffer.count == buffer.bytes.count)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test("It grows by whatever is appended, and is empty after removing all")
  func growth() {
    var buffer = ByteBuffer(capacity: 1)
    for _ in 0..<3 {
      buffer.append(literal: "lit")
      buffer.append(text: "é\(1)")
      buffer.append(UInt8(ascii: "-"), count: 5)
      buffer.append(UInt8(ascii: "-"), count: 0)
      buffer.append(UnsafeBufferPointer(start: nil, count: 0))
      #expect(String(decoding: buffer.bytes, as: UTF8.self) == "lité1-----")
      buffer.removeAll()
      #expect(buffer.count == 0)
    }
  }

  @Test("Bytes are replaced by as many others and cut off, but only within the buffer")
  func changes() {
    let bytes = Array("xy".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      for (start, result) in [(0, "xycd"), (2, "abxy"), (3, "abcd"), (-1, "abcd")] {
        #expect(
          text {
            $0.append(literal: "abcd")
            $0.replace(from: start, by: bytes)
          } == result)
      }
    }
    for (count, result) in [(0, ""), (3, "abc"), (4, "abcd"), (5, "abcd"), (-1, "abcd")] {
      #expect(
        text {
          $0.append(literal: "abcd")
          $0.cut(to: count)
        } == result)
    }
  }

  @Test(
    "Integers of any size have all their digits",
    arguments: [0, 7, -7, 10, 99, 100, 1_234_567_890, .max, .min])
  func decimals(number: Int) {
    #expect(text { $0.append(decimal: number) } == "\(number)")
    #expect(ByteBuffer.digitCount(of: number) == "\(number.magnitude)".count)
  }

  @Test func integersOfEachLengthHaveAllTheirDigits() {
    var power = 1
    for _ in 0..<18 {
      power *= 10
      for number in [power - 1, power, power + 1, power / 10 * 37] {
        #expect(text { $0.append(decimal: number) } == "\(number)")
        #expect(ByteBuffer.digitCount(of: number) == "\(number)".count)
      }
    }
    #expect((0..<1000).allSatisfy { number in text { $0.append(decimal: number) } == "\(number)" })
  }

  @Test(
    "JSON is the same as in an array",
    arguments: [
      .null, true, 0, -0.0, 1.5, 1e21, 9_007_199_254_740_993, 1_152_921_504_606_846_976,
      .string(""),
      .string("plain"), .string("\"\\\n\u{1}é😀"), [], [1, "a", [2, []], true, ["b": [nil]]],
      ["a": [1, 2], "b": ["c": "d"]], .string(JSText(utf16: [0x61, 0xD800, 0x62])),
    ] as [JSONValue])
  func json(value: JSONValue) {
    #expect(text { JSONWriter.append(value, to: &$0) } == JSONWriter.string(of: value))
  }
}
