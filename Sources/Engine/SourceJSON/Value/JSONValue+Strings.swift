// Comparisons with strings: `value["name"] == name`. Literals are values by themselves.

extension JSONValue {
  /// Returns whether a value is this string, code unit by code unit.
  public static func == (value: JSONValue, string: String) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.bytes.elementsEqual(string.utf8)
  }

  /// Returns whether a value is another one than this string.
  public static func != (value: JSONValue, string: String) -> Bool { !(value == string) }
}

extension Optional where Wrapped == JSONValue {
  /// Returns whether there is a value and it is this string, code unit by code unit.
  public static func == (value: Self, string: String) -> Bool {
    if let value { value == string } else { false }
  }

  /// Returns whether there is no value, or another one than this string.
  public static func != (value: Self, string: String) -> Bool { !(value == string) }
}
