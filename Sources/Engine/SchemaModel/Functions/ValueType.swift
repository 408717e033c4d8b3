extension ZodSchema {
  /// The type of a value by `typeof` and `Array.isArray`, with null and JavaScript's classes as separate types.
  public enum ValueType: UInt8, Sendable, Hashable, BitwiseCopyable {
    case undefined, null, boolean, number, string, array, object, bigint, date, function, set, map

    /// The type's name in messages.
    package var name: String { Self.names[Int(rawValue)] }

    /// The names of all types.
    package static let names = [
      "undefined", "null", "boolean", "number", "string", "array", "object", "bigint", "Date",
      "function", "Set", "Map",
    ]
  }
}
