import UnicodeTables

/// UTS 46's mapping of code points: each is kept, dropped, mapped or disallowed.
///
/// UTS 46, section 5 (<https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table>), read from
/// `IDNAMappingTable`. A code point that maps to a forbidden one, such as a full-width solidus, is
/// accepted here. The check of the whole domain rejects it.
enum IDNAMapping {
  /// The kind of a range of the table, in the lowest bits of its entry.
  private enum Kind {
    static let valid: UInt32 = 0
    static let disallowed: UInt32 = 1
    static let ignored: UInt32 = 2
    static let mapped: UInt32 = 3
    /// The first code point and every second one after it map to the next one, which is valid.
    static let alternating: UInt32 = 4
  }

  /// Returns whether a code point maps to itself.
  static func isValid(_ codePoint: UInt32) -> Bool {
    let (kind, isFirst) = kind(of: codePoint)
    return kind == Kind.valid || kind == Kind.alternating && !isFirst
  }

  /// Appends what a code point maps to, which may be nothing; returns false if it is disallowed.
  static func appendMapping(of codePoint: UInt32, to output: inout [UInt32]) -> Bool {
    let (kind, isFirst) = kind(of: codePoint)
    switch kind {
    case Kind.valid: output.append(codePoint)
    case Kind.alternating: output.append(isFirst ? codePoint + 1 : codePoint)
    case Kind.ignored: break
    case Kind.mapped:
      guard let run = IDNAMappingTable.mapped.lastIndex(notAbove: codePoint) else { return false }
      let (start, count) = (
        IDNAMappingTable.mappings[run] >> 5, IDNAMappingTable.mappings[run] & 31
      )
      if count == 1 {
        output.append(start + (codePoint - IDNAMappingTable.mapped[run]))
      } else {
        output += IDNAMappingTable.sequences[Int(start)..<Int(start + count)]
      }
    default: return false
    }
    return true
  }

  /// Returns the kind of the range that contains a code point, and whether the code point's
  /// distance from the start of the range is even, as for the first of a pair.
  private static func kind(of codePoint: UInt32) -> (kind: UInt32, isFirst: Bool) {
    guard codePoint <= 0x10FFFF,
      let index = IDNAMappingTable.ranges.lastIndex(notAbove: codePoint << 3 | 7)
    else { return (Kind.disallowed, false) }
    let entry = IDNAMappingTable.ranges[index]
    return (entry & 7, (codePoint ^ entry >> 3) & 1 == 0)
  }
}

extension [UInt32] {
  /// Returns the index of the last element that is not above `value`; the elements are sorted.
  func lastIndex(notAbove value: UInt32) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
