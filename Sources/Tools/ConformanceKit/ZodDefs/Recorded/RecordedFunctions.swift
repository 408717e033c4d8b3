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

  /// Reads `{"NAME": {"kind", "calls"}, ...}`.
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

  /// The functions as a registry.
  var registry: FunctionRegistry {
    var registry = FunctionRegistry.standard
    for (name, kind, calls) in functions {
      switch kind {
      case .transform, .decode, .encode: registry.register(Self.transform(name, calls))
      case .overwrite:
        registry.register(ZodSchema.Transform(name) { try calls.answer(to: $0).output })
      case .refine, .format:
        registry.register(ZodSchema.Predicate(name) { try calls.verdict(on: $0) })
      case .check: registry.register(Self.check(name, calls))
      case .default, .prefault:
        registry.register(ZodSchema.Producer(name) { try calls.answer(to: .null).output })
      case .catch: registry.register(Self.rescuer(name, calls))
      case .when:
        registry.register(
          ZodSchema.When(name) { value, _ in try calls.verdict(on: value ?? .null) })
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
    .reporting(name) { context in
      let call = try calls.answer(to: context.value)
      for issue in call.issues { context.push(issue) }
      return call.output
    }
  }

  private static func check(_ name: String, _ calls: RecordedCalls) -> ZodSchema.CheckFunction {
    ZodSchema.CheckFunction(name) { context in
      let call = try calls.answer(to: context.value)
      for issue in call.issues { context.push(issue) }
      if call.output != call.input { context.value = call.output }
    }
  }

  /// Returns the function of a `catch`, whose recorded argument is the value with the issues.
  private static func rescuer(_ name: String, _ calls: RecordedCalls) -> ZodSchema.Rescuer {
    ZodSchema.Rescuer(name) { value, issues in
      let argument: JSONValue = [
        "value": value ?? .null, "issues": .array(issues.map(\.recorded)),
      ]
      return try calls.answer(to: argument).output
    }
  }
}

extension RecordedCalls {
  /// Returns the recorded answer of a predicate.
  fileprivate func verdict(on argument: JSONValue) throws -> Bool {
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
