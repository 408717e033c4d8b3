/// Operations on raw bytes of WTF-8, a superset of UTF-8 that can encode lone surrogates.
///
/// All functions expect well-formed WTF-8 (<https://simonsapin.github.io/wtf-8/>) but stay in
/// bounds for any bytes.
package enum WTF8 {
  /// Returns whether every byte is below 0x80. Reads eight bytes at a time.
  package static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let raw = UnsafeRawPointer(base)
    let count = bytes.count
    var offset = 0
    // In bounds: each load of 8 bytes starts at most 8 before the end.
    while offset &+ 8 <= count {
      if raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
        return false
      }
      offset &+= 8
    }
    while offset < count {
      if bytes[offset] >= 0x80 { return false }
      offset &+= 1
    }
    return true
  }

  /// Returns the number of UTF-16 code units of the text: one per lead byte, two for a four-byte
  /// sequence. Counts in eight bytes at a time.
  package static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let words = bytes.count >> 3
    var (count, word) = (bytes.count, 0)
    while word < words {
      // A byte of a sum has room for 255 blocks.
      let last = min(words, word &+ 255)
      var (trailing, leading): (UInt64, UInt64) = (0, 0)
      // In bounds: each of the words is 8 of the bytes.
      while word < last {
        let block = UnsafeRawPointer(base).loadUnaligned(
          fromByteOffset: word &<< 3, as: UInt64.self)
        trailing &+= (block &>> 7) & ~(block &>> 6) & ones
        leading &+= (block &>> 7) & (block &>> 6) & (block &>> 5) & (block &>> 4) & ones
        word &+= 1
      }
      count &+= sum(ofBytes: leading) &- sum(ofBytes: trailing)
    }
    for byte in bytes[(words &<< 3)...] {
      if byte & 0xC0 == 0x80 { count &-= 1 }
      if byte >= 0xF0 { count &+= 1 }
    }
    return count
  }

  @inline(__always)
  private static func sum(ofBytes word: UInt64) -> Int {
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  /// Returns the code point that starts at `offset` (a lone surrogate is one) and its length in
  /// bytes.
  ///
  /// For a sequence that the end of the buffer cuts short, returns the lead byte as a code point of
  /// length 1.
  @inline(__always)
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (codePoint: UInt32, length: Int) {
    let lead = UInt32(bytes[offset])
    let left = bytes.count &- offset
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0, left >= 2 {
      return ((lead & 0x1F) << 6 | UInt32(bytes[offset &+ 1]) & 0x3F, 2)
    }
    if lead < 0xF0, left >= 3 {
      let second = (UInt32(bytes[offset &+ 1]) & 0x3F) << 6
      return ((lead & 0x0F) << 12 | second | UInt32(bytes[offset &+ 2]) & 0x3F, 3)
    }
    if left >= 4 {
      let second = (UInt32(bytes[offset &+ 1]) & 0x3F) << 12
      let third = (UInt32(bytes[offset &+ 2]) & 0x3F) << 6
      return ((lead & 0x07) << 18 | second | third | UInt32(bytes[offset &+ 3]) & 0x3F, 4)
    }
    return (lead, 1)
  }

  /// Appends the WTF-8 encoding of a code point up to 0x10FFFF, surrogates included.
  ///
  /// Appending a low surrogate after a high one does not join them: see `encode(utf16:)`.
  @inline(__always)
  package static func append(_ codePoint: UInt32, to bytes: inout [UInt8]) {
    switch codePoint {
    case 0..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: codePoint))
    case 0x80..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | codePoint >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | codePoint >> 18))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 12 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    }
  }

  /// Returns the UTF-16 code units of the text.
  package static func decodeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    // Threads share the one empty array, and the initializer below writes the count of its array.
    guard !bytes.isEmpty else { return [] }
    return [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = decodeUTF16(bytes, into: buffer)
    }
  }

  /// Writes the UTF-16 code units of WTF-8 bytes and returns their number. The buffer has room for
  /// as many units as there are bytes, since no sequence has fewer bytes than units.
  package static func decodeUTF16(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    guard let base = bytes.baseAddress, let units = buffer.baseAddress else { return 0 }
    var (offset, count) = (0, 0)
    while offset < bytes.count {
      if base[offset] < 0x80 {
        let length = copyASCII(bytes, from: offset, to: units + count)
        offset &+= length
        count &+= length
        continue
      }
      let (codePoint, length) = decode(bytes, at: offset)
      if codePoint < 0x10000 {
        units[count] = UInt16(truncatingIfNeeded: codePoint)
        count &+= 1
      } else {
        units[count] = UInt16(truncatingIfNeeded: 0xD7C0 &+ codePoint >> 10)
        units[count &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 | codePoint & 0x3FF)
        count &+= 2
      }
      offset &+= length
    }
    return count
  }

  /// Writes the code points of WTF-8 bytes and returns their number. The buffer has room for as many
  /// as there are bytes.
  package static func decodeCodePoints(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    guard let base = bytes.baseAddress, let points = buffer.baseAddress else { return 0 }
    var (offset, count) = (0, 0)
    while offset < bytes.count {
      if base[offset] < 0x80 {
        let length = copyASCII(bytes, from: offset, to: points + count)
        offset &+= length
        count &+= length
        continue
      }
      let (codePoint, length) = decode(bytes, at: offset)
      points[count] = codePoint
      count &+= 1
      offset &+= length
    }
    return count
  }

  /// Copies the ASCII characters from an offset on, and returns their number. There must be room for
  /// as many units as there are bytes left.
  @inline(__always)
  private static func copyASCII<Unit: FixedWidthInteger & SIMDScalar>(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to units: UnsafeMutablePointer<Unit>
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let text = base + start
    let count = bytes.count &- start
    var length = 0
    // In bounds: eight bytes end at `count` at most, and so do as many units.
    while length &+ 8 <= count {
      let place = UnsafeRawPointer(text + length)
      let block = SIMD8<Unit>(truncatingIfNeeded: place.loadUnaligned(as: SIMD8<UInt8>.self))
      UnsafeMutableRawPointer(units + length).storeBytes(of: block, as: SIMD8<Unit>.self)
      let word = UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
      let ascii = (word & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
      length &+= ascii
      if ascii < 8 { return length }
    }
    while length < count, text[length] < 0x80 {
      units[length] = Unit(truncatingIfNeeded: text[length])
      length &+= 1
    }
    return length
  }

  /// Returns the WTF-8 bytes of UTF-16 code units: pairs are joined, lone surrogates are kept.
  package static func encode(utf16 units: some Sequence<UInt16>) -> [UInt8] {
    units.withContiguousStorageIfAvailable(encode) ?? encode(Array(units))
  }

  private static func encode(_ units: [UInt16]) -> [UInt8] {
    units.withUnsafeBufferPointer(encode)
  }

  private static func encode(_ units: UnsafeBufferPointer<UInt16>) -> [UInt8] {
    var all: UInt16 = 0
    for unit in units { all |= unit }
    // Threads share the one empty array, and the initializer below writes the count of its array.
    guard !units.isEmpty else { return [] }
    if all < 0x80 {
      return [UInt8](unsafeUninitializedCapacity: units.count) { buffer, count in
        for index in units.indices { buffer[index] = UInt8(truncatingIfNeeded: units[index]) }
        count = units.count
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    var high: UInt32?
    for unit in units {
      let unit = UInt32(unit)
      if let lead = high {
        high = nil
        if unit & 0xFC00 == 0xDC00 {
          append((lead & 0x3FF) << 10 + 0x10000 + (unit & 0x3FF), to: &bytes)
          continue
        }
        append(lead, to: &bytes)
      }
      if unit & 0xFC00 == 0xD800 { high = unit } else { append(unit, to: &bytes) }
    }
    if let lead = high { append(lead, to: &bytes) }
    return bytes
  }

  /// Returns the offset of the first lone surrogate, or nil.
  package static func firstLoneSurrogate(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset &+ 2 < bytes.count {
      if bytes[offset] == 0xED, bytes[offset &+ 1] >= 0xA0 { return offset }
      offset &+= 1
    }
    return nil
  }

  /// Returns the bytes with each lone surrogate replaced by U+FFFD, which makes them UTF-8.
  package static func replacingLoneSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.withUnsafeBufferPointer({ firstLoneSurrogate(in: $0) }) else {
      return bytes
    }
    var result = bytes
    var offset = first
    while offset + 2 < result.count {
      if result[offset] == 0xED, result[offset + 1] >= 0xA0 {
        (result[offset], result[offset + 1], result[offset + 2]) = (0xEF, 0xBF, 0xBD)
        offset += 3
      } else {
        offset += 1
      }
    }
    return result
  }
}
