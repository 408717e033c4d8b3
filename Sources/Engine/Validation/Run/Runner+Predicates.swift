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
      return playerHasBirthDate(value, predicate)
    case .atLeastOneField:
      guard type(value) == .object else { break }
      return !members(value).isEmpty
    case .custom(let body):
      guard !inherits(value) else {
        leaveUndecided(.inheritance(name: predicate.name.rawValue))
        return false
      }
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

  /// Returns whether an offer leaves out its amount or its percentage.
  ///
  /// Each counts as given if it is greater than 0, so null, zero and negative numbers do not count.
  private mutating func isAmountOrPercentage(_ value: Value, _ predicate: Predicate) -> Bool {
    let amount = member("scholarship_amount", of: value)
    let percentage = member("scholarship_percentage", of: value)
    var unsupported: ValueType?
    for value in [amount, percentage] {
      switch type(value) {
      case .undefined, .null: return true
      case .number: if !(number(value) > 0) { return true }
      default: unsupported = type(value)
      }
    }
    if let unsupported {
      leaveUndecided(
        .unsupportedValue(name: predicate.name.rawValue, type: unsupported.name))
    }
    return false
  }

  /// Returns whether a player has a date of birth of the form `2010-01-05`; anyone else needs none.
  ///
  /// The web app tests the text against `/^\d{4}-\d{2}-\d{2}$/`, so February 30 passes.
  private mutating func playerHasBirthDate(_ value: Value, _ predicate: Predicate) -> Bool {
    var role = member("role", of: value)
    guard type(role) == .string, text(&role).bytes.elementsEqual("player".utf8) else {
      return true
    }
    var birthDate = member("dateOfBirth", of: value)
    switch type(birthDate) {
    case .string: return isCalendarDate(text(&birthDate).bytes)
    case .array, .object:
      leaveUndecided(
        .unsupportedValue(name: predicate.name.rawValue, type: type(birthDate).name))
      return false
    default: return false
    }
  }

  /// Returns whether a text matches `/^\d{4}-\d{2}-\d{2}$/`.
  private func isCalendarDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 10 else { return false }
    return text.indices.allSatisfy { index in
      let isHyphen = index == 4 || index == 7
      return isHyphen
        ? text[index] == UInt8(ascii: "-")
        : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index])
    }
  }
}
