public import JSPrimitives

/// A JSON value as `JSON.parse` returns it.
public enum JSONValue: Sendable, Hashable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, which is any double: `1e999` is infinite, `-0` is negative zero.
  case number(Double)
  /// A string in UTF-16, which may hold unpaired surrogates. `.string(name)` takes a `String` too.
  case string(JSText)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }
  /// Creates a Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a number. JSON numbers are doubles, so large integers are rounded.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(JSText(value)) }
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object by setting the members one after the other.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { (key: JSText($0.0), value: $0.1) }))
  }
}

extension JSONValue {
  /// Returns a string.
  @_disfavoredOverload
  public static func string(_ string: String) -> JSONValue { .string(JSText(string)) }

  /// The string, with U+FFFD for each lone surrogate, or nil for any other value. `jsText` keeps them.
  ///
  ///     let value: JSONValue = ["name": "Ana"]
  ///     value["name"]?.string  // Ana
  public var string: String? { text?.string }

  /// The value of a member, or nil if this is not an object or has no such member.
  public subscript(key: String) -> JSONValue? { self[JSText(key)] }

  /// The value of a member, or nil if this is not an object or has no such member.
  @_disfavoredOverload
  package subscript(key: JSText) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The element at an index, or nil if this is not an array or a shorter one.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The string with its unpaired surrogates, as JavaScript has it, or nil for any other value.
  public var jsText: JSText? { text }

  /// The string with its unpaired surrogates, or nil for any other value.
  package var text: JSText? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number, or nil for any other value.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value of a number that is an integer in `Int`'s range, or nil for any other value.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value of a Boolean, or nil for any other value.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements of an array, or nil for any other value.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The elements of an array, or nil for any other value.
  public var array: [JSONValue]? { elements }

  /// The object, or nil for any other value.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}
