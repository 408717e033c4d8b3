import JSPrimitives
import UnicodeTables

/// Unicode Normalization Form C.
///
/// UAX 15 (<https://www.unicode.org/reports/tr15/>) and the Unicode Standard, section 3.11; the
/// data are `CompositionTable`'s: code points later than Unicode 15 neither decompose nor compose,
/// and none of them is a mark, as in Node.
enum CanonicalComposition {
  /// Returns the composed form of a text: decomposed, with marks in canonical order, and composed
  /// again.
  static func composed(_ text: [UInt32]) -> [UInt32] {
    // No two code points below U+0300 compose, and each of them decomposes at most to a base and
    // one mark, which compose again.
    if text.allSatisfy({ $0 < 0x300 }) { return text }
    return recomposed(CanonicalDecomposition.unicode15.decomposed(text))
  }

  private static func recomposed(_ text: [UInt32]) -> [UInt32] {
    var output: [UInt32] = []
    output.reserveCapacity(text.count)
    var starter: Int?
    var lastClass: UInt32 = 0
    for codePoint in text {
      let combiningClass = CanonicalDecomposition.unicode15.combiningClass(of: codePoint)
      if let index = starter {
        // A mark is blocked by one of its class or a higher one between it and the starter.
        let isNext = index == output.count - 1
        if isNext || lastClass < combiningClass,
          let composite = composite(output[index], codePoint)
        {
          output[index] = composite
          continue
        }
      }
      if combiningClass == 0 { starter = output.count }
      lastClass = combiningClass
      output.append(codePoint)
    }
    return output
  }

  private static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = HangulSyllable.composite(first, second) { return syllable }
    let rows = CompositionTable.compositions
    let table = CompositionTable.decompositions
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      let row = Int(rows[middle]) * 3
      if (table[row + 1], table[row + 2]) < (first, second) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < rows.count else { return nil }
    let row = Int(rows[low]) * 3
    return table[row + 1] == first && table[row + 2] == second ? table[row] : nil
  }
}
