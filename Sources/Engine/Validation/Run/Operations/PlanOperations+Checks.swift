internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel
internal import URLStandard

/// Checks of a value, in both modes.
extension PlanOperations {
  /// Runs a check. The run becomes undecided if the check is not defined for the value.
  mutating func evaluate(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    switch check.opcode {
    case .minLength, .maxLength, .lengthEquals:
      return length(check, &value)
    case .greaterThan, .greaterOrEqual, .lessThan, .lessOrEqual, .safeInteger, .multipleOf:
      guard values.type(value) == .number else { return unsupported(check, value) }
      return Self.limit(check, values.number(value))
    case .pattern:
      guard values.type(value) == .string else { return unsupported(check, value) }
      return matches(values.text(&value), pattern: check.pattern) ? .passed : .failed(way: 0)
    case .startsWith, .endsWith, .includes:
      guard values.type(value) == .string else { return unsupported(check, value) }
      let text = values.text(&value).bytes
      let part = plan.texts[Int(check.text)]
      let holds =
        switch check.opcode {
        case .startsWith: part.isPrefix(of: text)
        case .endsWith: part.isSuffix(of: text)
        default: part.isContained(in: text)
        }
      return holds ? .passed : .failed(way: 0)
    case .url:
      guard values.type(value) == .string else { return unsupported(check, value) }
      let text = values.text(&value)
      let trimmed = WhiteSpace.trimmedRange(of: text.bytes)
      let bytes = UnsafeBufferPointer(rebasing: text.bytes[trimmed])
      guard WebURL.isValid(bytes) else { return .failed(way: 0) }
      if trimmed.count < text.bytes.count {
        value = values.arena.text(bytes, isASCII: text.isASCII)
      }
      return .passed
    case .overwrite:
      return apply(check.transform, opcode: check.transformOpcode, &value)
        ? .passed : .failed(way: 0)
    case .custom:
      return holds(check.predicate, &value) ? .passed : .failed(way: 0)
    }
  }

  /// Returns whether a text has a match of a pattern; also false if the run becomes undecided.
  @inline(__always)
  mutating func matches(_ text: Arena.Text, pattern index: Int32) -> Bool {
    let verdict = tables.patterns[Int(index)]._withUnsafeGuaranteedRef {
      $0.verdict(text.bytes, isASCII: text.isASCII, limits: matchLimits)
    }
    switch verdict {
    case .success(let matches): return matches
    case .failure(let error):
      leaveUndecided(error, pattern: index)
      return false
    }
  }

  @inline(never)
  private mutating func leaveUndecided(_ error: MatchError, pattern index: Int32) {
    let pattern = plan.patterns[Int(index)].description
    values.leaveUndecided(
      error == .budgetExceeded || error == .memoryExceeded
        ? .regexBudget(pattern: pattern)
        : .functionFailed(name: "the pattern \(pattern)", error: "\(error)"))
  }

  private mutating func unsupported(_ check: PlanCheck, _ value: Value) -> CheckResult {
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
    default:
      // An integer that a double holds exactly, as `Number.isSafeInteger` says.
      guard number.isFinite, number.rounded(.towardZero) == number else { return .failed(way: 0) }
      guard abs(number) > 9_007_199_254_740_991 else { return .passed }
      return .failed(way: number > 0 ? 1 : 2)
    }
  }

  /// Returns whether a length check runs on a value: `value.length` is neither null nor undefined.
  mutating func hasLength(_ value: Value) -> Bool {
    switch values.type(value) {
    case .string, .array: true
    case .object: !values.member("length", of: value).isUndefined
    default: false
    }
  }

  /// Returns the result of a length check on a value that has a length.
  ///
  /// The check has a template for each way to fail and, for each way, one for each origin: string, array, unknown.
  private mutating func length(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    let origin: SchemaCompiler.LengthOrigin
    let length: Double
    var isNumber = true
    switch values.type(value) {
    case .string:
      origin = .string
      let text = values.text(&value)
      let byteCount = text.bytes.count
      // A code unit takes one to three bytes, so the number of bytes often decides.
      if text.isASCII || check.opcode == .maxLength && Double(byteCount) <= check.limit {
        length = Double(byteCount)
      } else {
        length = Double(WTF8.utf16Count(text.bytes))
      }
    case .array:
      origin = .array
      length = Double(values.elementCount(value))
    default:
      origin = .unknown
      let member = values.member("length", of: value)
      isNumber = values.type(member) == .number
      guard let coerced = values.coerceToNumber(member) else { return unsupported(check, value) }
      length = coerced
    }
    let way: Int32
    switch check.opcode {
    case .minLength:
      if length >= check.limit { return .passed }
      way = 0
    case .maxLength:
      if length <= check.limit { return .passed }
      way = 0
    default:
      if length == check.limit, isNumber { return .passed }
      way = length > check.limit ? 0 : 1
    }
    return .failed(way: way * 3 + origin.rawValue)
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
