internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The functions of a recorded schema. They answer from their recorded calls.
///
/// A call that was not recorded throws, so the outcome is undecided and the case fails.
struct RecordedFunctions: Sendable {
  private var functions: [(name: String, kind: RecordedFunctionKind, calls: RecordedCalls)] = []
  private let messages: RecordedMessages

  /// Reads `{"NAME": {"kind", "calls"}, ...}`. A `meaning` is for a person.
  ///
  /// - Parameter issues: the issues of the recorded result, whose messages the functions of the kind `error` gave.
  init(_ value: JSONValue, issues: JSONValue?) throws(ZodDefError) {
    messages = RecordedMessages(issues)
    let place = DefPlace.root.field("functions")
    guard let members = value.object?.members else {
      throw ZodDefError(path: place.path, reason: "expected an object")
    }
    for member in members {
      let place = place.member(member.key.string)
      var fields = try DefFields(member.value, at: place)
      _ = fields.optional("meaning")
      let name = try fields.string("kind")
      guard let kind = RecordedFunctionKind(rawValue: name) else {
        throw fields.error("kind", "unknown kind \"\(name)\"")
      }
      var calls: [RecordedCall] = []
      for (index, call) in try fields.elements("calls").enumerated() {
        calls.append(try RecordedCall(call, at: place.field("calls").element(index)))
      }
      try fields.finish()
      functions.append((member.key.string, kind, RecordedCalls(calls)))
    }
  }

  /// Returns the functions as a registry, with the other functions of another one.
  func registry(over others: FunctionRegistry = .standard) -> FunctionRegistry {
    var registry = others
    for (name, kind, calls) in functions {
      switch kind {
      case .transform, .decode, .encode: registry.register(Self.transform(name, calls))
      case .overwrite:
        registry.register(ZodSchema.Transform(name) { try calls.result(on: $0) })
      case .refine, .format:
        registry.register(ZodSchema.Predicate(name) { try calls.verdict(on: $0) })
      case .check: registry.register(Self.check(name, calls))
      case .default, .prefault:
        registry.register(ZodSchema.Producer(name) { try calls.result(on: .null) })
      case .catch: registry.register(Self.rescuer(name, calls))
      case .when:
        registry.register(
          ZodSchema.When(name) { value, _ in try calls.verdict(on: value) })
      case .error:
        let messages = messages
        registry.register(ZodSchema.ErrorFunction(name) { messages.message(of: $0) })
      }
    }
    return registry
  }

  /// Starts again with the first answers of each function.
  func rewind() {
    for function in functions { function.calls.rewind() }
  }

  private static func transform(
    _ name: String, _ calls: RecordedCalls
  ) -> ZodSchema.Transform {
    .reporting(name) { (context: inout ZodSchema.ValueContext) in
      let call = try calls.answer(to: context.value)
      for issue in call.issues { context.push(issue) }
      return call.output ?? .undefined
    }
  }

  private static func check(_ name: String, _ calls: RecordedCalls) -> ZodSchema.CheckFunction {
    ZodSchema.CheckFunction(name) { (context: inout ZodSchema.ValueContext) in
      let call = try calls.answer(to: context.value)
      for issue in call.issues { context.push(issue) }
      if let output = call.output, output != call.input { context.value = output }
    }
  }

  /// Returns the function of a `catch`, whose recorded argument is the value with the issues.
  private static func rescuer(_ name: String, _ calls: RecordedCalls) -> ZodSchema.Rescuer {
    ZodSchema.Rescuer(name) { (value: ZodValue, issues: [ZodSchema.RawIssue]) -> ZodValue in
      let argument: ZodValue = [
        "value": value, "issues": .array(issues.map { ZodValue($0.recorded) }),
      ]
      return try calls.result(on: argument)
    }
  }
}

extension RecordedCalls {
  /// Returns the recorded result of a function.
  fileprivate func result(on argument: ZodValue) throws -> ZodValue {
    try answer(to: argument).output ?? .undefined
  }

  /// Returns the recorded answer of a predicate.
  fileprivate func verdict(on argument: ZodValue) throws -> Bool {
    try answer(to: argument).output == .boolean(true)
  }
}

extension ZodSchema.RawIssue {
  /// The issue as it is recorded in the argument of a `catch` function: the path starts at the `catch`.
  fileprivate var recorded: JSONValue {
    var issue = members
    issue["path"] = .array(
      path.map { segment in
        switch segment {
        case .key(let key): .string(key)
        case .index(let index): .number(Double(index))
        }
      })
    issue["message"] = message.map { .string(JSText($0)) }
    return .object(issue)
  }
}
