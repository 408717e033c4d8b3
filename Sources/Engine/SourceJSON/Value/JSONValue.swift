public import JSPrimitives

/// A JSON value as JavaScript holds it after `JSON.parse`.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// Any double: `1e999` is infinite, `-0` is negative zero.
  case number(Double)
  case string(JSText)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(JSText(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (JSText, JSONValue)...) {
    self = .object(JSONObject(elements.map { (key: $0.0, value: $0.1) }))
  }
}

extension JSONValue {
  /// The member of that name, if this is an object that has it.
  public subscript(key: JSText) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The element at that index, if this is an array that long.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The text, if this is a string.
  public var text: JSText? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, if this is one.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value, if this is one.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The object, if this is one.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }
}
