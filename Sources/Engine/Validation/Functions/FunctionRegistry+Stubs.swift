internal import JSPrimitives
package import SchemaModel
internal import SourceJSON

extension FunctionRegistry {
  /// The behavior of stubs, which run instead of functions that are not registered.
  package enum StubBehavior: String, Sendable, CaseIterable {
    /// They accept every value and change none.
    case skip
    /// They reject every value, if the function could reject one.
    case fail
  }

  /// A function that a stub replaces.
  package struct Stub: Sendable, Hashable {
    /// The kind of a function, which decides what its stub can do.
    package enum Kind: Sendable, Hashable, CaseIterable {
      /// The stub of a predicate holds or not.
      case predicate
      /// The stub of a check function adds no issue or one.
      case check
      /// The stub of a transform returns the value as it is, and may add an issue.
      case transform
      /// The stub of a function of `overwrite`, which can't reject a value, returns it as it is.
      case overwrite
      /// The stub of a check's condition keeps the check from running or runs it.
      case condition
      /// The stub of a function that makes the value of a `default`, which is not validated, makes null.
      case defaultValue
      /// The stub of a function that makes the value of a `catch`, which is not validated, makes null.
      case catchValue
      /// The stub of a function that makes the value of a `prefault` leaves the payload undecided: the value is validated, and
      /// none can replace it.
      case prefaultValue
      /// The stub of a function that words issues leaves the message to the next source.
      case message
    }

    /// The name in the schema document.
    package var name: String
    /// The kind.
    package var kind: Kind
  }

  /// Returns the registry with stubs for the functions of a schema that have no implementation, and the list of those,
  /// each once.
  ///
  /// A run that calls none of them is the run of the real functions.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - behavior: What the stubs do.
  ///   - called: Is called whenever a stub is. A stub of a message counts only if other functions see messages.
  package func stubbing(
    _ schema: ZodSchema, _ behavior: StubBehavior, called: @escaping @Sendable (Stub) -> Void
  ) -> (functions: FunctionRegistry, stubs: [Stub]) {
    let missing = missingFunctions(of: schema)
    var functions = self
    for stub in missing.stubs {
      switch stub.kind {
      case .predicate:
        functions.register(
          ZodSchema.Predicate(
            stub.name,
            .value { _ in
              called(stub)
              return behavior == .skip
            }))
      case .check:
        functions.register(
          ZodSchema.CheckFunction(stub.name) { (context: inout ZodSchema.ValueContext) in
            called(stub)
            if behavior == .fail { context.addIssue(stub.issue) }
          })
      case .transform where behavior == .fail:
        functions.register(
          ZodSchema.Transform.reporting(stub.name) { (context: inout ZodSchema.ValueContext) in
            called(stub)
            context.addIssue(stub.issue)
            return context.value
          })
      case .transform, .overwrite:
        functions.register(transform: stub.name) { (value: ZodValue) in
          called(stub)
          return value
        }
      case .condition:
        functions.register(
          ZodSchema.When(stub.name) { _, _ in
            called(stub)
            return behavior == .fail
          })
      case .defaultValue:
        functions.register(
          ZodSchema.Producer(stub.name) {
            called(stub)
            return .null
          })
      case .catchValue:
        functions.register(
          ZodSchema.Rescuer(stub.name) { _, _ in
            called(stub)
            return .null
          })
      case .prefaultValue:
        functions.register(
          ZodSchema.Producer(stub.name) {
            called(stub)
            throw StubError()
          })
      case .message:
        functions.register(
          ZodSchema.ErrorFunction(stub.name) { _ in
            if missing.messagesAreSeen { called(stub) }
            return nil
          })
      }
    }
    return (functions, missing.stubs)
  }

  /// The functions of a schema without an implementation.
  private struct MissingFunctions {
    var stubs: [Stub] = []
    /// Whether a function of the schema sees messages of issues.
    var messagesAreSeen = false

    mutating func add(_ name: String, _ kind: Stub.Kind) {
      let stub = Stub(name: name, kind: kind)
      if !stubs.contains(stub) { stubs.append(stub) }
    }

    mutating func remove(_ name: String, _ kind: Stub.Kind) {
      stubs.removeAll { $0 == Stub(name: name, kind: kind) }
    }
  }

  private func missingFunctions(of schema: ZodSchema) -> MissingFunctions {
    var missing = MissingFunctions()
    func add(_ function: ZodSchema.NamedFunction<some Any>, _ kind: Stub.Kind) {
      if resolve(function) == nil { missing.add(function.name, kind) }
    }
    schema.forEachFunction { use in
      switch use {
      case .predicate(let function): add(function, .predicate)
      case .check(let function): add(function, .check)
      case .transform(let function): add(function, .transform)
      case .overwrite(let function): add(function, .overwrite)
      case .error(let function): add(function, .message)
      case .when(let function):
        missing.messagesAreSeen = true
        add(function, .condition)
      case .defaultValue(let function): add(function, .defaultValue)
      case .prefaultValue(let function): add(function, .prefaultValue)
      case .catchValue(let function):
        missing.messagesAreSeen = true
        add(function, .catchValue)
      }
    }
    // A name is that of one function, and so of the use that can do less.
    for stub in missing.stubs {
      switch stub.kind {
      case .overwrite: missing.remove(stub.name, .transform)
      case .prefaultValue: missing.remove(stub.name, .defaultValue)
      default: break
      }
    }
    return missing
  }
}

extension FunctionRegistry.Stub {
  /// The issue of a stub that rejects.
  fileprivate var issue: JSONObject {
    JSONObject([
      ("code", "custom"),
      ("message", .string(JSText("The stub of \"\(name)\" rejects every value"))),
    ])
  }
}

/// The error of a stub that has no value.
private struct StubError: Error, CustomStringConvertible {
  var description: String { "it is a stub, which has no value to validate" }
}
