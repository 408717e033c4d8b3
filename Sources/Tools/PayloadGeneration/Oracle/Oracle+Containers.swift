internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The containers: arrays, tuples, records and objects.
extension Oracle {
  static func array(
    _ element: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .array(let elements) = value else {
      return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    }
    var output: [OracleValue] = []
    var issues: [PendingIssue] = []
    output.reserveCapacity(elements.count)
    for (index, value) in elements.enumerated() {
      output.append(try child(element, value, at: .index(index), &issues))
    }
    return Judgement(value: .array(output), issues: issues)
  }

  static func tuple(
    _ items: [PreparedSchema], _ rest: PreparedSchema?, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .array(let elements) = value else {
      return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    }
    let needed = (items.lastIndex { !$0.acceptsAbsent } ?? -1) + 1
    if rest == nil, elements.count > items.count {
      return Judgement(value: .array([]), issues: [PendingIssue(.tooBig)])
    }
    if rest == nil, elements.count < needed - 1 {
      return Judgement(value: .array([]), issues: [PendingIssue(.tooSmall)])
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

  static func record(
    _ element: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .object(let members) = value else {
      return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    }
    var output: [(key: JSText, value: OracleValue)] = []
    var issues: [PendingIssue] = []
    for member in members {
      output.append(
        (member.key, try child(element, member.value, at: .key(member.key), &issues)))
    }
    return Judgement(value: .object(output), issues: issues)
  }

  static func object(
    _ fields: [PreparedField], _ unknownKeys: ZodSchema.Shape.UnknownKeys, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .object(let members) = value else {
      return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    }
    var output: [(key: JSText, value: OracleValue)] = []
    var issues: [PendingIssue] = []
    var knownCount = 0
    for (place, field) in fields.enumerated() {
      let member = find(field.key, in: members, near: place)
      if !member.isAbsent { knownCount += 1 }
      let count = issues.count
      let result = try child(field.schema, member, at: .key(field.key), &issues)
      if member.isAbsent, field.schema.forgivesAbsent { issues.removeSubrange(count...) }
      if !result.isAbsent { output.append((field.key, result)) }
    }
    guard knownCount < members.count else {
      return Judgement(value: .object(output), issues: issues)
    }
    switch unknownKeys {
    case .strip: break
    case .keep:
      output += members.filter { member in !fields.contains { $0.key == member.key } }
    case .reject: issues.append(PendingIssue(.unrecognizedKeys))
    }
    return Judgement(value: .object(output), issues: issues)
  }

  /// Returns a member by its key; members are mostly in the order of the fields.
  private static func find(
    _ key: JSText, in members: [(key: JSText, value: OracleValue)], near place: Int
  ) -> OracleValue {
    if place < members.count, members[place].key == key { return members[place].value }
    return members.first { $0.key == key }?.value ?? .absent
  }

  /// Evaluates a value inside another one and prepends its segment to the issues' paths.
  private static func child(
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
