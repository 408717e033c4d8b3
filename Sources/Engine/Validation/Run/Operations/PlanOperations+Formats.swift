internal import JSPrimitives
internal import JSRegex
internal import SchemaModel

/// Formats of texts that an algorithm decides.
extension PlanOperations {
  /// Returns the result of a check of a format.
  mutating func textFormat(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    let format = plan.formats[Int(check.format)]
    guard values.type(value) == .string else {
      // A pattern that is tested first takes the value as text, which only an array may match.
      return format.testsPatternFirst && values.type(value) != .array
        ? .failed(way: 0) : unsupported(check, value)
    }
    let holds = format.isValid(values.text(&value).bytes)
    return holds ? .passed : .failed(way: 0)
  }

  /// Runs a check of a URL, and returns the ways in which it fails.
  mutating func failures(ofURL check: PlanCheck, _ value: inout Value) -> [Int32] {
    // Zod catches the exception of `trim`.
    guard values.type(value) == .string else { return [0] }
    values.count(readingOf: value)
    let options = plan.urlOptions[Int(check.format)]
    let text = values.text(&value)
    do throws(UndecidedPattern) {
      let result = try options.format.check(
        text.bytes, hostname: condition(options.hostname), scheme: condition(options.scheme))
      if let output = result.output, !text.bytes.elementsEqual(output) {
        value = values.arena.text(
          copying: output, isASCII: output.withUnsafeBufferPointer(WTF8.isASCII))
      }
      return result.failures.map(\.way)
    } catch {
      leaveUndecided(error.reason, pattern: error.pattern)
      return []
    }
  }

  /// Returns the match of a pattern of the plan as a condition, or nil for none.
  private func condition(_ pattern: Int32) -> URLFormat.Condition<UndecidedPattern>? {
    guard pattern >= 0 else { return nil }
    let (regex, limits) = (plan.patterns[Int(pattern)], matchLimits)
    return { (bytes) throws(UndecidedPattern) in
      do throws(MatchError) {
        return try regex.test(bytes, isASCII: WTF8.isASCII(bytes), limits: limits)
      } catch {
        throw UndecidedPattern(reason: error, pattern: pattern)
      }
    }
  }
}

/// A pattern whose match was not decided.
private struct UndecidedPattern: Error {
  var reason: MatchError
  var pattern: Int32
}

extension URLFormat.Failure {
  /// The place of the template behind the check's first one.
  fileprivate var way: Int32 {
    switch self {
    case .notAURL: 0
    case .notHTTP: 1
    case .hostname: 2
    case .scheme: 3
    }
  }
}
