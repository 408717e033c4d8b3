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
  private var transforms: [ZodSchema.Transform] = [.trim, .toLowerCase, .toUpperCase]
  private var predicates: [ZodSchema.Predicate] = []

  /// The functions of Zod itself: `trim`, `toLowerCase` and `toUpperCase`.
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
