import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Arrays and tuples.
extension Oracle {
  mutating func array(
    _ element: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .array(let elements) = value else { return Judgement(value, .invalidType) }
    var output: [OracleValue] = []
    var issues: [PendingIssue] = []
    output.reserveCapacity(elements.count)
    for (index, value) in elements.enumerated() {
      output.append(try child(element, value, at: .index(index), &issues))
    }
    return Judgement(value: .array(output), issues: issues)
  }

  /// Returns the issue of an array that is longer than its leading checks of a length allow; from 4.6.7 on it is the only
  /// one of the array.
  func excess(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> PendingIssue? {
    guard version >= .v4_6_7, case .array = schema.node, case .array(let elements) = value else {
      return nil
    }
    for check in schema.checks {
      switch check.kind {
      case .maxLength(let limit), .lengthEquals(let limit):
        if elements.count > limit { return PendingIssue(.tooBig, effect: .stopsAll) }
      case .minLength, .minSize, .maxSize, .sizeEquals: continue
      default: return nil
      }
    }
    return nil
  }

  mutating func tuple(
    _ items: [PreparedSchema], _ rest: PreparedSchema?, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .array(let elements) = value else { return Judgement(value, .invalidType) }
    let last = items.lastIndex { !$0.acceptsAbsent }
    // Before 4.2.1 a tuple of which no item is needed counts one too many.
    let needed = last.map { $0 + 1 } ?? (version < .v4_2_1 ? items.count + 1 : 0)
    return version < .v4_4_3
      ? try closedTuple(items, rest, elements, needed: needed)
      : try openTuple(items, rest, elements, needed: needed)
  }

  /// The tuples of 4.3.6: items that are absent and may be so don't run.
  private mutating func closedTuple(
    _ items: [PreparedSchema], _ rest: PreparedSchema?, _ elements: [OracleValue], needed: Int
  ) throws(Unpredictable) -> Judgement {
    if rest == nil, elements.count > items.count {
      return Judgement(.array([]), .tooBig)
    }
    if rest == nil, elements.count < needed - 1 {
      return Judgement(.array([]), .tooSmall)
    }
    var output: [OracleValue] = []
    var issues: [PendingIssue] = []
    for index in 0..<max(items.count, elements.count) {
      if index >= elements.count, index >= needed { break }
      let element = index < elements.count ? elements[index] : .absent
      guard let item = index < items.count ? items[index] : rest else { break }
      output.append(try child(item, element, at: .index(index), &issues))
    }
    return Judgement(value: .array(output), issues: issues)
  }

  /// The tuples from 4.4.3 on: all items run, and the output may end early.
  private mutating func openTuple(
    _ items: [PreparedSchema], _ rest: PreparedSchema?, _ elements: [OracleValue], needed: Int
  ) throws(Unpredictable) -> Judgement {
    var issues: [PendingIssue] = []
    if rest == nil {
      if elements.count < needed { return Judgement(.array([]), .tooSmall) }
      if elements.count > items.count { issues.append(PendingIssue(.tooBig)) }
    }
    var further: [OracleValue] = []
    if let rest, elements.count > items.count {
      for index in items.count..<elements.count {
        further.append(try child(rest, elements[index], at: .index(index), &issues))
      }
    }
    let outputNeeded = (items.lastIndex { !$0.mayOutputBeAbsent } ?? -1) + 1
    var output: [OracleValue] = []
    for (index, item) in items.enumerated() {
      let isAbsent = index >= elements.count
      let endsHere = isAbsent && index >= outputNeeded
      let count = issues.count
      let result = try child(
        item, isAbsent ? .absent : elements[index], at: .index(index), &issues)
      let isLeftOut = version >= .v4_6_7 && item.absence == .optional
      if endsHere, isLeftOut || issues.count > count {
        issues.removeSubrange(count...)
        break
      }
      output.append(result)
    }
    while output.count > elements.count, output.last?.isAbsent == true,
      items[output.count - 1].mayOutputBeAbsent
    {
      output.removeLast()
    }
    return Judgement(value: .array(output + further), issues: issues)
  }

  /// Evaluates a value inside another one and prepends its segment to the issues' paths.
  mutating func child(
    _ schema: PreparedSchema, _ value: OracleValue, at segment: PathSegment,
    _ issues: inout [PendingIssue]
  ) throws(Unpredictable) -> OracleValue {
    let judgement = try evaluate(schema, value)
    for var issue in judgement.issues {
      issue.reversedPath.append(segment)
      issues.append(issue)
    }
    return judgement.value
  }
}
