import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Objects: their fields, and the members beside them.
extension Oracle {
  mutating func object(
    _ schema: PreparedSchema, _ shape: ZodSchema.Shape, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .object(let members) = value else { return Judgement(value, .invalidType) }
    var output: [OracleMember] = []
    var issues: [PendingIssue] = []
    var knownCount = 0
    for (place, field) in schema.fields.enumerated() {
      let member = Self.find(field.key, in: members, near: place)
      if field.key == "__proto__", version >= .v4_6_7 {
        // From 4.6.7 on, neither validated nor in the output.
        if member != nil { knownCount += 1 }
        continue
      }
      if member == nil, InheritedName.contains(field.key) {
        // The field has the inherited method as its value.
        throw Unpredictable(path: field.schema.path)
      }
      if member != nil { knownCount += 1 }
      let result = try self.field(field.schema, member?.value, at: .key(field.key), &issues)
      if member != nil || !result.isAbsent { output.append(OracleMember(field.key, result)) }
    }
    if knownCount < members.count {
      let others = members.filter { member in
        !schema.fields.contains { $0.key == member.key }
      }
      if others.contains(where: { $0.key == "__proto__" }) {
        throw Unpredictable(path: schema.path)
      }
      switch shape.unknownKeys {
      case .strip: break
      case .keep: output += others
      case .reject: issues.append(.unrecognizedKeys(others.map(\.key), in: version))
      case .catchall(let catchall):
        if case .never = catchall.node {
          issues.append(.unrecognizedKeys(others.map(\.key), in: version))
        } else if let rest = schema.rest {
          for member in others {
            let result = try child(rest, member.value, at: .key(member.key), &issues)
            output.append(OracleMember(member.key, result))
          }
        }
      }
    }
    return Judgement(value: .object(output), issues: issues)
  }

  /// Returns the issues of an object that lacks a field of this schema, without paths.
  mutating func issuesOfAbsence(
    of schema: PreparedSchema
  ) throws(Unpredictable) -> [PendingIssue] {
    var issues: [PendingIssue] = []
    _ = try field(schema, nil, at: .key(""), &issues)
    return issues
  }

  /// Validates a field; returns its output, absent if the output lacks the key.
  private mutating func field(
    _ schema: PreparedSchema, _ member: OracleValue?, at segment: PathSegment,
    _ issues: inout [PendingIssue]
  ) throws(Unpredictable) -> OracleValue {
    let (input, mayOutputBeAbsent) = (schema.absence, schema.mayOutputBeAbsent)
    let isAbsent = member == nil
    let count = issues.count
    let result = try child(schema, member ?? .absent, at: segment, &issues)
    if isAbsent, version >= .v4_6_7, mayOutputBeAbsent, input == .optional {
      // It runs all the same, and may throw.
      issues.removeSubrange(count...)
      return .absent
    }
    guard isAbsent else { return result }
    if version < .v4_4_3 {
      if mayOutputBeAbsent, version >= .v4_3_6 { issues.removeSubrange(count...) }
      return result
    }
    if issues.count > count {
      guard mayOutputBeAbsent, input != .refused else { return result }
      issues.removeSubrange(count...)
      return .absent
    }
    guard input == .refused else { return result }
    issues.append(PendingIssue(.invalidType, at: [segment]))
    return .absent
  }

  /// Returns a member by its key, or nil; members are mostly in the order of the fields.
  private static func find(_ key: JSText, in members: [OracleMember], near place: Int)
    -> OracleMember?
  {
    if place < members.count, members[place].key == key { return members[place] }
    return members.first { $0.key == key }
  }
}
