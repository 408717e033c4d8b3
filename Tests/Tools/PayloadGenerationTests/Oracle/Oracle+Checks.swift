import JSPrimitives
import SchemaModel

import enum Validation.IssueCode

@testable import PayloadGeneration

/// One check on one value.
extension Oracle {
  /// Returns whether a check runs even on an aborted payload if the value has a length or size.
  static func hasOwnCondition(_ kind: ZodSchema.Check.Kind) -> Bool {
    switch kind {
    case .minLength, .maxLength, .lengthEquals, .minSize, .maxSize, .sizeEquals: true
    default: false
    }
  }

  /// Returns the issues of a check; an overwrite replaces the value.
  mutating func evaluate(
    _ check: PreparedCheck, _ value: inout OracleValue
  ) throws(Unpredictable) -> [PendingIssue] {
    func issue(_ code: IssueCode, unless holds: Bool) -> [PendingIssue] {
      holds ? [] : [PendingIssue(code, of: check)]
    }
    switch check.kind {
    case .minLength(let minimum):
      guard let length = try length(of: value, check) else { return [] }
      return issue(.tooSmall, unless: length >= minimum)
    case .maxLength(let maximum):
      guard let length = try length(of: value, check) else { return [] }
      return issue(.tooBig, unless: length <= maximum)
    case .lengthEquals(let exact):
      guard let length = try length(of: value, check) else { return [] }
      return issue(length > exact ? .tooBig : .tooSmall, unless: length == exact)
    // No value is a file, so the check never runs.
    case .mimeType: return []
    case .minSize, .maxSize, .sizeEquals:
      // Only a member of an object is a size here.
      if !value.member("size").isAbsent { throw Unpredictable(path: check.path) }
      return []
    case .greaterThan(let bound, let inclusive):
      let order = try Self.order(of: value, bound, check)
      return issue(.tooSmall, unless: order.map { $0 > 0 || inclusive && $0 == 0 } ?? false)
    case .lessThan(let bound, let inclusive):
      let order = try Self.order(of: value, bound, check)
      return issue(.tooBig, unless: order.map { $0 < 0 || inclusive && $0 == 0 } ?? false)
    case .numberFormat(let format): return try numberFormat(format, value, check)
    case .multipleOf(let step):
      return issue(.notMultipleOf, unless: try isMultiple(value, of: step, check))
    case .format(let format): return try self.format(format, check, &value)
    case .overwrite:
      guard let transform = check.transform else { throw Unpredictable(path: check.path) }
      try Self.apply(transform, &value, path: check.path)
      return []
    case .custom(_, let path, _):
      guard let holds = check.condition?.holds(value) ?? check.predicate?.holds(value) else {
        throw Unpredictable(path: check.path)
      }
      return holds ? [] : [PendingIssue(.custom, of: check, at: path ?? [])]
    case .property, .properties: return try properties(check, value)
    case .function: throw Unpredictable(path: check.path)
    }
  }

  /// Returns JavaScript's `length` of a value; nil when the check does not run.
  ///
  /// From 4.6.7 on, a string's length is that in code points.
  private func length(
    of value: OracleValue, _ check: PreparedCheck
  ) throws(Unpredictable) -> Int? {
    switch value {
    case .string(let text): return version >= .v4_6_7 ? text.codePoints.count : text.length
    case .array(let elements): return elements.count
    case .opaqueText: throw Unpredictable(path: check.path)
    case .object:
      if value.member("length").isAbsent { return nil }
      throw Unpredictable(path: check.path)
    case .absent, .null, .boolean, .number, .bigint, .date, .invalidDate: return nil
    }
  }

  /// Validates members of a value by their separate schemas.
  private mutating func properties(
    _ check: PreparedCheck, _ value: OracleValue
  ) throws(Unpredictable) -> [PendingIssue] {
    if case .properties = check.kind, value.isNullish {
      return [PendingIssue(.invalidType, effect: check.check.abort ? .stopsAll : .stops)]
    }
    var issues: [PendingIssue] = []
    for property in check.properties {
      guard let member = Self.member(property.key, of: value) else {
        throw Unpredictable(path: check.path)
      }
      _ = try child(property.schema, member, at: .key(property.key), &issues)
    }
    return issues
  }

  /// Returns `value[key]`, or nil if it is not known.
  private static func member(_ key: JSText, of value: OracleValue) -> OracleValue? {
    switch value {
    case .object(let members):
      let isInherited = InheritedName.contains(key) && !members.contains { $0.key == key }
      return isInherited ? nil : value.member(key)
    case .string(let text) where key == "length": return .number(Double(text.length))
    case .array(let elements) where key == "length": return .number(Double(elements.count))
    default: return nil
    }
  }
}
