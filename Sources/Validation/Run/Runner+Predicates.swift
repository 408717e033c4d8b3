internal import JSPrimitives
internal import SourceJSON
internal import URLStandard

/// The registered predicates.
extension Runner {
  /// Whether a predicate holds; also false when that can't be told.
  ///
  /// - Parameter index: the predicate's place in the plan's predicates.
  mutating func holds(_ index: Int32, _ value: inout Value) -> Bool {
    let planned = tables.predicates[Int(index)]
    switch planned.opcode {
    case .httpURL:
      guard type(value) == .string else { break }
      return isHTTPURL(text(&value).bytes)
    case .isEitherSet:
      guard type(value) == .object else { break }
      return isTruthy(member(planned.a, of: value)) || isTruthy(member(planned.b, of: value))
    case .isNotBefore:
      guard type(value) == .object else { break }
      return isNotBefore(planned, value, name: index)
    case .other: break
    }
    return otherHolds(plan.predicates[Int(index)], &value)
  }

  /// Whether a predicate holds that is rarely asked, or asked of a value that it is not defined for.
  @inline(never)
  private mutating func otherHolds(_ predicate: Predicate, _ value: inout Value) -> Bool {
    switch predicate.body {
    case .httpURL, .schoolOrCoach, .isNotBefore: break
    case .passwordsMatch:
      guard type(value) == .object else { break }
      return passwordsMatch(value, predicate)
    case .amountOrPercentage:
      guard type(value) == .object else { break }
      return isAmountOrPercentage(value, predicate)
    case .playerNeedsBirthDate:
      guard type(value) == .object else { break }
      var role = member("role", of: value)
      guard type(role) == .string, text(&role).bytes.elementsEqual("player".utf8) else {
        return true
      }
      return isTruthy(member("dateOfBirth", of: value))
      guard !inherits(value) else {
        leaveUndecided(.inheritance(name: predicate.name.rawValue))
        return false
      }
    case .atLeastOneField:
      guard type(value) == .object else { break }
      return !members(value).isEmpty
    case .custom(let body):
      do {
        return try body(json(value))
      } catch {
        leaveUndecided(.functionFailed(name: predicate.name.rawValue, error: "\(error)"))
        return false
      }
    }
    leaveUndecided(.unsupportedValue(name: predicate.name.rawValue, type: type(value).name))
    return false
  }

  /// Restates the URL schema's refinement: the text is a URL and is written with `http://` or `https://`
  /// in front, in whatever case; `http:/a.b` is a URL too, but is not written so.
  private func isHTTPURL(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    func starts(with prefix: StaticString) -> Bool {
      let count = prefix.utf8CodeUnitCount
      guard text.count >= count else { return false }
      return (0..<count).allSatisfy { index in
        let letter = prefix.utf8Start[index]
        return text[index] == letter || text[index] | 0x20 == letter && letter >= UInt8(ascii: "a")
      }
    }
    return (starts(with: "http://") || starts(with: "https://")) && WebURL.isValid(text)
  }

  /// Restates the refinements of events and offers: with a date left out or empty it holds, and
  /// otherwise both texts are dates and the later one is not the earlier one.
  private mutating func isNotBefore(
    _ keys: PlanPredicate, _ value: Value, name index: Int32
  ) -> Bool {
    var end = member(keys.a, of: value)
    var start = member(keys.b, of: value)
    guard isTruthy(end), isTruthy(start) else { return true }
    guard type(end) == .string, type(start) == .string else {
      leaveUndecided(
        .unsupportedValue(
          name: plan.predicates[Int(index)].name.rawValue, type: type(start).name))
      return false
    }
    guard let endTime = JSDate.parse(text(&end).bytes),
      let startTime = JSDate.parse(text(&start).bytes)
    else { return false }
    return endTime >= startTime
  }

  /// `password === confirmPassword`, of texts.
  private mutating func passwordsMatch(_ value: Value, _ predicate: Predicate) -> Bool {
    var password = member("password", of: value)
    var confirmation = member("confirmPassword", of: value)
    guard type(password) == .string, type(confirmation) == .string else {
      leaveUndecided(
        .unsupportedValue(name: predicate.name.rawValue, type: type(confirmation).name))
      return false
    }
    return text(&password).bytes.elementsEqual(text(&confirmation).bytes)
  }

  /// An offer names an amount or a percentage, and not both.
  ///
  /// Whether a zero counts as named has not been recorded: an offer of both with a zero in it is left
  /// undecided.
  private mutating func isAmountOrPercentage(_ value: Value, _ predicate: Predicate) -> Bool {
    let amount = member("scholarship_amount", of: value)
    let percentage = member("scholarship_percentage", of: value)
    for value in [amount, percentage] where type(value) == .undefined || type(value) == .null {
      return true
    }
    if isTruthy(amount), isTruthy(percentage) { return false }
    leaveUndecided(
      .unsupportedValue(name: predicate.name.rawValue, type: "number when it is zero"))
    return false
  }
}
