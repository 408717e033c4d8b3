internal import JSPrimitives
internal import JSRegex
internal import SchemaModel

/// Formats of texts that an algorithm decides.
extension PlanOperations {
  /// Returns the result of a check of a format.
  mutating func textFormat(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    guard let format = TextFormat(rawValue: UInt8(truncatingIfNeeded: check.format)) else {
      return unsupported(check, value)
    }
    guard values.type(value) == .string else {
      // Its pattern is tested first, on the value as text, which only an array may match.
      return format == .iban && values.type(value) != .array
        ? .failed(way: 0) : unsupported(check, value)
    }
    let text = values.text(&value).bytes
    let holds =
      switch format {
      case .base64WithWhiteSpace: Base64.isValid(text, in: .v4_3_6)
      case .base64: Base64.isValid(text, in: .newestRelease)
      case .base64URL: Base64.isValidForURL(text)
      case .jwt:
        JSONWebToken.isValid(
          text, algorithm: check.text < 0 ? nil : plan.texts[Int(check.text)])
      case .ipv6Host: IPv6Format.isAddress(text, in: .v4_3_6)
      case .ipv6: IPv6Format.isAddress(text, in: .newestRelease)
      case .cidrv6Start: IPv6Format.isRange(text, in: .v4_0_17)
      case .cidrv6Host: IPv6Format.isRange(text, in: .v4_3_6)
      case .cidrv6: IPv6Format.isRange(text, in: .newestRelease)
      case .creditCard: CreditCard.isValid(text)
      case .iban: IBAN.isValid(text)
      }
    return holds ? .passed : .failed(way: 0)
  }

  /// Runs a check of a URL, and returns the ways in which it fails.
  mutating func judgeURL(_ check: PlanCheck, _ value: inout Value) -> [Int32] {
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
