import UnicodeTables

/// The unified ideographs in the order of the root collation: radicals, then strokes.
enum IdeographOrder {
  /// Returns every unified ideograph, decoded from `CollationTable`.
  static func ideographs() -> [UInt32] {
    let byBlock = CollationTable.ideographRanges.flatMap { Array($0) }
    let groups = groups()
    guard groups.count == byBlock.count else { return [] }
    // A counting sort; ideographs of a group keep their order.
    var ends = [Int](repeating: 0, count: (groups.max() ?? 0) + 2)
    for group in groups { ends[group + 1] += 1 }
    for group in ends.indices.dropFirst() { ends[group] += ends[group - 1] }
    var sorted = byBlock
    for (ideograph, group) in zip(byBlock, groups) {
      sorted[ends[group]] = ideograph
      ends[group] += 1
    }
    return sorted
  }

  /// Returns the group of each ideograph, in the order of `CollationTable.ideographRanges`.
  private static func groups() -> [Int] {
    var numbers = PackedNumbers(CollationTable.ideographGroups)
    var groups: [Int] = []
    groups.reserveCapacity(CollationTable.ideographRanges.reduce(0) { $0 + $1.count })
    var group = 0
    while let number = numbers.next() {
      let extent = number & 3 == 3 ? 3 + (numbers.next() ?? 0) : number & 3
      group += Int(PackedNumbers.signed(number >> 2))
      groups += repeatElement(group, count: Int(extent) + 1)
    }
    return groups
  }
}
