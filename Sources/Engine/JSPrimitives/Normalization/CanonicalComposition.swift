import UnicodeTables

/// Canonical composition, Normalization Form C.
///
/// The Unicode Standard, section 3.11, and UAX 15 (<https://www.unicode.org/reports/tr15/>).
package struct CanonicalComposition: Sendable {
  /// The composition of the Unicode version that the tables name.
  package static let current = CanonicalComposition(
    decomposition: .current, youngerRows: CompositionTable.youngerCompositions)
  /// The composition of Unicode 15, where later code points are unassigned: they neither decompose nor
  /// compose, and none of them is a mark. Node's URL parser has it.
  package static let unicode15 = CanonicalComposition(decomposition: .unicode15, youngerRows: [])

  private let decomposition: CanonicalDecomposition
  /// Rows of `CompositionTable.youngerDecompositions` that compose, in the order of what they become.
  private let youngerRows: [UInt16]

  /// Returns the composed form of a text: decomposed, with marks in canonical order, and composed
  /// again.
  package func composed(_ text: [UInt32]) -> [UInt32] {
    // No two code points below U+0300 compose, and each of them decomposes at most to a base and
    // one mark, which compose again.
    if text.allSatisfy({ $0 < 0x300 }) { return text }
    return recomposed(decomposition.decomposed(text))
  }

  /// Returns the composed form of a text that is decomposed, with marks in canonical order.
  package func recomposed(_ text: [UInt32]) -> [UInt32] {
    var output: [UInt32] = []
    output.reserveCapacity(text.count)
    var starter: Int?
    var lastClass: UInt32 = 0
    for codePoint in text {
      let combiningClass = decomposition.combiningClass(of: codePoint)
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

  private func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    HangulSyllable.composite(first, second)
      ?? Self.composite(
        first, second, rows: CompositionTable.compositions,
        in: CompositionTable.decompositions)
      ?? Self.composite(
        first, second, rows: youngerRows, in: CompositionTable.youngerDecompositions)
  }

  private static func composite(
    _ first: UInt32, _ second: UInt32, rows: [UInt16], in table: [UInt32]
  ) -> UInt32? {
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
