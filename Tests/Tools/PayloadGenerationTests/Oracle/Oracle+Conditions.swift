import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Conditions that a document holds as data.
extension ZodSchema.WrittenCondition {
  /// Returns whether the condition holds, or nil if that is not known.
  func holds(_ value: OracleValue) -> Bool? {
    switch self {
    case .expression(let expression) where expression.isOnValue:
      switch value {
      // A run sees an absent value as null and is undecided if their results differ.
      case .absent, .null:
        guard let ofNull = expression.holds(in: .null),
          ofNull == expression.holds(in: .absent)
        else { return nil }
        return ofNull
      default: return value.isJSON ? expression.holds(in: value) : nil
      }
    case .expression(let expression):
      guard case .object = value else { return nil }
      return expression.holds(in: value)
    case .hasAnyField:
      guard case .object(let members) = value else { return nil }
      return !members.isEmpty
    case .notBlank:
      guard case .string(let text) = value else { return nil }
      return !text.trimmed().isEmpty
    case .emptyOrNotBlank:
      switch value {
      case .absent, .null, .boolean(false): return true
      case .number(let number): return number == 0 || number.isNaN ? true : nil
      case .string(let text): return text.isEmpty || !text.trimmed().isEmpty
      case .opaqueText, .boolean, .bigint, .date, .invalidDate, .array, .object: return nil
      }
    }
  }
}

extension ZodSchema.ConditionExpression {
  /// Returns whether the expression holds for an object's fields or for a value, or nil if that is not known.
  func holds(in scope: OracleValue) -> Bool? {
    switch self {
    case .isTruthy(let operand): return operand.value(in: scope)?.isTruthy
    case .equal(let left, let right):
      guard let left = left.value(in: scope), let right = right.value(in: scope) else { return nil }
      return left.isStrictlyEqual(to: right)
    case .less(let left, let right): return Self.isLess(left, right, orEqual: false, in: scope)
    case .lessOrEqual(let left, let right):
      return Self.isLess(left, right, orEqual: true, in: scope)
    case .not(let inner): return inner.holds(in: scope).map { !$0 }
    case .all(let parts):
      for part in parts {
        guard let holds = part.holds(in: scope) else { return nil }
        if !holds { return false }
      }
      return true
    case .any(let parts):
      for part in parts {
        guard let holds = part.holds(in: scope) else { return nil }
        if holds { return true }
      }
      return false
    }
  }

  private static func isLess(
    _ left: Operand, _ right: Operand, orEqual: Bool, in scope: OracleValue
  ) -> Bool? {
    guard let left = left.value(in: scope), let right = right.value(in: scope) else { return nil }
    if case .string(let left) = left, case .string(let right) = right {
      return left == right ? orEqual : left.utf16.lexicographicallyPrecedes(right.utf16)
    }
    guard let first = left.comparedNumber, let second = right.comparedNumber else { return nil }
    return orEqual ? first <= second : first < second
  }
}

extension ZodSchema.ConditionExpression.Operand {
  /// Returns the operand's value, or nil if it is not known.
  fileprivate func value(in scope: OracleValue) -> OracleValue? {
    switch self {
    case .field(let key): return Self.member(key, of: scope)
    case .date(let key):
      guard let member = Self.member(key, of: scope), !member.isStructure,
        case .value(let date) = member.asDate
      else { return nil }
      return date
    case .value: return scope
    case .constant(let value): return OracleValue(value)
    case .undefined: return .absent
    }
  }

  private static func member(_ key: JSText, of scope: OracleValue) -> OracleValue? {
    let member = scope.member(key)
    // An inherited member is a function.
    return member.isAbsent && InheritedName.contains(key) ? nil : member
  }
}

extension OracleValue {
  /// Whether the value is an array or an object.
  fileprivate var isStructure: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Whether JSON has the value.
  fileprivate var isJSON: Bool {
    switch self {
    case .absent, .opaqueText, .bigint, .date, .invalidDate: false
    case .null, .boolean, .number, .string: true
    case .array(let elements): elements.allSatisfy(\.isJSON)
    case .object(let members): members.allSatisfy(\.value.isJSON)
    }
  }

  /// The number that JavaScript compares; nil for a value that a run is undecided about.
  fileprivate var comparedNumber: Double? {
    switch self {
    case .bigint, .array, .object: return nil
    default:
      guard case .value(.number(let number)) = asNumber else { return nil }
      return number
    }
  }

  /// Returns whether `===` holds; nil for what is compared by identity, or not known.
  fileprivate func isStrictlyEqual(to other: OracleValue) -> Bool? {
    switch (self, other) {
    case (.opaqueText, .string), (.string, .opaqueText), (.opaqueText, .opaqueText): nil
    case (.absent, .absent), (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.date, .date), (.date, .invalidDate), (.invalidDate, .date), (.invalidDate, .invalidDate),
      (.bigint, .bigint), (.array, .array), (.object, .object):
      nil
    default: false
    }
  }
}
