public import SchemaModel
public import SourceJSON

/// The functions that a schema may use by name, as a schema that was read from a document does.
///
///     var functions = FunctionRegistry.standard
///     functions.register(transform: "slug") { value in … }
///     let validator = try Validator(document: bytes, functions: functions)
public struct FunctionRegistry: Sendable {
  // Lists, because they are short and used only when a schema is compiled. In a process that compiles one
  // schema, instantiating a dictionary type costs more than all lookups.
  private var transforms: [ZodSchema.Transform] = [.trim, .toLowerCase, .toUpperCase, .slugify]
  private var predicates: [ZodSchema.Predicate] = []
  private var checkFunctions: [ZodSchema.CheckFunction] = []
  private var errorFunctions: [ZodSchema.ErrorFunction] = []
  private var conditions: [ZodSchema.When] = []
  private var producers: [ZodSchema.Producer] = []
  private var rescuers: [ZodSchema.Rescuer] = []

  /// The functions of Zod itself: `trim`, `toLowerCase`, `toUpperCase` and `slugify`.
  public static let standard = FunctionRegistry()

  private init() {}

  /// Registers a transform with an implementation, replacing one of the same name.
  ///
  /// A transform without an implementation is ignored.
  public mutating func register(_ transform: ZodSchema.Transform) {
    guard transform.body != nil else { return }
    transforms.removeAll { $0.name == transform.name }
    transforms.append(transform)
  }

  /// Registers a predicate with an implementation, replacing one of the same name.
  ///
  /// A predicate without an implementation is ignored.
  public mutating func register(_ predicate: ZodSchema.Predicate) {
    guard predicate.body != nil else { return }
    predicates.removeAll { $0.name == predicate.name }
    predicates.append(predicate)
  }

  /// Registers a transform, replacing one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  public mutating func register(
    transform name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) {
    register(ZodSchema.Transform(name, body))
  }

  /// Registers a predicate, replacing one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one; an absent value is null. An error that it throws
  ///     makes the outcome undecided.
  public mutating func register(
    predicate name: String, _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) {
    register(ZodSchema.Predicate(name, body))
  }

  /// Returns the transform with its own or the registered implementation, or nil if it has none.
  func resolve(_ transform: ZodSchema.Transform) -> ZodSchema.Transform? {
    transform.body == nil ? transforms.first { $0.name == transform.name } : transform
  }

  /// Returns the predicate with its own or the registered implementation, or nil if it has none.
  func resolve(_ predicate: ZodSchema.Predicate) -> ZodSchema.Predicate? {
    predicate.body == nil ? predicates.first { $0.name == predicate.name } : predicate
  }
}

/// The functions that see issues, add some or make values.
extension FunctionRegistry {
  /// Registers a check function with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.CheckFunction) {
    guard function.body != nil else { return }
    checkFunctions.removeAll { $0.name == function.name }
    checkFunctions.append(function)
  }

  /// Registers a function that words issues with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.ErrorFunction) {
    guard function.body != nil else { return }
    errorFunctions.removeAll { $0.name == function.name }
    errorFunctions.append(function)
  }

  /// Registers a condition with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.When) {
    guard function.body != nil else { return }
    conditions.removeAll { $0.name == function.name }
    conditions.append(function)
  }

  /// Registers a function of a `default` or `prefault` with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.Producer) {
    guard function.body != nil else { return }
    producers.removeAll { $0.name == function.name }
    producers.append(function)
  }

  /// Registers a function of a `catch` with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.Rescuer) {
    guard function.body != nil else { return }
    rescuers.removeAll { $0.name == function.name }
    rescuers.append(function)
  }

  /// Returns the check function with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.CheckFunction) -> ZodSchema.CheckFunction? {
    function.body == nil ? checkFunctions.first { $0.name == function.name } : function
  }

  /// Returns the function that words issues with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.ErrorFunction) -> ZodSchema.ErrorFunction? {
    function.body == nil ? errorFunctions.first { $0.name == function.name } : function
  }

  /// Returns the condition with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.When) -> ZodSchema.When? {
    function.body == nil ? conditions.first { $0.name == function.name } : function
  }

  /// Returns the function of a `default` or `prefault` with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.Producer) -> ZodSchema.Producer? {
    function.body == nil ? producers.first { $0.name == function.name } : function
  }

  /// Returns the function of a `catch` with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.Rescuer) -> ZodSchema.Rescuer? {
    function.body == nil ? rescuers.first { $0.name == function.name } : function
  }
}
