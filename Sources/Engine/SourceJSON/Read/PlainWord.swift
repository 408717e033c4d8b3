/// One of the words null, true and false.
package struct PlainWord {
  package let kind: TapeEntry.Kind
  /// Whether the word is null.
  package var isNull: Bool { if case .null = kind { true } else { false } }
  /// The number of its letters.
  package let length: Int

  /// The word that begins at a place from which at least five bytes may be read; nil for any other text.
  @inline(__always)
  package init?(at place: UnsafePointer<UInt8>) {
    let letters = UInt32(
      littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt32.self))
    switch letters {
    case 0x6C6C_756E: (kind, length) = (.null, 4)
    case 0x6575_7274: (kind, length) = (.true, 4)
    case 0x736C_6166 where place[4] == UInt8(ascii: "e"): (kind, length) = (.false, 5)
    default: return nil
    }
  }
}
