extension JSText {
  /// The string without the marks of Unicode's five blocks of combining diacritical marks: `Café` is `Cafe`.
  ///
  /// It is decomposed for that and composed again, so a search for a part of a Hangul syllable finds nothing.
  /// Marks that are letters to those who write them, such as the vowels of Devanagari, are in other blocks.
  public var withoutMarks: JSText {
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return self }
    let decomposed = normalized(.nfd)
    var kept: [UInt8] = []
    var offset = 0
    decomposed.bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count {
        let (codePoint, length) = WTF8.decode(bytes, at: offset)
        switch codePoint {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
          break
        default: WTF8.append(codePoint, to: &kept)
        }
        offset += length
      }
    }
    return JSText(wtf8: kept).normalized(.nfc)
  }

  private func normalized(_ form: TextNormalization) -> JSText {
    bytes.withUnsafeBufferPointer(form.normalized).map(JSText.init(wtf8:)) ?? self
  }
}
