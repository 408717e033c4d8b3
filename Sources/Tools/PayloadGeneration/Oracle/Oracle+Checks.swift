internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel

/// One check on one value.
extension Oracle {
  /// Whether a check runs on an aborted payload too, if the value has a length.
  static func hasOwnCondition(_ kind: PreparedCheck.Kind) -> Bool {
    switch kind {
    case .minLength, .maxLength, .lengthEquals: true
    default: false
    }
  }

  /// The issue of a check, or nil when it holds; an overwrite replaces the value.
  static func evaluate(
    _ check: PreparedCheck, _ value: inout OracleValue
  ) throws(Unpredictable) -> ValidationIssue? {
    func issue(_ code: ExpectedIssue.Code, unless holds: Bool) -> ValidationIssue? {
      holds ? nil : ValidationIssue(code, continues: !check.abort)
    }
    switch check.kind {
    case .minLength(let minimum):
      guard let length = try length(of: value, check) else { return nil }
      return issue(.tooSmall, unless: length >= minimum)
    case .maxLength(let maximum):
      guard let length = try length(of: value, check) else { return nil }
      return issue(.tooBig, unless: length <= maximum)
    case .lengthEquals(let exact):
      guard let length = try length(of: value, check) else { return nil }
      return issue(length > exact ? .tooBig : .tooSmall, unless: length == exact)
    case .greaterThan(let bound, let inclusive):
      let number = try number(value, check)
      return issue(.tooSmall, unless: inclusive ? number >= bound : number > bound)
    case .lessThan(let bound, let inclusive):
      let number = try number(value, check)
      return issue(.tooBig, unless: inclusive ? number <= bound : number < bound)
    case .safeInteger: return safeInteger(try number(value, check), check)
    case .multipleOf(let step):
      let remainder = JSNumber.decimalRemainder(try number(value, check), step)
      return issue(.notMultipleOf, unless: remainder == 0)
    case .pattern(let pattern):
      guard let matches = try? pattern.regex.test(try text(value, check)) else {
        throw Unpredictable(path: check.path)
      }
      return issue(.invalidFormat, unless: matches)
    case .startsWith(let prefix):
      let holds = try text(value, check).bytes.starts(with: prefix.bytes)
      return issue(.invalidFormat, unless: holds)
    case .endsWith(let suffix):
      let holds = try text(value, check).bytes.reversed().starts(with: suffix.bytes.reversed())
      return issue(.invalidFormat, unless: holds)
    case .includes(let part):
      let holds = try text(value, check).contains(part)
      return issue(.invalidFormat, unless: holds)
    case .url:
      let trimmed = try text(value, check).trimmed()
      guard let isURL = PlainURL.isURL(trimmed) else { throw Unpredictable(path: check.path) }
      if isURL { value = .string(trimmed) }
      return issue(.invalidFormat, unless: isURL)
    case .overwrite(let transform):
      try apply(transform, &value, path: check.path)
      return nil
    case .custom(let predicate, let path):
      guard let holds = predicate.holds(value) else { throw Unpredictable(path: check.path) }
      return holds ? nil : ValidationIssue(.custom, at: path, continues: !check.abort)
    }
  }

  /// What `length` is; nil when the check does not run.
  private static func length(
    of value: OracleValue, _ check: PreparedCheck
  ) throws(Unpredictable) -> Int? {
    switch value {
    case .string(let text): return text.length
    case .array(let elements): return elements.count
    case .opaqueText: throw Unpredictable(path: check.path)
    case .object:
      switch value.member("length") {
      case .absent, .null: return nil
      default: throw Unpredictable(path: check.path)
      }
    case .absent, .null, .boolean, .number: return nil
    }
  }

  private static func number(
    _ value: OracleValue, _ check: PreparedCheck
  ) throws(Unpredictable) -> Double {
    guard case .number(let number) = value else { throw Unpredictable(path: check.path) }
    return number
  }

  private static func text(
    _ value: OracleValue, _ check: PreparedCheck
  ) throws(Unpredictable) -> JSText {
    guard case .string(let text) = value else { throw Unpredictable(path: check.path) }
    return text
  }

  private static func safeInteger(_ number: Double, _ check: PreparedCheck) -> ValidationIssue? {
    guard number.isFinite, number.rounded(.towardZero) == number else {
      return ValidationIssue(.invalidType)
    }
    guard abs(number) > 9_007_199_254_740_991 else { return nil }
    return ValidationIssue(number > 0 ? .tooBig : .tooSmall, continues: !check.abort)
  }
}
