import UnicodeTables

/// `String.prototype.toUpperCase` and `toLowerCase` over WTF-8 bytes.
///
/// ECMA-262, sec-string.prototype.tolowercase: the Unicode Default Case Conversion with the
/// mappings of SpecialCasing.txt that depend on no language (U+00DF becomes "SS") and its one that
/// depends on context, Final_Sigma. A lone surrogate maps to itself. The tables name their Unicode
/// version. The input must be well-formed WTF-8.
package enum CaseMapping {
  /// Returns the bytes of the text in upper case, or nil if nothing changes.
  package static func uppercased(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if WTF8.isASCII(bytes) { return mapASCII(bytes, from: UInt8(ascii: "a")) }
    var output = CaseMappedText(source: bytes)
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = WTF8.decode(bytes, at: offset)
      if codePoint < 0x80 {
        if codePoint &- 0x61 < 26 { output.replace(offset, length, with: codePoint ^ 0x20) }
      } else if let target = CaseLookup.target(of: codePoint, in: CaseMappingTable.upper) {
        output.replace(offset, length, with: target)
      } else if let row = CaseLookup.row(of: codePoint, in: CaseMappingTable.upperExpansions) {
        output.replace(offset, length, withExpansion: row)
      }
      offset &+= length
    }
    return output.finish()
  }

  /// Returns the bytes of the text in lower case, or nil if nothing changes.
  package static func lowercased(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if WTF8.isASCII(bytes) { return mapASCII(bytes, from: UInt8(ascii: "A")) }
    var output = CaseMappedText(source: bytes)
    var followsCasedLetter = false
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = WTF8.decode(bytes, at: offset)
      if codePoint < 0x80 {
        if codePoint &- 0x41 < 26 { output.replace(offset, length, with: codePoint ^ 0x20) }
      } else if codePoint == FinalSigma.capitalSigma {
        let isFinal =
          followsCasedLetter && !FinalSigma.precedesCasedLetter(bytes, offset &+ length)
        output.replace(
          offset, length, with: isFinal ? FinalSigma.finalSigma : FinalSigma.smallSigma)
      } else if let target = CaseLookup.target(of: codePoint, in: CaseMappingTable.lower) {
        output.replace(offset, length, with: target)
      } else if let row = CaseLookup.row(of: codePoint, in: CaseMappingTable.lowerExpansions) {
        output.replace(offset, length, withExpansion: row)
      }
      switch FinalSigma.context(of: codePoint) {
      case .casedLetter: followsCasedLetter = true
      case .ignorable: break
      case .other: followsCasedLetter = false
      }
      offset &+= length
    }
    return output.finish()
  }

  /// Returns the text with bit 5 flipped in the 26 letters from `first`, or nil if it has none of
  /// them.
  private static func mapASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: UInt8
  ) -> [UInt8]? {
    guard let start = firstLetter(in: bytes, from: first) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      // In bounds: the capacity is the number of bytes.
      for index in 0..<start { output[index] = bytes[index] }
      for index in start..<bytes.count {
        let byte = bytes[index]
        output[index] = byte &- first < 26 ? byte ^ 0x20 : byte
      }
      count = bytes.count
    }
  }
}

extension CaseMapping {
  /// Whether ASCII text has an upper-case letter.
  package static func hasUpperCase(ascii bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    firstLetter(in: bytes, from: UInt8(ascii: "A")) != nil
  }

  /// Whether ASCII text has a lower-case letter.
  package static func hasLowerCase(ascii bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    firstLetter(in: bytes, from: UInt8(ascii: "a")) != nil
  }

  /// Returns the place of the first of the 26 letters from `first` in ASCII text. Compares eight bytes at a time.
  private static func firstLetter(
    in bytes: UnsafeBufferPointer<UInt8>, from first: UInt8
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let all: UInt64 = 0x0101_0101_0101_0101
    // Added to an ASCII byte, they set its highest bit if it is not below the first letter, or above the last one.
    let atLeastFirst = all &* UInt64(0x80 &- first)
    let aboveLast = all &* UInt64(0x80 &- first &- 26)
    var offset = 0
    // In bounds: a word's eight bytes end at the count at most.
    while offset &+ 8 <= bytes.count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      let letters = (word &+ atLeastFirst) & ~(word &+ aboveLast) & (all &* 0x80)
      if letters != 0 { return offset &+ letters.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < bytes.count {
      if bytes[offset] &- first < 26 { return offset }
      offset &+= 1
    }
    return nil
  }
}

/// A copy of a text that is made at the first replacement.
private struct CaseMappedText {
  let source: UnsafeBufferPointer<UInt8>
  private var bytes: [UInt8] = []
  /// The end of the part of the source that is in `bytes`.
  private var copied = 0

  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  mutating func replace(_ offset: Int, _ length: Int, with codePoint: UInt32) {
    copy(upTo: offset)
    WTF8.append(codePoint, to: &bytes)
    copied = offset &+ length
  }

  /// Replaces a sequence by the second to fourth number of a table row, except zeros.
  mutating func replace(_ offset: Int, _ length: Int, withExpansion row: ArraySlice<UInt32>) {
    copy(upTo: offset)
    for codePoint in row.dropFirst() where codePoint != 0 {
      WTF8.append(codePoint, to: &bytes)
    }
    copied = offset &+ length
  }

  private mutating func copy(upTo offset: Int) {
    if bytes.isEmpty { bytes.reserveCapacity(source.count &+ 8) }
    bytes.append(contentsOf: source[copied..<offset])
  }

  /// Returns the whole text, or nil if nothing was replaced.
  mutating func finish() -> [UInt8]? {
    if copied == 0 { return nil }
    bytes.append(contentsOf: source[copied..<source.count])
    return bytes
  }
}
