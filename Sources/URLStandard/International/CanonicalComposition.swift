import UnicodeTables

/// Unicode Normalization Form C.
///
/// UAX 15 (<https://www.unicode.org/reports/tr15/>) and the Unicode Standard, section 3.11; the data
/// are `CompositionTable`'s: code points younger than Unicode 15 neither decompose nor compose, nor
/// are they marks, as in Node.
enum CanonicalComposition {
  /// The text decomposed, its marks put in order, and composed again.
  static func composed(_ text: [UInt32]) -> [UInt32] {
    // Nothing below U+0300 composes with anything below it, and nothing there decomposes to other
    // than a base and one mark that would compose again.
    if text.allSatisfy({ $0 < 0x300 }) { return text }
    var decomposed: [UInt32] = []
    decomposed.reserveCapacity(text.count)
    for codePoint in text { appendDecomposition(of: codePoint, to: &decomposed) }
    sortMarks(&decomposed)
    return recomposed(decomposed)
  }

  private static func appendDecomposition(of codePoint: UInt32, to output: inout [UInt32]) {
    if let syllable = HangulSyllable(codePoint) {
      output += syllable.jamo
      return
    }
    // A decomposition is one or two code points of which only the first can decompose further.
    var first = codePoint
    var seconds: [UInt32] = []
    while first >= 0xC0, let decomposition = decomposition(of: first) {
      first = decomposition.first
      if decomposition.second != 0 { seconds.append(decomposition.second) }
    }
    output.append(first)
    output += seconds.reversed()
  }

  private static func decomposition(of codePoint: UInt32) -> (first: UInt32, second: UInt32)? {
    let table = CompositionTable.decompositions
    var (low, high) = (0, table.count / 3)
    while low < high {
      let middle = (low + high) / 2
      if table[middle * 3] < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low * 3 < table.count, table[low * 3] == codePoint else { return nil }
    return (table[low * 3 + 1], table[low * 3 + 2])
  }

  /// The canonical combining class; 0 for a starter.
  private static func combiningClass(_ codePoint: UInt32) -> UInt32 {
    guard codePoint >= 0x300,
      let index = CompositionTable.classes.lastIndex(notAbove: codePoint << 8 | 0xFF)
    else { return 0 }
    return CompositionTable.classes[index] & 0xFF
  }

  /// Sorts each run of marks by combining class, keeping the order within a class.
  private static func sortMarks(_ text: inout [UInt32]) {
    var start = 0
    while start < text.count {
      guard combiningClass(text[start]) != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < text.count, combiningClass(text[end]) != 0 { end += 1 }
      if end - start > 1 {
        let run = text[start..<end].enumerated().map {
          (key: Int(combiningClass($0.element)) << 32 | $0.offset, mark: $0.element)
        }
        text.replaceSubrange(start..<end, with: run.sorted { $0.key < $1.key }.map(\.mark))
      }
      start = end
    }
  }

  private static func recomposed(_ text: [UInt32]) -> [UInt32] {
    var output: [UInt32] = []
    output.reserveCapacity(text.count)
    var starter: Int?
    var lastClass: UInt32 = 0
    for codePoint in text {
      let combiningClass = combiningClass(codePoint)
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

/// A Hangul syllable, which decomposes by arithmetic.
///
/// The Unicode Standard, section 3.12.
private struct HangulSyllable {
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
  private static let leading: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  /// The trailing consonants; the code point before them stands for none.
  private static let trailing: Range<UInt32> = 0x11A8..<0x11C3

  private let index: UInt32

  init?(_ codePoint: UInt32) {
    guard Self.syllables.contains(codePoint) else { return nil }
    index = codePoint - 0xAC00
  }

  var jamo: [UInt32] {
    let pair = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return index % 28 == 0 ? pair : pair + [0x11A7 + index % 28]
  }

  /// The syllable of a leading consonant and a vowel, or of such a syllable and a trailing one.
  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if leading.contains(first), vowels.contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    if let syllable = HangulSyllable(first), syllable.index % 28 == 0, trailing.contains(second) {
      return first + second - 0x11A7
    }
    return nil
  }
}
