/// An IPv6 address, parsed from the text between brackets.
///
/// URL Standard, "IPv6 parser" and "IPv6 serializer"
/// (<https://url.spec.whatwg.org/#concept-ipv6-parser>).
struct IPv6Address: Hashable, Sendable {
  /// The address, with the first piece in the highest 16 bits of `high`.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// The 16-bit piece at an index from 0 to 7.
  private subscript(index: Int) -> UInt16 {
    get {
      UInt16(truncatingIfNeeded: (index < 4 ? high : low) >> UInt64(48 - 16 * (index & 3)))
    }
    set {
      let piece = UInt64(newValue) << UInt64(48 - 16 * (index & 3))
      if index < 4 { high |= piece } else { low |= piece }
    }
  }

  /// Parses an address; nil if the text is none. One `::` replaces at least one zero piece, and the
  /// last two pieces may be written as an IPv4 address.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: text)
    var index = 0
    var compress: Int?
    var offset = 0
    if bytes.first == 0x3A {
      guard bytes.count > 1, bytes[1] == 0x3A else { return nil }
      offset = 2
      compress = 0
    }
    while offset < bytes.count {
      // `::` replaces at least one piece.
      let last = compress == nil ? 7 : 6
      if index > last { return nil }
      if bytes[offset] == 0x3A {
        guard compress == nil, offset > 0 else { return nil }
        offset += 1
        compress = index
        continue
      }
      let start = offset
      var piece: UInt16 = 0
      while offset < bytes.count, offset - start < 4,
        let digit = ASCIIHexDigit.value(of: bytes[offset])
      {
        piece = piece << 4 | UInt16(digit)
        offset += 1
      }
      if offset < bytes.count, bytes[offset] == 0x2E {
        guard offset > start, index < last,
          let tail = Self.embeddedIPv4(UnsafeBufferPointer(rebasing: bytes[start...]))
        else { return nil }
        self[index] = UInt16(truncatingIfNeeded: tail >> 16)
        self[index + 1] = UInt16(truncatingIfNeeded: tail)
        index += 2
        break
      }
      if offset < bytes.count {
        guard bytes[offset] == 0x3A, offset + 1 < bytes.count else { return nil }
        offset += 1
      }
      self[index] = piece
      index += 1
    }
    if let compress {
      moveToEnd(from: compress, count: index - compress)
    } else if index != 8 {
      return nil
    }
  }

  /// Parses four decimal numbers up to 255 without leading zeros, up to the end of the text.
  private static func embeddedIPv4(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var address: UInt32 = 0
    var offset = 0
    for place in 0..<4 {
      if place > 0 {
        guard offset < bytes.count, bytes[offset] == 0x2E else { return nil }
        offset += 1
      }
      let start = offset
      var number: UInt32 = 0
      while offset < bytes.count, bytes[offset] &- 0x30 < 10 {
        if offset > start, number == 0 { return nil }
        number = number * 10 + UInt32(bytes[offset] &- 0x30)
        if number > 255 { return nil }
        offset += 1
      }
      if offset == start { return nil }
      address = address << 8 | number
    }
    return offset == bytes.count ? address : nil
  }

  /// Moves the pieces after a `::` to the end of the address and fills the gap with zeros.
  private mutating func moveToEnd(from start: Int, count: Int) {
    var moved = self
    (moved.high, moved.low) = (0, 0)
    for index in 0..<start { moved[index] = self[index] }
    for index in 0..<count { moved[8 - count + index] = self[start + index] }
    self = moved
  }

  /// Appends the address in lower case; the first of the longest runs of zero pieces becomes `::`.
  func append(to output: inout [UInt8]) {
    let zeros = longestZeroRun()
    output.append(0x5B)
    var index = 0
    while index < 8 {
      if index == zeros.lowerBound, zeros.count > 1 {
        if index == 0 { output.append(0x3A) }
        output.append(0x3A)
        index = zeros.upperBound
        continue
      }
      Self.appendHexadecimal(self[index], to: &output)
      if index < 7 { output.append(0x3A) }
      index += 1
    }
    output.append(0x5D)
  }

  private func longestZeroRun() -> Range<Int> {
    var longest = 0..<0
    var start = 0
    for index in 0..<8 {
      if self[index] != 0 {
        start = index + 1
      } else if index + 1 - start > longest.count {
        longest = start..<(index + 1)
      }
    }
    return longest
  }

  private static func appendHexadecimal(_ piece: UInt16, to output: inout [UInt8]) {
    if piece >= 16 { appendHexadecimal(piece >> 4, to: &output) }
    let digit = UInt8(piece & 0x0F)
    output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
  }
}
