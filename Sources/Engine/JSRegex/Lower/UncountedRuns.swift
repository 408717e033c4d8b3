/// The runs of characters that PCRE2 may take in one counted step.
///
/// PCRE2 counts the start of a run such as `[a-z]*` and each character it gives back, but not the
/// characters it takes. A comparison with captured text counts as one step. A budget must charge
/// for them.
package struct UncountedRuns: Sendable {
  /// The length below which runs are not charged.
  static let shortest = 32

  /// The frequency at which runs start.
  package enum Frequency: Sendable {
    /// No runs.
    case never
    /// Each start position of a match begins a run at most once, or once for each alternative.
    case oncePerAttempt
    /// Any step may begin one.
    case anyStep
  }

  /// The characters below 256 that long runs take, as a bitmap. Any character above 255 may be
  /// taken.
  private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var hasReferences = false
  /// The number of runs in the pattern.
  private(set) var count = 0
  private(set) var frequency = Frequency.never

  init(_ term: NativeTerm) {
    var hasChoice = false
    visit(term, isRepeated: false, &hasChoice)
  }

  /// Records the runs of a term.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether a loop may match the term several times in one attempt.
  ///   - hasChoice: Whether backtracking into something before may match the term again; on return,
  ///     whether this holds for the next term.
  private mutating func visit(_ term: NativeTerm, isRepeated: Bool, _ hasChoice: inout Bool) {
    switch term {
    case .loop(_, let max, _, .set(let set)):
      if max.map({ $0 >= Self.shortest }) ?? true {
        insert(set)
        note(isRepeated || hasChoice ? .anyStep : .oncePerAttempt)
      }
      hasChoice = true
    case .reference:
      hasReferences = true
      note(.anyStep)
    case .loop(_, let max, _, let body):
      visit(body, isRepeated: isRepeated || max != 1, &hasChoice)
      hasChoice = true
    case .alternation(let branches), .branchReset(let branches):
      for branch in branches {
        var hasChoiceInside = hasChoice
        visit(branch, isRepeated: isRepeated, &hasChoiceInside)
      }
      hasChoice = true
    case .look(_, let body):
      // The choices inside a lookaround are dropped once it is decided.
      var hasChoiceInside = hasChoice
      visit(body, isRepeated: isRepeated, &hasChoiceInside)
    default:
      for child in term.children { visit(child, isRepeated: isRepeated, &hasChoice) }
    }
  }

  private mutating func note(_ found: Frequency) {
    count += 1
    if frequency != .anyStep { frequency = found }
  }

  private mutating func insert(_ set: CharacterSet) {
    for range in set.restricted(to: 0xFF).ranges {
      for character in range {
        let mask: UInt64 = 1 << UInt64(character & 63)
        switch character >> 6 {
        case 0: bits.0 |= mask
        case 1: bits.1 |= mask
        case 2: bits.2 |= mask
        default: bits.3 |= mask
        }
      }
    }
  }

  /// The least number of characters of a subject that is worth a scan.
  static var scanLength: Int { 256 }

  /// Returns the longest possible runs of a subject of this length.
  @inline(__always)
  func census(ofLength length: Int) -> RunCensus {
    RunCensus(longest: max(length, 1), crossed: crossed(length))
  }

  /// Returns the runs of a subject.
  func census<Unit: FixedWidthInteger>(of subject: UnsafeBufferPointer<Unit>) -> RunCensus {
    if hasReferences { return census(ofLength: subject.count) }
    var longest = 1
    var sum = 0
    var start = 0
    for position in subject.indices
    where !takes(UInt32(truncatingIfNeeded: subject[position])) {
      longest = max(longest, position &- start)
      sum = sum.addingSaturating(crossed(position &- start))
      start = position &+ 1
    }
    let last = subject.count &- start
    return RunCensus(
      longest: max(longest, last), crossed: sum.addingSaturating(crossed(last)))
  }

  /// Returns the work of runs from each place, where a unit is two characters.
  @inline(__always)
  private func crossed(_ length: Int) -> Int {
    let (product, overflow) = length.multipliedReportingOverflow(by: length &+ 1)
    if overflow { return .max }
    let (all, excess) = (product >> 2).multipliedReportingOverflow(by: count)
    return excess ? .max : all
  }

  /// Returns the greatest work of one step in runs.
  @inline(__always)
  func passed(by census: RunCensus) -> Int { frequency == .anyStep ? census.longest >> 2 &+ 1 : 0 }

  @inline(__always)
  private func takes(_ character: UInt32) -> Bool {
    let shift = UInt64(truncatingIfNeeded: character & 63)
    switch character >> 6 {
    case 0: return bits.0 >> shift & 1 != 0
    case 1: return bits.1 >> shift & 1 != 0
    case 2: return bits.2 >> shift & 1 != 0
    case 3: return bits.3 >> shift & 1 != 0
    default: return true
    }
  }
}

extension Int {
  /// Returns the sum of two counts, or `Int.max` if it is larger.
  @inline(__always)
  fileprivate func addingSaturating(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
