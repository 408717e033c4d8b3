internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Bounds, formats and multiples of numbers and bigints.
extension SchemaCompiler {
  mutating func numeric(
    _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource], path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    switch check.kind {
    case .greaterThan(let bound, let inclusive):
      return try self.bound(bound, inclusive, isLower: true, check, own: own, path: path)
    case .lessThan(let bound, let inclusive):
      return try self.bound(bound, inclusive, isLower: false, check, own: own, path: path)
    case .multipleOf(let divisor): return try multipleOf(divisor, check, own: own, path: path)
    case .numberFormat(let format): return self.format(format, check, own: own)
    default: return PlanCheck(opcode: .range, abort: check.abort)
    }
  }

  private mutating func bound(
    _ bound: ZodSchema.Bound, _ inclusive: Bool, isLower: Bool, _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource], path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    var opcode: PlanCheck.Opcode =
      isLower
      ? inclusive ? .greaterOrEqual : .greaterThan : inclusive ? .lessOrEqual : .lessThan
    if case .bigint = bound {
      opcode =
        isLower
        ? inclusive ? .bigintGreaterOrEqual : .bigintGreaterThan
        : inclusive ? .bigintLessOrEqual : .bigintLessThan
    }
    var result = PlanCheck(opcode: opcode, abort: check.abort)
    let limit: JSONValue
    var origin: JSText = "number"
    var shown: JSText?
    switch bound {
    case .number(let number):
      result.limit = number
      limit = .number(number)
    case .date(let milliseconds):
      result.limit = milliseconds
      origin = "date"
      if semantics.dateLimits == .dates {
        limit = JSDate.isoText(milliseconds).map { .string(JSText($0)) } ?? .null
        shown = JSText(JSDate.text(milliseconds))
      } else {
        limit = .number(milliseconds)
      }
    case .bigint(let digits):
      result.bigint = try bigint(digits, path: path)
      limit = .string(JSText(digits))
      origin = "bigint"
    }
    // The value's type is the origin in some versions: one template for each.
    let origins = semantics.originIsOfValue ? ["number", "bigint", "date"] : [origin]
    let code: IssueCode = isLower ? .tooSmall : .tooBig
    for (index, origin) in origins.enumerated() {
      let place = template(
        code,
        [
          .init("origin", .string(origin)), .code(code),
          .init(isLower ? "minimum" : "maximum", limit), .init("inclusive", .boolean(inclusive)),
        ],
        own: own,
        default: IssueMessage.range(
          code, origin: origin,
          limit: shown ?? limit.text ?? JSText(JSNumber.string(result.limit)),
          inclusive: inclusive),
        continuation: check.continuation)
      if index == 0 { result.template = place }
    }
    return result
  }

  private mutating func bigint(_ digits: String, path: SchemaPath) throws(SchemaError) -> Int32 {
    guard let number = try? JSBigInt(digits) else { throw path.error(.invalidBigint(digits)) }
    return PlanBuilder.add(number, to: &plan.bigints)
  }

  private mutating func multipleOf(
    _ divisor: ZodSchema.Bound, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource],
    path: SchemaPath
  ) throws(SchemaError) -> PlanCheck {
    var result: PlanCheck
    let reported: JSONValue
    switch divisor {
    case .number(let number), .date(let number):
      result = PlanCheck(
        opcode: semantics.multiples == .decimalDigits ? .multipleOf : .roundedMultipleOf,
        abort: check.abort)
      result.limit = number
      result.otherLimit = Double.ulpOfOne * (semantics.multiples == .nearQuotient ? 4 : 1)
      reported = .number(number)
    case .bigint(let digits):
      result = PlanCheck(opcode: .bigintMultipleOf, abort: check.abort)
      result.bigint = try bigint(digits, path: path)
      reported = .string(JSText(digits))
    }
    let text = reported.text ?? JSText(JSNumber.string(result.limit))
    result.template = template(
      .notMultipleOf,
      [
        .init("origin", reported.text == nil ? "number" : "bigint"), .code(.notMultipleOf),
        .init("divisor", reported),
      ],
      own: own, default: IssueMessage.notMultipleOf(text), continuation: check.continuation)
    return result
  }

  /// Returns the check of a format. An integer's has five ways to fail: not an integer, which never continues, above
  /// and below the safe integers, above and below the format's range. Another's has the last two.
  private mutating func format(
    _ format: ZodSchema.NumberFormat, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource]
  ) -> PlanCheck {
    let name = JSText(format.rawValue)
    if let (low, high) = format.bigintRange {
      var result = PlanCheck(opcode: .bigintRange, abort: check.abort)
      result.bigint = PlanBuilder.add(low, to: &plan.bigints)
      _ = PlanBuilder.add(high, to: &plan.bigints)
      result.template = range(
        name, "bigint", .string(JSText(high.description)), .string(JSText(low.description)),
        check, own: own)
      return result
    }
    let numbers = format.range ?? -JSNumber.maximumSafeInteger...JSNumber.maximumSafeInteger
    let (low, high) = (numbers.lowerBound, numbers.upperBound)
    var result = PlanCheck(
      opcode: !format.isOfIntegers ? .range : format == .safeint ? .safeInteger : .rangedInteger,
      abort: check.abort)
    (result.limit, result.otherLimit) = (low, high)
    if format.isOfIntegers {
      result.template = template(
        .invalidType,
        [.init("expected", "int"), .init("format", .string(name)), .code(.invalidType)],
        own: own, default: IssueMessage.invalidType(expected: "int", received: "number"),
        continuation: .aborts)
      unsafe(.tooBig, check, own: own)
      unsafe(.tooSmall, check, own: own)
    }
    guard format != .safeint else { return result }
    let first = range(name, "number", .number(high), .number(low), check, own: own)
    if !format.isOfIntegers { result.template = first }
    return result
  }

  /// Adds the template of an integer beyond the safe ones.
  private mutating func unsafe(
    _ code: IssueCode, _ check: ZodSchema.Check, own: [IssueTemplate.MessageSource]
  ) {
    let limit = code == .tooBig ? JSNumber.maximumSafeInteger : -JSNumber.maximumSafeInteger
    let isInclusive = semantics.numberLimitsContinue
    _ = template(
      code,
      [
        .code(code), .init(code == .tooBig ? "maximum" : "minimum", .number(limit)),
        .init("note", "Integers must be within the safe integer range."),
        .init("origin", "int"),
      ] + (isInclusive ? [.init("inclusive", true)] : []),
      own: own,
      default: IssueMessage.range(
        code, origin: "int", limit: JSText(JSNumber.string(limit)), inclusive: isInclusive),
      continuation: check.continuation)
  }

  /// Adds the templates of a number above and below a range, and returns the first one's place.
  private mutating func range(
    _ format: JSText, _ origin: JSText, _ high: JSONValue, _ low: JSONValue,
    _ check: ZodSchema.Check,
    own: [IssueTemplate.MessageSource]
  ) -> Int32 {
    func text(_ limit: JSONValue) -> JSText {
      limit.text ?? JSText(JSNumber.string(limit.number ?? 0))
    }
    let above = template(
      .tooBig,
      [
        .init("origin", .string(origin)), .code(.tooBig), .init("maximum", high),
      ] + (semantics.numberLimitsContinue ? [.init("inclusive", true)] : []),
      own: own,
      default: IssueMessage.range(
        .tooBig, origin: origin, limit: text(high), inclusive: semantics.numberLimitsContinue),
      continuation: semantics.numberLimitsContinue ? check.continuation : .stops)
    _ = template(
      .tooSmall,
      [
        .init("origin", .string(origin)), .code(.tooSmall), .init("minimum", low),
        .init("inclusive", true),
      ],
      own: own,
      default: IssueMessage.range(.tooSmall, origin: origin, limit: text(low), inclusive: true),
      continuation: check.continuation)
    return above
  }
}

extension JSNumber {
  /// `Number.MAX_SAFE_INTEGER`.
  static let maximumSafeInteger = 9_007_199_254_740_991.0
}

extension ZodSchema.NumberFormat {
  /// The least and the greatest `bigint`, or nil for a format of numbers.
  fileprivate var bigintRange: (low: JSBigInt, high: JSBigInt)? {
    let bounds: (String, String)? =
      switch self {
      case .int64: ("-9223372036854775808", "9223372036854775807")
      case .uint64: ("0", "18446744073709551615")
      default: nil
      }
    guard let bounds, let low = try? JSBigInt(bounds.0), let high = try? JSBigInt(bounds.1) else {
      return nil
    }
    return (low, high)
  }
}
