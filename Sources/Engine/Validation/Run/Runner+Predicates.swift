internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import URLStandard

/// Predicates on values.
extension Runner {
  /// Returns whether a predicate holds; also false if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - index: The predicate's place in the plan's predicates.
  ///   - value: The value.
  mutating func holds(_ index: Int32, _ value: inout Value) -> Bool {
    let planned = tables.predicates[Int(index)]
    switch planned.opcode {
    case .isHTTPURL:
      guard type(value) == .string else { break }
      return isHTTPURL(text(&value).bytes)
    case .isEitherSet:
      guard type(value) == .object else { break }
      return isTruthy(member(planned.first, of: value))
        || isTruthy(member(planned.second, of: value))
    case .isNotBefore:
      guard type(value) == .object else { break }
      return isNotBefore(planned, value, name: index)
    case .other: break
    }
    return otherHolds(plan.predicates[Int(index)], &value)
  }

  /// Returns whether a rare predicate holds, or leaves the run undecided if the value has the wrong type.
  @inline(never)
  private mutating func otherHolds(_ predicate: ZodSchema.Predicate, _ value: inout Value) -> Bool {
    switch predicate.body {
    case .custom(let body):
      guard !inherits(value) else {
        leaveUndecided(.inheritance(name: predicate.name))
        return false
      }
      do {
        return try body(json(value))
      } catch {
        leaveUndecided(.functionFailed(name: predicate.name, error: "\(error)"))
        return false
      }
    case .condition(let condition):
      guard type(value) == .object else { break }
      switch condition {
      case .isHTTPURL, .isSet, .date: break
      case .hasAnyField: return !members(value).isEmpty
      case .areEqual(let first, let second):
        return areEqual(first, second, value, predicate)
      case .isAtMostOnePositive(let first, let second):
        return isAtMostOnePositive(first, second, value, predicate)
      case .isDate(let key, let other, let text):
        return isDate(key, requiredWhen: other, is: text, value, predicate)
      }
    case nil: break
    }
    leaveUndecided(.unsupportedValue(name: predicate.name, type: type(value).name))
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
    _ keys: PlanPredicate, _ value: Value, name index: Int32
  ) -> Bool {
    var end = member(keys.first, of: value)
    var start = member(keys.second, of: value)
    guard isTruthy(end), isTruthy(start) else { return true }
    guard type(end) == .string, type(start) == .string else {
      leaveUndecided(
        .unsupportedValue(
          name: plan.predicates[Int(index)].name, type: type(start).name))
      return false
    }
    guard let endTime = JSDate.parse(text(&end).bytes),
      let startTime = JSDate.parse(text(&start).bytes)
    else { return false }
    return endTime >= startTime
  }

  /// Returns whether two fields hold the same text.
  private mutating func areEqual(
    _ first: JSText, _ second: JSText, _ value: Value, _ predicate: ZodSchema.Predicate
  ) -> Bool {
    var left = member(first, of: value)
    var right = member(second, of: value)
    guard type(left) == .string, type(right) == .string else {
      leaveUndecided(.unsupportedValue(name: predicate.name, type: type(right).name))
      return false
    }
    return text(&left).bytes.elementsEqual(text(&right).bytes)
  }

  /// Returns whether at most one of two fields is a number greater than 0.
  private mutating func isAtMostOnePositive(
    _ first: JSText, _ second: JSText, _ value: Value, _ predicate: ZodSchema.Predicate
  ) -> Bool {
    let members = (member(first, of: value), member(second, of: value))
    var unsupported: ValueType?
    for value in [members.0, members.1] {
      switch type(value) {
      case .undefined, .null: return true
      case .number: if !(number(value) > 0) { return true }
      default: unsupported = type(value)
      }
    }
    if let unsupported {
      leaveUndecided(.unsupportedValue(name: predicate.name, type: unsupported.name))
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
    var condition = member(other, of: value)
    guard type(condition) == .string, text(&condition).bytes.elementsEqual(expected.bytes) else {
      return true
    }
    var date = member(key, of: value)
    switch type(date) {
    case .string: return hasDateForm(text(&date).bytes)
    case .array, .object:
      leaveUndecided(.unsupportedValue(name: predicate.name, type: type(date).name))
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
