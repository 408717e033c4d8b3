/// The reason why a recorded `def` tree or its recorded functions can't be read, with the place.
struct ZodDefError: Error, Hashable, CustomStringConvertible {
  /// The place, such as `$.shape.role.checks[0].format`.
  var path: String
  /// The reason, such as `unknown field`.
  var reason: String

  var description: String { "\(path): \(reason)" }
}
