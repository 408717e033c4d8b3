public import SchemaModel
public import SourceJSON

/// The functions that a schema may use by name, as a schema that was read from a document does.
///
///     var functions = FunctionRegistry.standard
///     functions.register(transform: "slug") { value in … }
///     let validator = try Validator(document: bytes, functions: functions)
public struct FunctionRegistry: Sendable {
  // One list of all kinds, because it is short and used only when a schema is compiled. In a process that compiles one
  // schema, instantiating a dictionary type costs more than all lookups. The name is compared before the kind.
  private var entries: [(name: String, function: any Sendable)] =
    ([.trim, .toLowerCase, .toUpperCase, .slugify] as [ZodSchema.Transform]).map { ($0.name, $0) }

  /// The functions of Zod itself: `trim`, `toLowerCase`, `toUpperCase` and `slugify`.
  public static let standard = FunctionRegistry()

  private init() {}

  /// Registers a function of any kind, such as a `ZodSchema.Predicate`, replacing one of the same kind and name.
  ///
  /// One without an implementation is ignored.
  public mutating func register<Body>(_ function: ZodSchema.NamedFunction<Body>) {
    guard function.isImplemented else { return }
    entries.removeAll {
      $0.name == function.name && $0.function as? ZodSchema.NamedFunction<Body> == function
    }
    entries.append((function.name, function))
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

  /// Returns a function with its own or the registered implementation, or nil if it has none.
  package func resolve<Body>(
    _ function: ZodSchema.NamedFunction<Body>
  ) -> ZodSchema.NamedFunction<Body>? {
    if function.isImplemented { return function }
    for entry in entries where entry.name == function.name {
      if let found = entry.function as? ZodSchema.NamedFunction<Body>, found == function {
        return found
      }
    }
    return nil
  }
}
