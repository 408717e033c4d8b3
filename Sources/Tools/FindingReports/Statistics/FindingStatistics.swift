/// The counts of findings by schema, path and code.
package struct FindingStatistics: Sendable {
  /// The findings with the same schema, path and code.
  package struct Group: Sendable, Hashable {
    /// The finding that was found first.
    package var example: CollectedFinding
    /// The number of findings.
    package var count = 1
  }

  private struct Key: Hashable {
    var schema: String
    var path: String
    var code: String
  }

  private var groups: [Key: Group] = [:]
  /// The number of findings beyond the maximum number of groups.
  package private(set) var other = 0

  /// The maximum number of groups, which bounds the memory. The keys of a record may be different in each payload.
  private let greatestGroupCount: Int

  /// Counts of nothing.
  package init(greatestGroupCount: Int = 10_000) { self.greatestGroupCount = greatestGroupCount }

  /// Counts a finding.
  package mutating func add(_ finding: CollectedFinding) {
    let key = Key(schema: finding.schema, path: finding.path, code: finding.code)
    if groups[key] != nil {
      groups[key]?.count += 1
      return
    }
    guard groups.count < greatestGroupCount else {
      other += 1
      return
    }
    groups[key] = Group(example: finding)
  }

  /// The groups: those with the most findings first, and among those with as many by schema, path and code.
  package var sorted: [Group] {
    groups.sorted { left, right in
      if left.value.count != right.value.count { return left.value.count > right.value.count }
      return (left.key.schema, left.key.path, left.key.code)
        < (right.key.schema, right.key.path, right.key.code)
    }.map(\.value)
  }
}
