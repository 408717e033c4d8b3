internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Functions of the schema that see issues or add some.
extension Runner {
  /// Runs a check function on a payload.
  mutating func call(_ function: ZodSchema.CheckFunction, _ template: Int32, _ payload: Int32) {
    guard let body = function.body, var context = context(of: payload, function.name) else {
      return
    }
    do {
      try body(&context)
    } catch {
      return fail(function.name, error)
    }
    if context.isReplaced { found[payload].value = values.adopt(context.value) }
    add(context.issues, template, payload)
  }

  /// Runs a transform that may add issues.
  mutating func call(
    _ name: String, _ body: @Sendable (inout ZodSchema.CheckContext) throws -> JSONValue,
    _ template: Int32, _ payload: Int32
  ) {
    guard var context = context(of: payload, name) else { return }
    let result: JSONValue
    do {
      result = try body(&context)
    } catch {
      return fail(name, error)
    }
    add(context.issues, template, payload)
    found[payload].value = values.adopt(result)
  }

  /// Returns the context of a payload's value, or nil if no `JSONValue` can express it.
  private mutating func context(of payload: Int32, _ name: String) -> ZodSchema.CheckContext? {
    let value = found[payload].value
    guard !values.isBeyondJSON(value) else {
      values.leaveUndecided(.beyondJSON(name: name, type: values.type(value)))
      return nil
    }
    return ZodSchema.CheckContext(values.json(value))
  }

  private mutating func add(
    _ issues: [ZodSchema.AddedIssue], _ template: Int32, _ payload: Int32
  ) {
    let value = found[payload].value
    for issue in issues {
      push(template, value, to: payload)
      found.last.continuation =
        issue.continues.map { $0 ? .continues : .aborts } ?? .stops
      found.name(added: issue)
    }
  }

  /// Returns whether a check's own condition holds.
  mutating func holds(_ condition: ZodSchema.When, _ payload: Int32) -> Bool {
    guard let body = condition.body else { return false }
    let value = found[payload].value
    do {
      return try body(json(value), rawIssues(of: payload))
    } catch {
      fail(condition.name, error)
      return false
    }
  }

  /// Returns the value that a function makes for a payload with issues.
  mutating func rescue(_ rescuer: ZodSchema.Rescuer, _ value: Value, _ payload: Int32) -> Value {
    guard let body = rescuer.body else { return .undefined }
    do {
      return values.adopt(try body(json(value), rawIssues(of: payload)))
    } catch {
      fail(rescuer.name, error)
      return .undefined
    }
  }

  /// Returns the value of a `default` or `prefault`, or of a `catch` with a constant.
  mutating func substitute(_ node: PlanNode) -> Value {
    if node.valueFunction < 0 { return constant(of: node) }
    let producer = plan.producers[Int(node.valueFunction)]
    guard let body = producer.body else { return .undefined }
    do {
      return values.adopt(try body())
    } catch {
      fail(producer.name, error)
      return .undefined
    }
  }

  private mutating func constant(of node: PlanNode) -> Value {
    guard node.valueFunction < -1 else { return values.constant(node.constant) }
    switch plan.madeConstants[-2 - Int(node.valueFunction)] {
    case .bigint(let number): return values.arena.bigint(number)
    case .date(let milliseconds): return values.arena.date(milliseconds: milliseconds)
    }
  }

  private mutating func fail(_ name: String, _ error: any Error) {
    values.leaveUndecided(.functionFailed(name: name, error: "\(error)"))
  }

  private mutating func json(_ value: Value) -> JSONValue? {
    // A literal nil would be a JSON null.
    value.isUndefined ? .none : .some(values.json(value))
  }

  /// Returns the issues of a payload with their messages, as far as their paths are known.
  private mutating func rawIssues(of payload: Int32) -> [ZodSchema.RawIssue] {
    let list = found.list(of: payload)
    values.work.count(Int(list.count))
    let issues = wording.issues(list, of: found, &operations.values, locatedIn: nil)
    var raw: [ZodSchema.RawIssue] = []
    var place = list.first
    for issue in issues where place >= 0 {
      let pending = found.issues[Int(place)]
      raw.append(
        ZodSchema.RawIssue(issue, input: json(pending.input), message: issue.message))
      place = pending.next
    }
    return raw
  }
}
