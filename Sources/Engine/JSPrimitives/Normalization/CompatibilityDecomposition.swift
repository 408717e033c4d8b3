import UnicodeTables

/// Compatibility decomposition, Normalization Form KD, of the Unicode version that the tables name.
///
/// The Unicode Standard, section 3.11, and UAX 15 (<https://www.unicode.org/reports/tr15/>).
package struct CompatibilityDecomposition: Sendable {
  /// The decomposition; its table is unpacked at the first use.
  package static let current = CompatibilityDecomposition()

  /// The code points that the table has, ascending.
  private var sources: [UInt32] = []
  /// The end of each one's decomposition in `targets`, after a leading 0.
  private var ends: [Int] = [0]
  private var targets: [UInt32] = []

  private init() {
    var numbers = PackedNumbers(CompatibilityTable.decompositions)
    var codePoint: UInt32 = 0
    while let gap = numbers.next() {
      codePoint += gap
      sources.append(codePoint)
      targets += numbers.nextList()
      ends.append(targets.count)
    }
  }

  /// Returns the decomposition of a text, with marks in canonical order.
  package func decomposed(_ text: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(text.count)
    for codePoint in text {
      if let range = targetRange(of: codePoint) {
        result += targets[range]
      } else {
        CanonicalDecomposition.current.append(codePoint, to: &result)
      }
    }
    CanonicalDecomposition.current.sortMarks(&result)
    return result
  }

  private func targetRange(of codePoint: UInt32) -> Range<Int>? {
    guard let first = sources.first, codePoint >= first else { return nil }
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle] < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < sources.count, sources[low] == codePoint else { return nil }
    return ends[low]..<ends[low + 1]
  }
}
