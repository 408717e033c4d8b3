/// The scans that skip characters in rows where most of them change nothing.
struct RowScans {
  /// The greatest estimated share of characters at which a scan stops.
  private static let maximumFrequency = 0.08
  private static let maximumCount = 16

  /// The scans. The first one finds matches if `findsMatches` is set; the others find characters
  /// that leave a row.
  private(set) var plans: [ScanPlan] = []
  /// Whether the first scan finds matches, from the rows that a search starts in.
  let findsMatches: Bool
  /// The number of the scan of each row, from 1 on; 0 if it has none.
  private(set) var numbers: [Int]

  init(
    _ rows: SearchRows, isOpen: [Bool], classes: CharacterClasses, prefix: ScanPlan?,
    isUseful: Bool
  ) {
    numbers = [Int](repeating: 0, count: isOpen.count)
    // A pattern that matches only at the start of the text has no match anywhere else to find.
    let starts = Set(rows.starts)
    if let prefix, prefix.frequency <= Self.maximumFrequency, starts.allSatisfy({ isOpen[$0] }) {
      findsMatches = true
      plans = [prefix]
      for row in starts { numbers[row] = 1 }
    } else {
      findsMatches = false
    }
    guard isUseful else { return }
    let shares = (0..<classes.count).map { place in
      CharacterFrequency.share(of: classes.set { $0 == place })
    }
    for row in isOpen.indices where isOpen[row] && numbers[row] == 0 {
      let successors = Array(rows.successors(of: row))
      var share = 0.0
      for place in shares.indices where successors[place] != row { share += shares[place] }
      guard share <= Self.maximumFrequency,
        let plan = ScanPlan(
          classes.set { successors[$0] != row }, last: classes.last),
        plan.frequency <= Self.maximumFrequency
      else { continue }
      if let known = plans.dropFirst(findsMatches ? 1 : 0).firstIndex(of: plan) {
        numbers[row] = known + 1
      } else if plans.count < Self.maximumCount {
        plans.append(plan)
        numbers[row] = plans.count
      }
    }
  }
}
