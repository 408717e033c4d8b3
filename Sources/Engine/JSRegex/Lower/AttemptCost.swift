/// The work that PCRE2 does at one start position, estimated from the pattern alone.
///
/// Compiled code counts the iterations of loops. It does not count the alternatives it tries
/// outside of loops, and their number grows exponentially: `(a|a)(a|b)(a|c)` has eight
/// combinations. The unit is the time of a step of our matcher, in which compiled code reads a few
/// characters.
package struct AttemptCost: Sendable {
  /// The greatest work between two counted steps, without runs.
  let perStep: Int
  /// The greatest work of one start position, if it is small enough to matter.
  let whole: Int?

  /// The greatest value; sums and products are clamped to it.
  private static let most = 1 << 30
  /// The greatest cost of a start position that a search may assume without counting.
  private static let greatestWhole = 1 << 10

  init(_ term: NativeTerm, groupCount: Int) {
    // Each attempt unsets all groups.
    let groups = groupCount >> 2
    perStep = 1 + groups + Self.measure(term, countsLoops: false).work >> 3
    let whole = 1 + groups + Self.measure(term, countsLoops: true).work >> 1
    self.whole = whole <= Self.greatestWhole ? whole : nil
  }

  /// The number of elements tried and the number of ways to match.
  private struct Ways {
    var work: Int
    var count: Int

    static let one = Ways(work: 1, count: 1)
    static let most = Ways(work: AttemptCost.most, count: AttemptCost.most)

    /// Returns each of these ways continued by all the others.
    func followed(by next: Ways) -> Ways {
      Ways(
        work: min(work + count.multipliedSaturating(by: next.work), AttemptCost.most),
        count: min(count.multipliedSaturating(by: next.count), AttemptCost.most))
    }
  }

  /// Returns the ways of a term. With `countsLoops` an iteration is work like any other; otherwise
  /// loops count their own steps.
  private static func measure(_ term: NativeTerm, countsLoops: Bool) -> Ways {
    switch term {
    case .set, .empty, .reference, .textStart, .textEnd, .wordBoundary, .notWordBoundary:
      return .one
    case .sequence(let items):
      var rest = Ways(work: 0, count: 1)
      for item in items.reversed() {
        rest = measure(item, countsLoops: countsLoops).followed(by: rest)
      }
      return rest
    case .alternation(let branches), .branchReset(let branches):
      var sum = Ways(work: 0, count: 0)
      for branch in branches {
        let ways = measure(branch, countsLoops: countsLoops)
        sum.work = min(sum.work + ways.work, most)
        sum.count = min(sum.count + ways.count, most)
      }
      if let lengths = lengths(ofWords: branches) { sum.count = min(sum.count, lengths) }
      return sum
    case .capture(_, let body):
      return measure(body, countsLoops: countsLoops)
    case .look(_, let body):
      // After a match the other ways are dropped.
      return Ways(work: measure(body, countsLoops: countsLoops).work, count: 1)
    case .loop(let min, let max, _, .set):
      let taken = Swift.min(max ?? UncountedRuns.shortest, UncountedRuns.shortest)
      if !countsLoops { return Ways(work: Swift.max(taken, 1), count: 1) }
      guard let max else { return .most }
      return Ways(work: Swift.max(max, 1), count: Swift.max(max - min + 1, 1))
    case .loop(let min, let max, _, let body):
      let once = measure(body, countsLoops: countsLoops)
      if !countsLoops { return repeated(once, min: Swift.max(min, 1), max: Swift.max(min, 1)) }
      guard let max else { return .most }
      return repeated(once, min: min, max: max)
    }
  }

  private static func repeated(_ once: Ways, min: Int, max: Int) -> Ways {
    if once.count <= 1 {
      return Ways(
        work: Swift.min(once.work.multipliedSaturating(by: Swift.max(max, 1)), most),
        count: Swift.min(Swift.max(max - min + 1, 1), most))
    }
    var (power, result) = (Ways(work: 0, count: 1), min == 0 ? 1 : 0)
    for count in stride(from: 1, through: max, by: 1) {
      power = power.followed(by: once)
      if count >= min { result = Swift.min(result + power.count, most) }
      if power.count >= most { return .most }
    }
    return Ways(work: power.work, count: Swift.max(result, 1))
  }

  /// Returns the number of different lengths of branches that are all different words, since two of
  /// one length never match at one place. Returns nil for other branches.
  private static func lengths(ofWords branches: [NativeTerm]) -> Int? {
    var words: Set<[UInt32]> = []
    for branch in branches {
      let items = if case .sequence(let items) = branch { items } else { [branch] }
      var word: [UInt32] = []
      for item in items {
        guard case .set(let set) = item, let character = set.onlyMember else { return nil }
        word.append(character)
      }
      guard words.insert(word).inserted else { return nil }
    }
    return Set(words.lazy.map(\.count)).count
  }
}

extension Int {
  /// Returns the product, or `Int.max` if it is larger.
  fileprivate func multipliedSaturating(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
