/// The path of a value in a `def` tree.
///
/// A reference may name an ancestor by the names of `def`, such as `$.innerType`, or by those of schema documents,
/// such as `$.inner`. So a place has both.
struct DefPlace: Hashable {
  /// The path by the names of `def`.
  let path: String
  private let shortPath: String

  /// The place of the whole tree.
  static let root = DefPlace(path: "$", shortPath: "$")

  private static let shortNames = ["innerType": "inner", "keyType": "key", "valueType": "value"]

  /// Returns the place of a field of the object here.
  func field(_ name: String) -> Self {
    Self(path: "\(path).\(name)", shortPath: "\(shortPath).\(Self.shortNames[name] ?? name)")
  }

  /// Returns the place of a member of the object here. Its key is data.
  func member(_ key: String) -> Self {
    Self(path: "\(path).\(key)", shortPath: "\(shortPath).\(key)")
  }

  /// Returns the place of an element of the array here.
  func element(_ index: Int) -> Self {
    Self(path: "\(path)[\(index)]", shortPath: "\(shortPath)[\(index)]")
  }

  /// Returns whether a reference names this place.
  func isNamed(by reference: String) -> Bool { path == reference || shortPath == reference }
}

/// The reason why a recorded `def` tree or its recorded functions can't be read, with the place.
struct ZodDefError: Error, Hashable, CustomStringConvertible {
  /// The place, such as `$.shape.role.checks[0].format`.
  var path: String
  /// The reason, such as `unknown field`.
  var reason: String

  var description: String { "\(path): \(reason)" }
}
