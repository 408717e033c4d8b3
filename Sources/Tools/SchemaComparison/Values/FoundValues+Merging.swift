internal import SourceJSON

extension FoundValues {
  /// The most values in the payloads that are made by merging others.
  private static let maximumSize = 20_000

  /// Returns some payloads that show a difference, with members of examples.
  func merged(with examples: [JSONValue]) -> [JSONValue] {
    let shown = [onlyOld, onlyNew, otherOutput, otherIssues].flatMap { $0.prefix(10) }
    var (merged, size): ([JSONValue], Int) = ([], 0)
    for payload in shown {
      for example in examples where size < Self.maximumSize {
        let added = payload.merged(with: example)
        merged += added
        size += added.reduce(0) { $0 + ($1.object?.count ?? 1) }
      }
    }
    return merged
  }
}

extension JSONValue {
  /// Returns the object with the members of another one that it lacks, and the other one with each of its members; none if
  /// either is of another type.
  fileprivate func merged(with other: JSONValue) -> [JSONValue] {
    guard case .object(var object) = self, case .object(let others) = other else { return [] }
    var merged: [JSONValue] = []
    for member in object.members where others[member.key] != member.value {
      var changed = others
      changed[member.key] = member.value
      merged.append(.object(changed))
    }
    for member in others.members where object[member.key] == nil {
      object[member.key] = member.value
    }
    return merged + [.object(object)]
  }
}
