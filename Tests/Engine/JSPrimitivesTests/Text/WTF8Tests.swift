import JSPrimitives
import Testing

@Suite("WTF-8")
struct WTF8Tests {
  private func decode(_ bytes: [UInt8], at offset: Int = 0) -> [UInt32] {
    let (codePoint, length) = bytes.withUnsafeBufferPointer { WTF8.decode($0, at: offset) }
    return [codePoint, UInt32(length)]
  }

  @Test("A code point takes one to four bytes; a surrogate takes three")
  func boundaries() {
    let lengths: [(UInt32, Int)] = [
      (0x00, 1), (0x7F, 1), (0x80, 2), (0x7FF, 2), (0x800, 3), (0xD7FF, 3), (0xD800, 3),
      (0xDFFF, 3), (0xE000, 3), (0xFFFF, 3), (0x10000, 4), (0x10FFFF, 4),
    ]
    for (codePoint, length) in lengths {
      var bytes: [UInt8] = [0x61]
      WTF8.append(codePoint, to: &bytes)
      #expect(bytes.count == 1 + length)
      #expect(decode(bytes, at: 1) == [codePoint, UInt32(length)])
    }
  }

  @Test("Every Unicode scalar is encoded as UTF-8 does")
  func likeUTF8() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes: [UInt8] = []
      WTF8.append(value, to: &bytes)
      guard bytes.elementsEqual(String(scalar).utf8) else {
        Issue.record("U+\(String(value, radix: 16)) is \(bytes)")
        continue
      }
      guard decode(bytes) == [value, UInt32(bytes.count)] else {
        Issue.record("U+\(String(value, radix: 16)) is read as \(decode(bytes))")
        continue
      }
    }
  }

  @Test("A sequence that the end cuts short is one byte long")
  func cutShort() {
    for bytes: [UInt8] in [
      [0xC3], [0xE1], [0xE1, 0x80], [0xF0], [0xF0, 0x90], [0xF0, 0x90, 0x80],
    ] {
      #expect(decode(bytes) == [UInt32(bytes[0]), 1])
    }
  }

  @Test("Units are counted by their lead bytes")
  func utf16Count() {
    for (text, count) in [("", 0), ("abc", 3), ("é漢", 2), ("😀", 2), ("a😀é", 4)] {
      #expect(Array(text.utf8).withUnsafeBufferPointer(WTF8.utf16Count) == count)
    }
    #expect([0xED, 0xA0, 0x80].withUnsafeBufferPointer(WTF8.utf16Count) == 1)
    for count in [7, 8, 9, 2_500] {
      let text = String(repeating: "a\u{E9}\u{65E5}\u{1F600}", count: count)
      #expect(Array(text.utf8).withUnsafeBufferPointer(WTF8.utf16Count) == 5 * count)
    }
  }

  @Test("The first lone surrogate is found at its place")
  func firstLoneSurrogate() {
    func first(_ units: [UInt16]) -> Int? {
      WTF8.encode(utf16: units).withUnsafeBufferPointer { WTF8.firstLoneSurrogate(in: $0) }
    }
    #expect(first([]) == nil)
    #expect(first([0xD7FF, 0xE000, 0xD83D, 0xDE00]) == nil)
    #expect(first([0xD800]) == 0)
    #expect(first([0x61, 0xDC00]) == 1)
    #expect(first([0xE9, 0xD83D, 0xDE00, 0xD83D]) == 6)
    #expect(first([0x61, 0xDC00, 0xDC00]) == 1)
  }

  @Test("Replacing lone surrogates leaves UTF-8 of the same length")
  func replacing() {
    for units: [UInt16] in [
      [], [0x61], [0xD800], [0xD83D, 0xDE00], [0xDC00, 0xD800], [0xE9, 0xD800, 0x61, 0xDFFF, 0x62],
    ] {
      let bytes = WTF8.encode(utf16: units)
      let replaced = WTF8.replacingLoneSurrogates(bytes)
      #expect(replaced.count == bytes.count)
      #expect(
        String(validating: replaced, as: UTF8.self) == String(decoding: units, as: UTF16.self))
    }
  }

  @Test("ASCII of any length around other characters is decoded and encoded")
  func asciiRuns() {
    for length in 0...20 {
      let ascii = String((0..<length).map { Character(Unicode.Scalar(UInt8(0x60 + $0))) })
      for text in [ascii, ascii + "é", "漢" + ascii, ascii + "😀" + ascii, "\u{7F}\u{80}" + ascii] {
        let units = Array(text.utf16)
        let bytes = Array(text.utf8)
        #expect(bytes.withUnsafeBufferPointer(WTF8.decodeUTF16) == units)
        #expect(WTF8.encode(utf16: units) == bytes)
        #expect(WTF8.encode(utf16: AnySequence(units)) == bytes)
        let points = [UInt32](unsafeUninitializedCapacity: bytes.count) { buffer, count in
          count = bytes.withUnsafeBufferPointer { WTF8.decodeCodePoints($0, into: buffer) }
        }
        #expect(points == text.unicodeScalars.map(\.value))
      }
    }
  }

  @Test("Bytes that are no text at all are read within their bounds")
  func anyBytes() {
    for lead in UInt8.min...UInt8.max {
      for bytes in [[lead], [lead, 0xFF], [0x61, lead], [lead, 0x80, 0x80], [0xED, lead, 0xED]] {
        bytes.withUnsafeBufferPointer { buffer in
          _ = WTF8.utf16Count(buffer)
          _ = WTF8.decodeUTF16(buffer)
          _ = WTF8.firstLoneSurrogate(in: buffer)
          _ = WTF8.isASCII(buffer)
        }
        #expect(WTF8.replacingLoneSurrogates(bytes).count == bytes.count)
      }
    }
  }
}
