internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Functions of the schema that see issues or add some.
extension Explanation {
  /// Runs a check function on a payload.
  mutating func call(_ function: ZodSchema.CheckFunction, _ template: Int32, _ payload: Int32) {
    switch function.body {
    case nil: break
    case .custom(let body):
      guard
        let context = run(body, of: function.name, on: jsonContext(of: payload, function.name))
      else { return }
      if context.isReplaced { found[payload].value = values.adopt(context.value) }
      add(context.issues, template, payload)
    case .value(let body):
      guard
        let context = run(body, of: function.name, on: valueContext(of: payload, function.name))
      else { return }
      if context.isReplaced { found[payload].value = values.adopt(context.value) }
      add(context.issues, template, payload)
    }
  }

  /// Runs a transform that may add issues; false if it is another one.
  mutating func call(
    _ function: ZodSchema.Transform, _ template: Int32, _ payload: Int32
  ) -> Bool {
    let name = function.name
    switch function.body {
    case .reporting(let body):
      var result = JSONValue.null
      let context = run({ result = try body(&$0) }, of: name, on: jsonContext(of: payload, name))
      guard let context else { return true }
      add(context.issues, template, payload)
      found[payload].value = values.adopt(result)
    case .reportingValue(let body):
      var result = ZodValue.undefined
      let context = run({ result = try body(&$0) }, of: name, on: valueContext(of: payload, name))
      guard let context else { return true }
      add(context.issues, template, payload)
      found[payload].value = values.adopt(result)
    default: return false
    }
    return true
  }

  /// Returns a context as a function left it; nil without a context, and if the run becomes undecided.
  private mutating func run<Value>(
    _ body: (inout ZodSchema.FunctionContext<Value>) throws -> Void, of name: String,
    on context: ZodSchema.FunctionContext<Value>?
  ) -> ZodSchema.FunctionContext<Value>? {
    guard var context else { return nil }
    do {
      try body(&context)
      return context
    } catch {
      fail(name, error)
      return nil
    }
  }

  /// Returns the context of a payload's value, or nil if no `JSONValue` can express it.
  private mutating func jsonContext(
    of payload: Int32, _ name: String
  ) -> ZodSchema.CheckContext? {
    let value = found[payload].value
    guard !values.isBeyondJSON(value) else {
      values.leaveUndecided(.beyondJSON(name: name, type: values.type(value)))
      return nil
    }
    return ZodSchema.CheckContext(values.json(value))
  }

  /// Returns the context of a payload's value, or nil if no `ZodValue` can express it.
  private mutating func valueContext(
    of payload: Int32, _ name: String
  ) -> ZodSchema.ValueContext? {
    let value = found[payload].value
    guard let given = values.zodValue(value) else {
      values.leaveUndecided(.beyondJSON(name: name, type: values.type(value)))
      return nil
    }
    return ZodSchema.ValueContext(given)
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
      return try body(values.valueForFunctions(value), rawIssues(of: payload))
    } catch {
      fail(condition.name, error)
      return false
    }
  }

  /// Returns the value that a function makes for a payload with issues.
  mutating func rescue(_ rescuer: ZodSchema.Rescuer, _ value: Value, _ payload: Int32) -> Value {
    guard let body = rescuer.body else { return .undefined }
    do {
      return values.adopt(
        try body(values.valueForFunctions(value), rawIssues(of: payload)))
    } catch {
      fail(rescuer.name, error)
      return .undefined
    }
  }

  private mutating func fail(_ name: String, _ error: any Error) {
    values.leaveUndecided(.functionFailed(name: name, error: "\(error)"))
  }

  /// Returns the issues of a payload with their messages, as far as their paths are known.
  private mutating func rawIssues(of payload: Int32) -> [ZodSchema.RawIssue] {
    let list = found.list(of: payload)
    values.work.count(Int(list.count))
    let issues = wording.issues(
      list, of: shared.memory.pointee.found, &shared.memory.pointee.operations.values,
      locatedIn: nil)
    var raw: [ZodSchema.RawIssue] = []
    var place = list.first
    for issue in issues where place >= 0 {
      let pending = found.issues[Int(place)]
      raw.append(
        ZodSchema.RawIssue(
          issue, value: values.valueForFunctions(pending.input), message: issue.message))
      place = pending.next
    }
    return raw
  }
}
