public import SchemaModel
public import SourceJSON

/// The functions that a schema may name without bringing them along, as one read from a document does.
///
///     var functions = FunctionRegistry.standard
///     functions.register(transform: "slug") { value in … }
///     let validator = try Validator(document: bytes, functions: functions)
public struct FunctionRegistry: Sendable {
  // Lists, because they are short and read only when a schema is compiled: a dictionary by name costs more
  // to instantiate as a type, in a process that compiles one schema, than all of its lookups.
  private var transforms: [ZodSchema.Transform] = [.trim, .toLowerCase, .toUpperCase]
  private var predicates: [ZodSchema.Predicate] = []

  /// Zod's own: `trim`, `toLowerCase` and `toUpperCase`.
  public static let standard = FunctionRegistry()

  private init() {}

  /// Registers a transform with an implementation, in place of one of the same name.
  ///
  /// A transform that is only a name is ignored.
  public mutating func register(_ transform: ZodSchema.Transform) {
    guard transform.body != nil else { return }
    transforms.removeAll { $0.name == transform.name }
    transforms.append(transform)
  }

  /// Registers a predicate with an implementation, in place of one of the same name.
  ///
  /// A predicate that is only a name is ignored.
  public mutating func register(_ predicate: ZodSchema.Predicate) {
    guard predicate.body != nil else { return }
    predicates.removeAll { $0.name == predicate.name }
    predicates.append(predicate)
  }

  /// Registers a function from value to value, in place of one of the same name.
  ///
  /// - Parameter body: takes the value as the checks before have left it. An error that it throws makes the
  ///   outcome undecided.
  public mutating func register(
    transform name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
  ) {
    register(ZodSchema.Transform(name, body))
  }

  /// Registers a predicate, in place of one of the same name.
  ///
  /// - Parameter body: takes the value as the checks before have left it, an absent one as null. An error that
  ///   it throws makes the outcome undecided.
  public mutating func register(
    predicate name: String, _ body: @escaping @Sendable (JSONValue) throws -> Bool
  ) {
    register(ZodSchema.Predicate(name, body))
  }

  /// The transform with its implementation, its own or the registered one, or nil if there is none.
  func resolve(_ transform: ZodSchema.Transform) -> ZodSchema.Transform? {
    transform.body == nil ? transforms.first { $0.name == transform.name } : transform
  }

  /// The predicate with its implementation, its own or the registered one, or nil if there is none.
  func resolve(_ predicate: ZodSchema.Predicate) -> ZodSchema.Predicate? {
    predicate.body == nil ? predicates.first { $0.name == predicate.name } : predicate
  }
}
