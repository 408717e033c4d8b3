internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The checks of a node.
extension ValueForm {
  /// Limits a form to the values that pass checks, one after the other.
  mutating func apply(
    _ checks: [ZodSchema.Check], of node: ZodSchema, hasReportingTransforms: Bool
  ) {
    let seen = node.isIdentity ? nil : node
    for (index, check) in checks.enumerated() {
      let rest = Array(checks[(index + 1)...])
      if check.mayRewrite {
        if check.isURL { add(.checks([check], seen: seen), to: { _ in true }) }
        let isLast = checks[index...].allSatisfy(\.isOverwrite)
        if isLast, !hasReportingTransforms, node.node == .string { return }
        guard check.keepsStrings, node.node == .string else {
          add(.checks(Array(checks[index...]), seen: seen), to: { _ in true })
          return
        }
        guard !rest.isEmpty else { return }
        if case .overwrite(.trim) = check.kind { keepTrimmed(rest) }
        add(
          .through(
            ZodSchema(.string, checks: [check]), then: ZodSchema(.string, checks: rest)),
          to: { _ in true })
        return
      }
      apply(check, seen: seen)
    }
  }

  /// The minimum of a trimmed string is one of the string.
  private mutating func keepTrimmed(_ rest: [ZodSchema.Check]) {
    for check in rest {
      guard check.when == nil, !check.mayRewrite else { return }
      guard case .minLength(let minimum) = check.kind else { continue }
      for index in sets.indices {
        if case .strings(var strings) = sets[index].kind {
          strings.limit(minimum, .max)
          sets[index].kind = .strings(strings)
        }
      }
    }
  }

  private mutating func add(_ condition: Condition, to isMeant: (ValueSet) -> Bool) {
    for index in sets.indices where isMeant(sets[index]) {
      sets[index].conditions.insert(condition)
    }
  }

  private mutating func apply(_ check: ZodSchema.Check, seen: ZodSchema?) {
    for index in sets.indices {
      guard check.when == nil, sets[index].apply(check, seen: seen) else {
        sets[index].conditions.insert(.checks([check], seen: seen))
        continue
      }
    }
  }
}

extension ValueSet {
  /// Limits the set to the values that pass a check.
  ///
  /// - Returns: whether the form shows the check.
  fileprivate mutating func apply(_ check: ZodSchema.Check, seen: ZodSchema?) -> Bool {
    switch kind {
    case .constant(.null), .constant(.boolean), .constant(.number):
      return check.kind.lengthBound.map { !$0.isOfSize } ?? false
    case .strings(var strings):
      guard seen == nil, let bound = check.kind.lengthBound, !bound.isOfSize else { return false }
      strings.limit(bound.minimum, bound.maximum)
      kind = .strings(strings)
    case .arrays(var arrays):
      // The output of an array has as many elements.
      guard seen?.isArray ?? true, let bound = check.kind.lengthBound, !bound.isOfSize else {
        return false
      }
      arrays.limit(bound.minimum, bound.maximum)
      kind = .arrays(arrays)
    case .numbers(var numbers):
      guard seen == nil else { return false }
      switch check.kind {
      case .minLength, .maxLength, .lengthEquals: return true
      case .greaterThan(.number(let limit), let inclusive):
        guard !limit.isNaN else { return false }
        numbers.limit(inclusive ? limit : limit.nextUp, .infinity)
      case .lessThan(.number(let limit), let inclusive):
        guard !limit.isNaN else { return false }
        numbers.limit(-.infinity, inclusive ? limit : limit.nextDown)
      case .numberFormat(let format):
        switch format {
        case .safeint: numbers.meet(.safeIntegers)
        case .int32:
          numbers.meet(.safeIntegers)
          numbers.limit(-2_147_483_648, 2_147_483_647)
        case .uint32:
          numbers.meet(.safeIntegers)
          numbers.limit(0, 4_294_967_295)
        case .float32:
          numbers.limit(-3.402_823_466_385_288_6e38, 3.402_823_466_385_288_6e38)
        case .float64:
          numbers.limit(-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
        case .int64, .uint64: return false
        }
      case .multipleOf(.number(let step)): numbers.steps.insert(step)
      default: return false
      }
      kind = .numbers(numbers)
    case .constant, .objects: return false
    }
    return true
  }
}

extension NumberSet {
  fileprivate static var safeIntegers: NumberSet {
    NumberSet(minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991, isInteger: true)
  }
}

extension ZodSchema {
  fileprivate var isArray: Bool {
    switch node {
    case .array: true
    case .lazy(let inner), .readonly(let inner): inner.isArray
    default: false
    }
  }
}

extension ZodSchema.LengthBound {
  fileprivate var minimum: Int { comparison == .atMost ? 0 : limit }
  fileprivate var maximum: Int { comparison == .atLeast ? .max : limit }
}

extension ZodSchema.Check {
  fileprivate var isOverwrite: Bool {
    if case .overwrite = kind { when == nil } else { false }
  }

  fileprivate var isURL: Bool {
    if case .format(let format) = kind { format.urlOptions != nil } else { false }
  }
}
