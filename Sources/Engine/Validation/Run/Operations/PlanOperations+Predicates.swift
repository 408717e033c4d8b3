internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import URLStandard

/// Predicates on values.
extension PlanOperations {
  /// Returns whether a predicate holds; also false if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - index: The predicate's place in the plan's predicates.
  ///   - value: The value.
  mutating func holds(_ index: Int32, _ value: inout Value) -> Bool {
    let planned = tables.predicates[Int(index)]
    switch planned.opcode {
    case .isHTTPURL:
      guard values.type(value) == .string else { break }
      return isHTTPURL(values.text(&value).bytes)
    case .isEitherSet:
      guard values.type(value) == .object else { break }
      return values.isTruthy(values.member(planned.first, of: value))
        || values.isTruthy(values.member(planned.second, of: value))
    case .isNotBefore:
      guard values.type(value) == .object else { break }
      return isNotBefore(
        values.member(planned.first, of: value), values.member(planned.second, of: value),
        name: index)
    case .other: break
    }
    return otherHolds(plan.predicates[Int(index)], &value)
  }

  /// Returns whether the rules of an object hold for the outputs of its fields; also false if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - firstSlot: The place of the first field's output in the slots.
  mutating func rulesHold(of object: PlanObject, firstSlot: Int) -> Bool {
    // In bounds: the compiler made the range of the rules, and each field has a slot.
    for place in Int(object.firstRule)..<Int(object.endRule) {
      let rule = tables.rules[place]
      let first = slots[firstSlot &+ Int(rule.first)]
      let second = slots[firstSlot &+ Int(rule.second)]
      let holds =
        switch tables.predicates[Int(rule.predicate)].opcode {
        case .isNotBefore: isNotBefore(first, second, name: rule.predicate)
        default: values.isTruthy(first) || values.isTruthy(second)
        }
      if !holds { return false }
    }
    return true
  }

  /// Returns whether a rare predicate holds, or leaves the run undecided if the value has the wrong type.
  @inline(never)
  private mutating func otherHolds(_ predicate: ZodSchema.Predicate, _ value: inout Value) -> Bool {
    switch predicate.body {
    case .custom(let body):
      guard !values.isBeyondJSON(value) else {
        values.leaveUndecided(.inheritance(name: predicate.name))
        return false
      }
      do {
        return try body(values.json(value))
      } catch {
        values.leaveUndecided(.functionFailed(name: predicate.name, error: "\(error)"))
        return false
      }
    case .condition(let condition):
      guard values.type(value) == .object else { break }
      switch condition {
      case .isHTTPURL, .isSet, .date: break
      case .hasAnyField: return !values.members(value).isEmpty
      case .areEqual(let first, let second):
        return areEqual(first, second, value, predicate)
      case .isAtMostOnePositive(let first, let second):
        return isAtMostOnePositive(first, second, value, predicate)
      case .isDate(let key, let other, let text):
        return isDate(key, requiredWhen: other, is: text, value, predicate)
      }
    case nil: break
    }
    values.leaveUndecided(.unsupportedValue(name: predicate.name, type: values.type(value).name))
    return false
  }

  /// Returns whether a text is a URL and starts with `http://` or `https://`, in any case.
  ///
  /// `http:/a.b` is a URL too, but doesn't start with `http://`.
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

  /// Returns whether one of two dates is absent or empty, or both are dates in the right order.
  private mutating func isNotBefore(
    _ end: Value, _ start: Value, name index: Int32
  ) -> Bool {
    var (end, start) = (end, start)
    guard values.isTruthy(end), values.isTruthy(start) else { return true }
    guard values.type(end) == .string, values.type(start) == .string else {
      values.leaveUndecided(
        .unsupportedValue(
          name: plan.predicates[Int(index)].name, type: values.type(start).name))
      return false
    }
    guard let endTime = JSDate.parse(values.text(&end).bytes),
      let startTime = JSDate.parse(values.text(&start).bytes)
    else { return false }
    return endTime >= startTime
  }

  /// Returns whether two fields hold the same text.
  private mutating func areEqual(
    _ first: JSText, _ second: JSText, _ value: Value, _ predicate: ZodSchema.Predicate
  ) -> Bool {
    var left = values.member(first, of: value)
    var right = values.member(second, of: value)
    guard values.type(left) == .string, values.type(right) == .string else {
      values.leaveUndecided(.unsupportedValue(name: predicate.name, type: values.type(right).name))
      return false
    }
    return values.text(&left).bytes.elementsEqual(values.text(&right).bytes)
  }

  /// Returns whether at most one of two fields is a number greater than 0.
  private mutating func isAtMostOnePositive(
    _ first: JSText, _ second: JSText, _ value: Value, _ predicate: ZodSchema.Predicate
  ) -> Bool {
    let members = (values.member(first, of: value), values.member(second, of: value))
    var unsupported: ValueType?
    for value in [members.0, members.1] {
      switch values.type(value) {
      case .undefined, .null: return true
      case .number: if !(values.number(value) > 0) { return true }
      default: unsupported = values.type(value)
      }
    }
    if let unsupported {
      values.leaveUndecided(.unsupportedValue(name: predicate.name, type: unsupported.name))
    }
    return false
  }

  /// Returns whether a field has the form of a date, or another field has another text than the given one.
  ///
  /// The form is `/^\d{4}-\d{2}-\d{2}$/`, so February 30 passes.
  private mutating func isDate(
    _ key: JSText, requiredWhen other: JSText, is expected: JSText, _ value: Value,
    _ predicate: ZodSchema.Predicate
  ) -> Bool {
    var condition = values.member(other, of: value)
    guard values.type(condition) == .string,
      values.text(&condition).bytes.elementsEqual(expected.bytes)
    else {
      return true
    }
    var date = values.member(key, of: value)
    switch values.type(date) {
    case .string: return hasDateForm(values.text(&date).bytes)
    case .array, .object, .date, .function, .bigint:
      values.leaveUndecided(.unsupportedValue(name: predicate.name, type: values.type(date).name))
      return false
    default: return false
    }
  }

  /// Returns whether a text matches `/^\d{4}-\d{2}-\d{2}$/`.
  private func hasDateForm(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 10 else { return false }
    return text.indices.allSatisfy { index in
      let isHyphen = index == 4 || index == 7
      return isHyphen
        ? text[index] == UInt8(ascii: "-")
        : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index])
    }
  }
}
