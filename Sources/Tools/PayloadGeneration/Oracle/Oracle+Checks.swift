internal import JSPrimitives
internal import JSRegexEngine
internal import SchemaModel

internal import enum Validation.IssueCode

/// One check on one value.
extension Oracle {
  /// Returns whether a check runs even on an aborted payload if the value has a length.
  static func hasOwnCondition(_ kind: Check.Kind) -> Bool {
    switch kind {
    case .minLength, .maxLength, .lengthEquals: true
    default: false
    }
  }

  /// Returns the issue of a check, or nil if it holds; an overwrite replaces the value.
  static func evaluate(
    _ check: PreparedCheck, _ value: inout OracleValue
  ) throws(Unpredictable) -> PendingIssue? {
    func issue(_ code: IssueCode, unless holds: Bool) -> PendingIssue? {
      holds ? nil : PendingIssue(code, continues: !check.check.abort)
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
    case .format(let format):
      return issue(.invalidFormat, unless: try matches(format, check, &value))
    case .overwrite:
      guard let transform = check.transform else { throw Unpredictable(path: check.path) }
      try apply(transform, &value, path: check.path)
      return nil
    case .custom(_, let path):
      guard let holds = check.predicate?.holds(value) else { throw Unpredictable(path: check.path) }
      return holds ? nil : PendingIssue(.custom, at: path ?? [], continues: !check.check.abort)
    }
  }

  /// Returns whether a text has a format; a URL is replaced by its trimmed form.
  private static func matches(
    _ format: StringFormat, _ check: PreparedCheck, _ value: inout OracleValue
  ) throws(Unpredictable) -> Bool {
    let text = try text(value, check)
    switch format {
    case .startsWith(let prefix, _): return text.bytes.starts(with: prefix.bytes)
    case .endsWith(let suffix, _):
      return text.bytes.reversed().starts(with: suffix.bytes.reversed())
    case .includes(let part, _): return text.contains(part)
    case .regex, .named:
      if let pattern = check.pattern {
        guard let matches = try? pattern.regex.test(text) else {
          throw Unpredictable(path: check.path)
        }
        return matches
      }
      let trimmed = text.trimmed()
      guard let isURL = PlainURL.isURL(trimmed) else { throw Unpredictable(path: check.path) }
      if isURL { value = .string(trimmed) }
      return isURL
    }
  }

  /// Returns JavaScript's `length` of a value; nil when the check does not run.
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

  private static func safeInteger(_ number: Double, _ check: PreparedCheck) -> PendingIssue? {
    guard number.isFinite, number.rounded(.towardZero) == number else {
      return PendingIssue(.invalidType)
    }
    guard abs(number) > 9_007_199_254_740_991 else { return nil }
    return PendingIssue(number > 0 ? .tooBig : .tooSmall, continues: !check.check.abort)
  }
}
