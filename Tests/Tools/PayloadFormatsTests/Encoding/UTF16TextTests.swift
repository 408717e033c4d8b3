import PayloadFormats
import Testing

/// UTF-16 of either byte order becomes UTF-8.
@Suite struct UTF16TextTests {
  private func bytes(_ units: [UInt16], isLittle: Bool) -> [UInt8] {
    ([0xFEFF] + units).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
  }

  @Test(arguments: [true, false])
  func text(_ isLittle: Bool) {
    let text = "{\"é€😀\":1}"
    let decoded = UTF16Text(bytes(Array(text.utf16), isLittle: isLittle))
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == text)
    #expect(decoded.fault == nil)
  }

  @Test(arguments: [true, false])
  func unpairedSurrogates(_ isLittle: Bool) {
    for units in [[0x41, 0xD800], [0x41, 0xD800, 0x42], [0x41, 0xDC00], [0x41, 0xD800, 0xD800]]
      as [[UInt16]]
    {
      let decoded = UTF16Text(bytes(units, isLittle: isLittle))
      #expect(decoded.fault?.offset == 1)
      #expect(decoded.fault?.message.hasPrefix("an unpaired surrogate, 0xd") == true)
      #expect(String(decoding: decoded.utf8, as: UTF8.self).utf16.count == units.count)
    }
  }

  @Test func halfAUnit() {
    let decoded = UTF16Text(bytes([0x41], isLittle: true) + [0x42])
    #expect(decoded.fault == FormatError("half of a code unit of UTF-16", at: 1))
  }

  @Test func marks() {
    #expect(UTF16Text.starts([0xFF, 0xFE]) && UTF16Text.starts([0xFE, 0xFF, 0x00]))
    #expect(
      !UTF16Text.starts([0xFF]) && !UTF16Text.starts([0xEF, 0xBB, 0xBF]) && !UTF16Text.starts([]))
  }
}
