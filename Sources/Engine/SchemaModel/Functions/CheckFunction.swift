internal import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// A named function that looks at a value and adds issues: `superRefine` and `check`.
  public typealias CheckFunction = NamedFunction<CheckBody>

  /// The implementation of a check function. The initializers of `CheckFunction` make it.
  public enum CheckBody: Sendable {
    /// On a JSON value; one that JSON lacks makes the outcome undecided.
    case custom(@Sendable (inout CheckContext) throws -> Void)
    /// On any value.
    case value(@Sendable (inout ValueContext) throws -> Void)
  }

  /// A JSON value under a check function, and the issues that the function adds.
  public typealias CheckContext = FunctionContext<JSONValue>

  /// A value of any type under a check function, and the issues that the function adds.
  public typealias ValueContext = FunctionContext<ZodValue>

  /// A value under a function that may add issues.
  public struct FunctionContext<Value: Sendable>: Sendable {
    /// The value; a `JSONValue` is null if it is absent. The function may replace it.
    public var value: Value {
      didSet { isReplaced = true }
    }
    /// Whether the function replaced the value.
    package private(set) var isReplaced = false
    /// The issues that the function added.
    package private(set) var issues: [AddedIssue] = []

    /// The context of a value.
    package init(_ value: Value) { self.value = value }

    /// `ctx.addIssue("text")`: adds an issue of the code `custom`, after which no later check runs.
    public mutating func addIssue(_ message: String) {
      issues.append(
        AddedIssue(JSONObject([("message", .string(JSText(message))), ("code", "custom")])))
    }

    /// `ctx.addIssue({...})`: adds an issue, of the code `custom` if it names none; later checks run.
    ///
    /// The member `fatal`, if it is true, and the member `continue`, if it is false, skip later checks.
    public mutating func addIssue(_ members: JSONObject) {
      issues.append(AddedIssue(added: members))
    }

    /// `ctx.issues.push({...})`: adds an issue as it is.
    public mutating func push(_ issue: AddedIssue) { issues.append(issue) }
  }
}

extension ZodSchema.CheckFunction {
  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
  public init(
    _ name: String, _ body: @escaping @Sendable (inout ZodSchema.CheckContext) throws -> Void
  ) {
    self.init(name, body: .custom(body))
  }

  /// A function given as a closure on a value of any type, also on one that JSON lacks.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(
    _ name: String, _ body: @escaping @Sendable (inout ZodSchema.ValueContext) throws -> Void
  ) {
    self.init(name, body: .value(body))
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
  public init(_ body: @escaping @Sendable (inout ZodSchema.CheckContext) throws -> Void) {
    self.init(unnamed: .custom(body))
  }

  /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
  @_disfavoredOverload
  public init(_ body: @escaping @Sendable (inout ZodSchema.ValueContext) throws -> Void) {
    self.init(unnamed: .value(body))
  }
}

extension ZodSchema.AddedIssue {
  /// The issue that Zod's `addIssue` makes of an object.
  init(added members: JSONObject) {
    var members = members
    var continues = true
    if members["fatal"] == .boolean(true) { continues = false }
    if let given = members["continue"]?.boolean { continues = given }
    members["continue"] = nil
    if members["code"] == nil { members["code"] = "custom" }
    self.init(members, continues: continues)
  }
}
