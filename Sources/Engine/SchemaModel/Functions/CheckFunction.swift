internal import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// A named function that looks at a value and adds issues: `superRefine` and `check`.
  ///
  /// Two functions of the same name are equal, since a document can't distinguish them.
  public struct CheckFunction: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet { identity = nil }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    /// The implementation of a check function.
    package enum Body: Sendable {
      /// On a JSON value; one that JSON lacks makes the outcome undecided.
      case custom(@Sendable (inout CheckContext) throws -> Void)
      /// On any value.
      case value(@Sendable (inout ValueContext) throws -> Void)
    }

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
    public init(_ name: String, _ body: @escaping @Sendable (inout CheckContext) throws -> Void) {
      self.name = name
      self.body = .custom(body)
    }

    /// A function given as a closure on a value of any type, also on one that JSON lacks.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ name: String, _ body: @escaping @Sendable (inout ValueContext) throws -> Void) {
      self.name = name
      self.body = .value(body)
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
    public init(_ body: @escaping @Sendable (inout CheckContext) throws -> Void) {
      self.init(.custom(body))
    }

    /// A function given as a closure on a value of any type, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value and adds issues. An error that it throws makes the outcome undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable (inout ValueContext) throws -> Void) {
      self.init(.value(body))
    }

    /// A function without a name.
    private init(_ body: Body) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }
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

extension ZodSchema.CheckFunction: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}
