internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Predicates on values.
extension PlanOperations {
  /// Returns whether a predicate holds; also false if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - index: The predicate's place in the plan's predicates.
  ///   - value: The value.
  mutating func holds(_ index: Int32, _ value: inout Value) -> Bool {
    let planned = tables.predicates[Int(index)]
    switch planned.test {
    case .text(let predicate):
      guard values.type(value) == .string else { break }
      let text = values.text(&value)
      return predicate._withUnsafeGuaranteedRef {
        $0.body(TextBytes(text.bytes, isASCII: text.isASCII))
      }
    case .fields(let condition):
      guard values.type(value) == .object else { break }
      for place in planned.keys {
        let key = tables.predicateKeys[place]
        append(values.member(key, of: value), key)
      }
      return fieldsHold(condition, index)
    case .value(let condition):
      let content = content(of: value, PlanText(start: 0, length: 0))
      do {
        return try condition._withUnsafeGuaranteedRef { try $0.body(ZodSchema.FieldValue(content)) }
      } catch {
        fail(plan.predicates[Int(index)].name, error)
        return false
      }
    case .hasAnyField:
      guard values.type(value) == .object else { break }
      return !values.members(value).isEmpty
    case .other: return customHolds(plan.predicates[Int(index)], value)
    }
    values.leaveUndecided(
      .unsupportedValue(
        name: plan.predicates[Int(index)].name, type: values.type(value).name))
    return false
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
      let predicate = tables.predicates[Int(rule.predicate)]
      guard case .fields(let condition) = predicate.test else { continue }
      var field = Int(rule.firstField)
      for key in predicate.keys {
        append(
          slots[firstSlot &+ Int(tables.ruleFields[field])], tables.predicateKeys[key])
        field &+= 1
      }
      guard fieldsHold(condition, rule.predicate) else { return false }
    }
    return true
  }

  /// Appends the view of a field's value.
  @inline(__always)
  private mutating func append(_ value: Value, _ key: PlanText) {
    contents.append(content(of: value, key))
  }

  /// Returns the view of a value, and of the key of its field.
  @inline(__always)
  private mutating func content(of value: Value, _ key: PlanText) -> ZodSchema.FieldContent {
    let key = tables.bytes(of: key)
    let type = values.type(value)
    var content: ZodSchema.FieldContent
    switch type {
    case .string:
      var value = value
      let text = values.text(&value)
      content = .init(key: key, type: type, isTruthy: text.bytes.count > 0)
      content.set(text.bytes, isASCII: text.isASCII)
    case .number:
      let number = values.number(value)
      content = .init(key: key, type: type, isTruthy: number != 0 && !number.isNaN)
      content.set(number)
    case .date:
      content = .init(key: key, type: type, isTruthy: true)
      content.set(values.milliseconds(value))
    default: content = .init(key: key, type: type, isTruthy: values.isTruthy(value))
    }
    return content
  }

  /// Returns whether a condition holds for the fields that were appended, and removes them.
  @inline(__always)
  private mutating func fieldsHold(
    _ condition: Unmanaged<ZodSchema.FieldsCondition>, _ index: Int32
  ) -> Bool {
    // For the fields that are not declared.
    contents.append(
      .init(key: .init(start: nil, count: 0), type: .undefined, isTruthy: false))
    defer { contents.cut(to: 0) }
    do {
      let (holds, isMisread) = try contents.withElements { contents in
        let fields = ZodSchema.Fields(contents)
        let holds = try condition._withUnsafeGuaranteedRef { try $0.body(fields) }
        return (holds, fields.isMisread)
      }
      if !isMisread { return holds }
      values.leaveUndecided(
        .functionFailed(
          name: plan.predicates[Int(index)].name, error: "it reads a field that it does not declare"
        ))
    } catch {
      fail(plan.predicates[Int(index)].name, error)
    }
    return false
  }

  @inline(never)
  private mutating func fail(_ name: String, _ error: any Error) {
    if let unsupported = error as? ZodSchema.UnsupportedValue {
      values.leaveUndecided(.unsupportedValue(name: name, type: unsupported.type.name))
    } else {
      values.leaveUndecided(.functionFailed(name: name, error: "\(error)"))
    }
  }

  /// Returns whether a function on a value holds.
  @inline(never)
  private mutating func customHolds(_ predicate: ZodSchema.Predicate, _ value: Value) -> Bool {
    do {
      switch predicate.body {
      case .custom(let body) where !values.isBeyondJSON(value):
        return try body(values.json(value))
      case .value(let body):
        guard let given = values.zodValue(value) else { fallthrough }
        return try body(given)
      default:
        values.leaveUndecided(.beyondJSON(name: predicate.name, type: values.type(value)))
      }
    } catch {
      fail(predicate.name, error)
    }
    return false
  }
}
