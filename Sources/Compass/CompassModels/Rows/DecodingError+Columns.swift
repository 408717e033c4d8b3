extension DecodingError {
  /// The path to the value at fault, as a database writes it: `academic_info.student_size`, `pros[1]`. Empty for the
  /// whole value.
  public var columnPath: String { columnPath(below: 0) }

  /// Returns the path without its first keys.
  func columnPath(below depth: Int) -> String {
    path.dropFirst(depth).reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The sentence of the error, without its path.
  var reason: String {
    switch self {
    case .keyNotFound: "The value is missing."
    case .valueNotFound: "The value is null."
    case .typeMismatch(let type, _): "The value is not \(Self.name(of: type))."
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "\(self)"
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "a boolean"
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default: "of type \(type)"
    }
  }

  private var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }
}
