/// Binary searches in the rows of `CaseMappingTable`.
enum CaseLookup {
  /// Returns the one code point that a code point maps to, or nil. A row is first, last, step,
  /// delta.
  static func target(of codePoint: UInt32, in table: [Int32]) -> UInt32? {
    let codePoint = Int32(truncatingIfNeeded: codePoint)
    guard let start = startOfLastRow(in: table, width: 4, notAbove: codePoint) else { return nil }
    guard codePoint <= table[start &+ 1],
      table[start &+ 2] == 1 || (codePoint &- table[start]) & 1 == 0
    else { return nil }
    return UInt32(truncatingIfNeeded: codePoint &+ table[start &+ 3])
  }

  /// Returns the row of four numbers that starts with a code point, or nil.
  static func row(of codePoint: UInt32, in table: [UInt32]) -> ArraySlice<UInt32>? {
    guard let start = startOfLastRow(in: table, width: 4, notAbove: codePoint),
      table[start] == codePoint
    else { return nil }
    return table[start..<start &+ 4]
  }

  /// Returns whether a code point is in one of the ranges whose bounds the table lists.
  static func contains(_ codePoint: UInt32, bounds table: [UInt32]) -> Bool {
    guard let start = startOfLastRow(in: table, width: 2, notAbove: codePoint) else { return false }
    return codePoint < table[start &+ 1]
  }

  /// Returns the index of the last row whose first number is at most `key`; rows ascend by that
  /// number.
  @inline(__always)
  private static func startOfLastRow<Number: FixedWidthInteger>(
    in table: [Number], width: Int, notAbove key: Number
  ) -> Int? {
    var low = 0
    var high = table.count / width
    while low < high {
      let middle = (low &+ high) / 2
      if table[middle &* width] <= key { low = middle &+ 1 } else { high = middle }
    }
    return low == 0 ? nil : (low &- 1) &* width
  }
}
