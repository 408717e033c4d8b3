import UnicodeTables

/// The condition under which a capital sigma ends a word and becomes U+03C2, not U+03C3.
///
/// SpecialCasing.txt, Final_Sigma: a cased letter is before it and none after it, with
/// case-ignorable characters (apostrophes, combining marks...) skipped on both sides. A character
/// that is both cased and case-ignorable, such as U+02B0, counts as ignorable, as in V8 and other
/// engines built on ICU.
enum FinalSigma {
  static let capitalSigma: UInt32 = 0x3A3
  static let smallSigma: UInt32 = 0x3C3
  static let finalSigma: UInt32 = 0x3C2

  /// The meaning of a character for a sigma near it.
  enum Context {
    case casedLetter, ignorable, other
  }

  static func context(of codePoint: UInt32) -> Context {
    if codePoint < 0x80 {
      return switch codePoint {
      case 0x41...0x5A, 0x61...0x7A: .casedLetter
      case 0x27, 0x2E, 0x3A, 0x5E, 0x60: .ignorable
      default: .other
      }
    }
    if CaseLookup.contains(codePoint, bounds: CaseMappingTable.caseIgnorableBounds) {
      return .ignorable
    }
    return CaseLookup.contains(codePoint, bounds: CaseMappingTable.casedBounds)
      ? .casedLetter : .other
  }

  /// Returns whether the first character at or after `offset` that isn't ignorable is a cased
  /// letter.
  ///
  /// The search stops at the next sigma, so that a text full of them takes linear time.
  static func precedesCasedLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count {
      let (codePoint, length) = WTF8.decode(bytes, at: offset)
      switch context(of: codePoint) {
      case .casedLetter: return true
      case .ignorable: offset &+= length
      case .other: return false
      }
    }
    return false
  }
}
