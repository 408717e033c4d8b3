/// The type of a value by `typeof` and `Array.isArray`, with null as its own type.
enum ValueType: UInt8 {
  case undefined, null, boolean, number, string, array, object, bigint, date, function

  /// The type's name in messages.
  var name: String { Self.names[Int(rawValue)] }

  static let names = [
    "undefined", "null", "boolean", "number", "string", "array", "object", "bigint", "Date",
    "function",
  ]
}
