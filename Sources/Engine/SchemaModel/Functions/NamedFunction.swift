/// A function of a schema, which a schema document knows by its name.
///
/// Two functions of one kind and name are equal, since a document can't distinguish them. A string literal is a function
/// that the validator's registry has under this name.
public protocol NamedFunction: Sendable, Hashable, ExpressibleByStringLiteral
where StringLiteralType == String {
  /// The name in schema documents.
  var name: String { get }
  /// Whether the function has its implementation; without one, the validator's registry has it.
  var isImplemented: Bool { get }

  /// A function that the validator's registry has under this name.
  init(_ name: String)
}

extension NamedFunction {
  /// Returns whether two functions have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// A function that the validator's registry has under this name.
  public init(stringLiteral name: String) { self.init(name) }
}
