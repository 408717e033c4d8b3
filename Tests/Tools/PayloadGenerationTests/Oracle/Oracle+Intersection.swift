import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Intersections: both schemas on one value, then one output of two.
extension Oracle {
  mutating func intersection(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    let left = try evaluate(schema.inner, value)
    let right = try evaluate(schema.children[1], value)
    let issues = try pooled(left.issues, right.issues, schema)
    var judgement = Judgement(value: value, issues: issues)
    if judgement.isAborted { return judgement }
    // Values that don't merge are an exception and no issue.
    guard let merged = Self.merged(left.value, right.value) else {
      throw Unpredictable(path: schema.path)
    }
    judgement.value = merged
    return judgement
  }

  /// Returns the issues of both sides; of unknown keys only those remain that both sides reject.
  private func pooled(
    _ left: [PendingIssue], _ right: [PendingIssue], _ schema: PreparedSchema
  ) throws(Unpredictable) -> [PendingIssue] {
    func isPooled(_ issue: PendingIssue) -> Bool {
      issue.code == .unrecognizedKeys && (version < .v4_6_7 || issue.reversedPath.isEmpty)
    }
    if version >= .v4_6_7 {
      // There a record's keys are pooled with unknown keys.
      let rejectsKeys = (left + right).contains {
        $0.code == .invalidKey && $0.reversedPath.count == 1
      }
      if rejectsKeys { throw Unpredictable(path: schema.path) }
    }
    let all = left + right
    if version < .v4_3_6 { return all }
    var issues = all.filter { !isPooled($0) }
    let rejected = right.filter(isPooled).flatMap(\.keys)
    var keys: [JSText] = []
    for key in left.filter(isPooled).flatMap(\.keys)
    where rejected.contains(key) && !keys.contains(key) {
      keys.append(key)
    }
    if var issue = all.first(where: isPooled), !keys.isEmpty {
      issue.keys = keys
      issues.append(issue)
    }
    return issues
  }

  /// Returns the output of two, or nil if they don't merge or it is not known.
  private static func merged(_ left: OracleValue, _ right: OracleValue) -> OracleValue? {
    switch (left, right) {
    case (.absent, .absent), (.null, .null): return left
    case (.boolean(let value), .boolean(let other)): return value == other ? left : nil
    case (.number(let value), .number(let other)): return value == other ? left : nil
    case (.bigint(let value), .bigint(let other)): return value == other ? left : nil
    case (.date(let value), .date(let other)): return value == other ? left : nil
    case (.string(let value), .string(let other)): return value == other ? left : nil
    case (.array(let value), .array(let other)):
      guard value.count == other.count else { return nil }
      var elements: [OracleValue] = []
      for (left, right) in zip(value, other) {
        guard let element = merged(left, right) else { return nil }
        elements.append(element)
      }
      return .array(elements)
    case (.object(var members), .object(let others)):
      for other in others {
        guard let place = members.firstIndex(where: { $0.key == other.key }) else {
          members.append(other)
          continue
        }
        guard let value = merged(members[place].value, other.value) else { return nil }
        members[place].value = value
      }
      return .object(members)
    default: return nil
    }
  }
}
