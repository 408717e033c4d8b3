import UnicodeTables

/// Canonical decomposition, Normalization Form D.
///
/// The Unicode Standard, section 3.11, and UAX 15 (<https://www.unicode.org/reports/tr15/>). Lone
/// surrogates and unassigned code points are starters that decompose to themselves.
package struct CanonicalDecomposition: Sendable {
  /// The decomposition of the Unicode version that the tables name.
  package static let current = CanonicalDecomposition(
    youngerRows: CompositionTable.youngerDecompositions, classes: CompositionTable.currentClasses)
  /// The decomposition of Unicode 15, where later code points are unassigned.
  package static let unicode15 = CanonicalDecomposition(
    youngerRows: [], classes: CompositionTable.classes)

  /// Rows of a code point and the two it decomposes to, in addition to
  /// `CompositionTable.decompositions`.
  private let youngerRows: [UInt32]
  /// The ranges of combining classes, each as its first code point times 256 plus its class.
  private let classes: [UInt32]

  /// Returns the decomposition of a text, with marks in canonical order.
  package func decomposed(_ text: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(text.count)
    for codePoint in text { append(codePoint, to: &result) }
    sortMarks(&result)
    return result
  }

  /// Returns the canonical decomposition of a code point; nil if it decomposes to itself.
  package func decomposition(of codePoint: UInt32) -> [UInt32]? {
    guard codePoint >= 0xC0 else { return nil }
    var result: [UInt32] = []
    append(codePoint, to: &result)
    return result == [codePoint] ? nil : result
  }

  /// Appends the canonical decomposition of a code point.
  func append(_ codePoint: UInt32, to output: inout [UInt32]) {
    if let syllable = HangulSyllable(codePoint) {
      output += syllable.jamo
      return
    }
    // A decomposition is one or two code points of which only the first can decompose further.
    var first = codePoint
    var seconds: [UInt32] = []
    while first >= 0xC0, let row = row(of: first) {
      first = row.first
      if row.second != 0 { seconds.append(row.second) }
    }
    output.append(first)
    output += seconds.reversed()
  }

  private func row(of codePoint: UInt32) -> (first: UInt32, second: UInt32)? {
    Self.row(of: codePoint, in: CompositionTable.decompositions)
      ?? Self.row(of: codePoint, in: youngerRows)
  }

  private static func row(
    of codePoint: UInt32, in table: [UInt32]
  ) -> (first: UInt32, second: UInt32)? {
    var (low, high) = (0, table.count / 3)
    while low < high {
      let middle = (low + high) / 2
      if table[middle * 3] < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low * 3 < table.count, table[low * 3] == codePoint else { return nil }
    return (table[low * 3 + 1], table[low * 3 + 2])
  }

  /// Returns the canonical combining class; 0 for a starter.
  package func combiningClass(of codePoint: UInt32) -> UInt32 {
    if codePoint < 0x300 { return 0 }
    // Finds the last range that starts at or before the code point.
    var (low, high) = (0, classes.count)
    while low < high {
      let middle = (low + high) / 2
      if classes[middle] >> 8 <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? classes[low - 1] & 0xFF : 0
  }

  /// Sorts each run of marks by combining class, keeping the order within a class.
  func sortMarks(_ text: inout [UInt32]) {
    var start = 0
    while start < text.count {
      guard combiningClass(of: text[start]) != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < text.count, combiningClass(of: text[end]) != 0 { end += 1 }
      if end - start > 1 {
        let run = text[start..<end].enumerated().map {
          (key: Int(combiningClass(of: $0.element)) << 32 | $0.offset, mark: $0.element)
        }
        text.replaceSubrange(start..<end, with: run.sorted { $0.key < $1.key }.map(\.mark))
      }
      start = end
    }
  }
}
