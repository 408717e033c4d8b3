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
    Self.add(transform, to: &transforms)
  }

  /// Registers a predicate with an implementation, replacing one of the same name.
  ///
  /// A predicate without an implementation is ignored.
  public mutating func register(_ predicate: ZodSchema.Predicate) {
    Self.add(predicate, to: &predicates)
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

  /// Registers a transform on values of any type, replacing one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  @_disfavoredOverload
  public mutating func register(
    transform name: String, _ body: @escaping @Sendable (ZodValue) throws -> ZodValue
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

  /// Registers a predicate on a value of any type, replacing one of the same name.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  @_disfavoredOverload
  public mutating func register(
    predicate name: String, _ body: @escaping @Sendable (ZodValue) throws -> Bool
  ) {
    register(ZodSchema.Predicate(name, body))
  }

  /// Returns the transform with its own or the registered implementation, or nil if it has none.
  func resolve(_ transform: ZodSchema.Transform) -> ZodSchema.Transform? {
    Self.find(transform, in: transforms)
  }

  /// Returns the predicate with its own or the registered implementation, or nil if it has none.
  func resolve(_ predicate: ZodSchema.Predicate) -> ZodSchema.Predicate? {
    Self.find(predicate, in: predicates)
  }
}

/// The functions that see issues, add some or make values.
extension FunctionRegistry {
  /// Registers a check function with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.CheckFunction) {
    Self.add(function, to: &checkFunctions)
  }

  /// Registers a function that words issues with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.ErrorFunction) {
    Self.add(function, to: &errorFunctions)
  }

  /// Registers a condition with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.When) {
    Self.add(function, to: &conditions)
  }

  /// Registers a function of a `default` or `prefault` with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.Producer) {
    Self.add(function, to: &producers)
  }

  /// Registers a function of a `catch` with an implementation, replacing one of the same name.
  ///
  /// One without an implementation is ignored.
  public mutating func register(_ function: ZodSchema.Rescuer) {
    Self.add(function, to: &rescuers)
  }

  /// Returns the check function with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.CheckFunction) -> ZodSchema.CheckFunction? {
    Self.find(function, in: checkFunctions)
  }

  /// Returns the function that words issues with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.ErrorFunction) -> ZodSchema.ErrorFunction? {
    Self.find(function, in: errorFunctions)
  }

  /// Returns the condition with its own or the registered implementation, or nil if it has none.
  func resolve(_ function: ZodSchema.When) -> ZodSchema.When? {
    Self.find(function, in: conditions)
  }

  /// Returns the function of a `default` or `prefault` with its own or the registered implementation, or nil if it has none.
  package func resolve(_ function: ZodSchema.Producer) -> ZodSchema.Producer? {
    Self.find(function, in: producers)
  }

  /// Returns the function of a `catch` with its own or the registered implementation, or nil if it has none.
  package func resolve(_ function: ZodSchema.Rescuer) -> ZodSchema.Rescuer? {
    Self.find(function, in: rescuers)
  }

  /// Adds a function with an implementation, replacing one of the same name.
  private static func add<Function: ZodSchema.NamedFunction>(
    _ added: Function, to list: inout [Function]
  ) {
    guard added.isImplemented else { return }
    list.removeAll { $0 == added }
    list.append(added)
  }

  /// Returns a function with its own or the registered implementation, or nil if it has none.
  private static func find<Function: ZodSchema.NamedFunction>(
    _ named: Function, in list: [Function]
  ) -> Function? {
    named.isImplemented ? named : list.first { $0 == named }
  }
}
