/// A set of code points as ascending ranges, none touching the next.
struct CodePointSet: Hashable, Sendable {
  /// The members, in order.
  private(set) var ranges: [Range<UInt32>]

  /// Makes the set of all members of ranges, which may overlap and be in any order.
  init(_ ranges: [Range<UInt32>]) {
    self.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound..<end
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Returns the members of either set.
  func union(_ other: CodePointSet) -> CodePointSet { CodePointSet(ranges + other.ranges) }

  /// The code points that are no members.
  var complement: CodePointSet {
    var result: [Range<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { result.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < 0x110000 { result.append(start..<0x110000) }
    return CodePointSet(result)
  }

  /// Returns the members that the other set lacks.
  func subtracting(_ other: CodePointSet) -> CodePointSet {
    complement.union(other).complement
  }
}
