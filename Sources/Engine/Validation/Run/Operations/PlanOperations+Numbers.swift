internal import JSPrimitives

/// Checks of numbers on values of other types, and checks of bigints.
extension PlanOperations {
  /// Returns the result of a number's check on a value that is no number, as JavaScript's operators compare it.
  mutating func otherNumber(_ check: PlanCheck, _ value: Value) -> CheckResult {
    // `Number.isInteger` is false for any other type.
    if check.opcode == .safeInteger || check.opcode == .rangedInteger { return .failed(way: 0) }
    guard check.isBound, case .converted(let number) = values.coerceToNumber(value) else {
      return unsupported(check, value)
    }
    let holds =
      switch check.opcode {
      case .greaterThan: number > check.limit
      case .greaterOrEqual: number >= check.limit
      case .lessThan: number < check.limit
      default: number <= check.limit
      }
    if holds { return .passed }
    guard plan.rules.originIsOfValue else { return .failed(way: 0) }
    // The templates are those of numbers, bigints and dates. `typeof` is "object" for null, arrays and objects.
    switch values.type(value) {
    case .null, .array, .object, .date, .set, .map: return .failed(way: 2)
    case .bigint: return .failed(way: 1)
    default: return .failed(way: 0)
    }
  }

  /// Returns the result of a bigint's check.
  mutating func bigint(_ check: PlanCheck, _ value: Value) -> CheckResult {
    guard values.type(value) == .bigint else { return unsupported(check, value) }
    let number = values.arena.bigints[Int(value.index)]
    let limit = plan.bigints[Int(check.bigint)]
    let way: Int32 = plan.rules.originIsOfValue && check.isBigIntBound ? 1 : 0
    switch check.opcode {
    case .bigintGreaterThan: return limit < number ? .passed : .failed(way: way)
    case .bigintGreaterOrEqual: return number < limit ? .failed(way: way) : .passed
    case .bigintLessThan: return number < limit ? .passed : .failed(way: way)
    case .bigintLessOrEqual: return limit < number ? .failed(way: way) : .passed
    case .bigintRange:
      if plan.bigints[Int(check.bigint) + 1] < number { return .failed(way: 0) }
      return number < limit ? .failed(way: 1) : .passed
    default:
      do throws(JSBigIntError) {
        return try number.remainder(dividingBy: limit).isZero ? .passed : .failed(way: 0)
      } catch {
        return plan.rules.dividesByZero ? .failed(way: 0) : unsupported(check, value)
      }
    }
  }
}

extension PlanCheck {
  /// Whether the check compares a number with a bound.
  fileprivate var isBound: Bool {
    switch opcode {
    case .greaterThan, .greaterOrEqual, .lessThan, .lessOrEqual: true
    default: false
    }
  }

  /// Whether the check compares a bigint with a bound.
  fileprivate var isBigIntBound: Bool { opcode != .bigintRange && opcode != .bigintMultipleOf }
}
