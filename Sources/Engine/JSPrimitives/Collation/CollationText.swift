/// The form of text that ICU's collation reads with normalization on.
///
/// The form is FCD, "Fast C or D" (Unicode Technical Note 5, <https://www.unicode.org/notes/tn5/>):
/// only a character and the marks after it that aren't in canonical order are decomposed. That is
/// enough for canonically equivalent texts to be equal, with the exception of strings that extend
/// over a composed character: U+16D67 U+16D68 and U+16D68 U+16D67 are equivalent, and differ in
/// ICU.
///
/// One fault of ICU 78 isn't reproduced. After a character that starts a string ending in a mark,
/// such as U+0627, ICU loses its place when it backs up over a mark beyond U+FFFF in a run that it
/// has reordered. So V8 orders U+0627 U+10F84 U+05B4 before its equivalent U+0627 U+05B4 U+10F84.
/// They are equal here, as ECMA-402 requires.
enum CollationText {
  /// Returns the code points with each run that isn't FCD in Normalization Form D.
  static func normalized(_ text: [UInt32]) -> [UInt32] {
    if text.allSatisfy({ $0 < 0x300 }) { return text }
    var result: [UInt32] = []
    result.reserveCapacity(text.count)
    var start = 0
    while start < text.count {
      let (end, isFCD) = run(from: start, in: text)
      if isFCD {
        result += text[start..<end]
      } else {
        result += CanonicalDecomposition.current.decomposed(Array(text[start..<end]))
      }
      start = end
    }
    return result
  }

  /// Returns the combining classes of the first and the last code point of a decomposition.
  static func classes(of codePoint: UInt32) -> (lead: UInt32, trail: UInt32) {
    let normalization = CanonicalDecomposition.current
    guard let decomposition = normalization.decomposition(of: codePoint),
      let first = decomposition.first, let last = decomposition.last
    else {
      let combiningClass = normalization.combiningClass(of: codePoint)
      return (combiningClass, combiningClass)
    }
    return (normalization.combiningClass(of: first), normalization.combiningClass(of: last))
  }

  /// Returns the end of a character and the marks after it, and whether the marks are in canonical
  /// order.
  private static func run(from start: Int, in text: [UInt32]) -> (end: Int, isFCD: Bool) {
    var lastClass: UInt32 = 0
    var index = start
    while index < text.count {
      let classes = classes(of: text[index])
      if classes.lead == 0, index > start { break }
      if classes.lead != 0, lastClass > classes.lead || isComposedVowelSign(classes) {
        repeat { index += 1 } while index < text.count && Self.classes(of: text[index]).lead != 0
        return (index, false)
      }
      lastClass = classes.trail
      index += 1
      if lastClass == 0 { break }
    }
    return (index, true)
  }

  /// Returns whether these are the classes of U+0F73, U+0F75 and U+0F81, Tibetan vowel signs that
  /// always decompose: U+0F71 within them may belong to a string with the character before.
  private static func isComposedVowelSign(_ classes: (lead: UInt32, trail: UInt32)) -> Bool {
    classes.lead == 129 && (classes.trail == 130 || classes.trail == 132)
  }
}
