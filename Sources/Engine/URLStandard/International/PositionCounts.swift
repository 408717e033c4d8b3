/// A set of taken positions in a row, with counting and finding in logarithmic time.
///
/// This is a binary indexed tree. Punycode inserts each character somewhere among the others, and
/// would take quadratic time on long labels without it.
struct PositionCounts {
  /// Element `index` counts the taken ones of the `index & -index` positions that end at `index`,
  /// positions being counted from 1.
  private var sums: [Int]

  /// Creates a row of `count` positions, all free or all taken.
  init(count: Int, isTaken: Bool) {
    sums = [Int](repeating: 0, count: count + 1)
    if isTaken {
      for index in 0..<(count + 1) { sums[index] = index & -index }
    }
  }

  /// Takes a free position, or frees a taken one.
  mutating func set(_ position: Int, isTaken: Bool) {
    var index = position + 1
    while index < sums.count {
      sums[index] += isTaken ? 1 : -1
      index += index & -index
    }
  }

  /// Returns the number of taken positions before this one.
  func taken(before position: Int) -> Int {
    var (index, sum) = (position, 0)
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Returns the taken position with `rank` taken ones before it, which must exist.
  func position(ofRank rank: Int) -> Int {
    var (index, rest) = (0, rank)
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      if index + step < sums.count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step /= 2
    }
    return index
  }
}
