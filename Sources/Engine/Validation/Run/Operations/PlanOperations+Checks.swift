internal import JSPrimitives
internal import JSRegex
internal import SchemaModel
internal import URLStandard

/// Checks of a value.
extension PlanOperations {
  /// Runs a check. The run becomes undecided if the check is not defined for the value.
  mutating func evaluate(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    values.count(readingOf: value)
    switch check.opcode {
    case .length: return length(check, &value)
    case .greaterThan, .greaterOrEqual, .lessThan, .lessOrEqual, .safeInteger, .rangedInteger,
      .range, .multipleOf, .roundedMultipleOf:
      guard values.type(value) == .number else { return otherNumber(check, value) }
      return Self.limit(check, values.number(value))
    case .bigintGreaterThan, .bigintGreaterOrEqual, .bigintLessThan, .bigintLessOrEqual,
      .bigintMultipleOf, .bigintRange:
      return bigint(check, value)
    case .pattern:
      guard values.type(value) == .string else { return otherPattern(check, value) }
      return matches(values.text(&value), pattern: check.pattern) ? .passed : .failed(way: 0)
    case .startsWith, .endsWith, .includes, .includesAfter:
      return part(check, &value)
    case .url:
      // Zod catches the exception of `trim`.
      guard values.type(value) == .string else { return .failed(way: 0) }
      let text = values.text(&value)
      let trimmed = WhiteSpace.trimmedRange(of: text.bytes)
      let bytes = UnsafeBufferPointer(rebasing: text.bytes[trimmed])
      guard WebURL.isValid(bytes) else { return .failed(way: 0) }
      if trimmed.count < text.bytes.count {
        value = values.arena.text(bytes, isASCII: text.isASCII)
      }
      return .passed
    case .urlOptions:
      return failures(ofURL: check, &value).first.map { .failed(way: $0) } ?? .passed
    case .textFormat: return textFormat(check, &value)
    case .overwrite:
      return apply(check.transform, opcode: check.transformOpcode, &value)
        ? .passed : .failed(way: 0)
    case .custom:
      return holds(check.predicate, &value) ? .passed : .failed(way: 0)
    // The explanation runs these itself.
    case .function, .hasMembers, .property: return unsupported(check, value)
    }
  }

  /// Returns the result of a pattern on a value that is no string, as `RegExp.prototype.test` converts it.
  private mutating func otherPattern(_ check: PlanCheck, _ value: Value) -> CheckResult {
    guard case .converted(let bytes) = text(of: value) else { return unsupported(check, value) }
    let text = bytes.withUnsafeBufferPointer(WTF8.isASCII)
    var converted = values.arena.text(copying: bytes, isASCII: text)
    return matches(values.text(&converted), pattern: check.pattern) ? .passed : .failed(way: 0)
  }

  private mutating func part(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    guard values.type(value) == .string else { return unsupported(check, value) }
    let text = values.text(&value).bytes
    let part = plan.texts[Int(check.text)]
    let holds =
      switch check.opcode {
      case .startsWith: part.isPrefix(of: text)
      case .endsWith: part.isSuffix(of: text)
      case .includes: part.isContained(in: text)
      default:
        part.bytes.withUnsafeBufferPointer {
          TextSearch.includes(text, $0, position: Int(exactly: check.limit) ?? .max)
        }
      }
    return holds ? .passed : .failed(way: 0)
  }

  /// Returns whether a text has a match of a pattern; also false if the run becomes undecided.
  @inline(__always)
  mutating func matches(_ text: Arena.Text, pattern index: Int32) -> Bool {
    let verdict = tables.patterns[Int(index)]._withUnsafeGuaranteedRef { regex in
      Result { () throws(MatchError) in
        try regex.test(text.bytes, isASCII: text.isASCII, limits: matchLimits)
      }
    }
    switch verdict {
    case .success(let matches): return matches
    case .failure(let error):
      leaveUndecided(error, pattern: index)
      return false
    }
  }

  @inline(never)
  mutating func leaveUndecided(_ error: MatchError, pattern index: Int32) {
    let pattern = plan.patterns[Int(index)].description
    values.leaveUndecided(
      error == .budgetExceeded || error == .memoryExceeded
        ? .regexBudget(pattern: pattern)
        : .functionFailed(name: "the pattern \(pattern)", error: "\(error)"))
  }

  mutating func unsupported(_ check: PlanCheck, _ value: Value) -> CheckResult {
    values.leaveUndecided(
      .unsupportedValue(name: "the check \(check.opcode)", type: values.type(value).name))
    return .failed(way: 0)
  }

  /// Returns the result of a number's check.
  private static func limit(_ check: PlanCheck, _ number: Double) -> CheckResult {
    switch check.opcode {
    case .greaterThan: return number > check.limit ? .passed : .failed(way: 0)
    case .greaterOrEqual: return number >= check.limit ? .passed : .failed(way: 0)
    case .lessThan: return number < check.limit ? .passed : .failed(way: 0)
    case .lessOrEqual: return number <= check.limit ? .passed : .failed(way: 0)
    case .multipleOf:
      return JSNumber.decimalRemainder(number, check.limit) == 0 ? .passed : .failed(way: 0)
    case .roundedMultipleOf:
      return JSNumber.isMultiple(number, of: check.limit, tolerance: check.otherLimit)
        ? .passed : .failed(way: 0)
    case .range:
      if number > check.otherLimit { return .failed(way: 0) }
      return number < check.limit ? .failed(way: 1) : .passed
    default:
      // An integer that a double holds exactly, as `Number.isSafeInteger` says.
      guard number.isFinite, number.rounded(.towardZero) == number else { return .failed(way: 0) }
      guard abs(number) <= JSNumber.maximumSafeInteger else {
        return .failed(way: number > 0 ? 1 : 2)
      }
      guard check.opcode == .rangedInteger else { return .passed }
      if number > check.otherLimit { return .failed(way: 3) }
      return number < check.limit ? .failed(way: 4) : .passed
    }
  }
}

extension JSText {
  fileprivate func isPrefix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count >= bytes.count, text.prefix(bytes.count).elementsEqual(bytes) { return true }
    return needsCodeUnits && JSText(wtf8: Array(text)).utf16.starts(with: utf16)
  }

  fileprivate func isSuffix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count >= bytes.count, text.suffix(bytes.count).elementsEqual(bytes) { return true }
    return needsCodeUnits
      && JSText(wtf8: Array(text)).utf16.reversed().starts(with: utf16.reversed())
  }

  fileprivate func isContained(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if needsCodeUnits {
      return Self.isContained(utf16, in: JSText(wtf8: Array(text)).utf16)
    }
    return bytes.withUnsafeBufferPointer { Self.isContained($0, in: text) }
  }

  /// Whether the text may start or end in half of a surrogate pair, which a comparison of bytes doesn't find.
  private var needsCodeUnits: Bool { hasLoneSurrogates }

  private static func isContained<Unit: Equatable>(
    _ part: some RandomAccessCollection<Unit>, in text: some RandomAccessCollection<Unit>
  ) -> Bool {
    guard let first = part.first else { return true }
    var rest = text[...]
    while rest.count >= part.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
