public import JSPrimitives
public import SourceJSON

/// A value as a function of a schema gets and gives it: a JSON value, or one that only JavaScript has.
///
///     ZodSchema.Transform("toDate") { value in
///       .date(milliseconds: value.number ?? .nan)
///     }
///
/// A literal of Swift makes one: `"a"`, `1`, `true`, `nil`, `["a": 1]`.
public enum ZodValue: Sendable, Hashable {
  /// `undefined`: an absent value.
  case undefined
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, which is any double.
  case number(Double)
  /// A string in UTF-16, which may hold unpaired surrogates. `.string(name)` takes a `String` too.
  case string(JSText)
  /// A `bigint`, in decimal digits with an optional minus sign. `.bigint(5)` takes an integer too.
  case bigint(String)
  /// A `Date`, in milliseconds since 1970-01-01T00:00:00Z; NaN for an invalid one.
  case date(milliseconds: Double)
  /// An array.
  case array([ZodValue])
  /// An object.
  case object(ZodObject)
  /// A `Set`. Of equal elements the first counts; arrays, objects and Dates are never equal.
  case set([ZodValue])
  /// A `Map`. Of equal keys the last value counts, at the position of the first.
  case map([Entry])

  /// A key of a `Map` and its value.
  public struct Entry: Sendable, Hashable {
    /// The key, which may be of any type.
    public var key: ZodValue
    /// The value.
    public var value: ZodValue

    /// An entry from its parts.
    public init(_ key: ZodValue, _ value: ZodValue) {
      self.key = key
      self.value = value
    }
  }
}

// MARK: Making values

extension ZodValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A null.
  public init(nilLiteral: ()) { self = .null }
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(JSText(value)) }
  /// An array.
  public init(arrayLiteral elements: ZodValue...) { self = .array(elements) }
  /// An object, by setting the members one after the other.
  public init(dictionaryLiteral elements: (String, ZodValue)...) {
    self = .object(ZodObject(elements.map { (key: JSText($0.0), value: $0.1) }))
  }

  /// A string.
  @_disfavoredOverload
  public static func string(_ string: String) -> ZodValue { .string(JSText(string)) }

  /// A `bigint` of an integer.
  @_disfavoredOverload
  public static func bigint(_ integer: some BinaryInteger) -> ZodValue {
    .bigint(integer.description)
  }

  /// A JSON value.
  public init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Self.init))
    case .object(let object): self = .object(ZodObject(object))
    }
  }
}

// MARK: Reading values

extension ZodValue {
  /// The JSON value; nil if JSON lacks this value or one inside it.
  public var json: JSONValue? {
    switch self {
    case .null: return .null
    case .boolean(let boolean): return .boolean(boolean)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array(let elements):
      var values: [JSONValue] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        guard let value = element.json else { return nil }
        values.append(value)
      }
      return .array(values)
    case .object(let object):
      var members: [JSONObject.Member] = []
      for member in object.members {
        guard let value = member.value.json else { return nil }
        members.append((member.key, value))
      }
      return .object(JSONObject(members))
    case .undefined, .bigint, .date, .set, .map: return nil
    }
  }

  /// The value as `JSON.stringify` writes it: a Date as its ISO text, a `Set` or `Map` as an empty object; nil for `undefined`.
  ///
  /// A `bigint`, which JavaScript does not write, is null.
  package var stringified: JSONValue? { stringified { _ in .null } }

  /// The value as the members of issues have it: as `JSON.stringify` writes it, with the digits of a `bigint`; nil for
  /// `undefined`.
  package var inIssues: JSONValue? { stringified { .string(JSText($0)) } }

  private func stringified(_ bigint: (String) -> JSONValue) -> JSONValue? {
    switch self {
    case .undefined: nil
    case .null: .null
    case .bigint(let digits): bigint(digits)
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .date(let milliseconds):
      JSDate.isoText(milliseconds).map { .string(JSText($0)) } ?? .null
    case .array(let elements): .array(elements.map { $0.stringified(bigint) ?? .null })
    case .object(let object):
      .object(
        JSONObject(
          object.members.compactMap { key, value in value.stringified(bigint).map { (key, $0) } }))
    case .set, .map: .object(JSONObject())
    }
  }

  /// Whether the value is a `bigint`, or holds one that `JSON.stringify` would have to write.
  package var holdsBigInt: Bool {
    switch self {
    case .bigint: true
    case .array(let elements): elements.contains(where: \.holdsBigInt)
    case .object(let object): object.members.contains { $0.value.holdsBigInt }
    default: false
    }
  }

  /// The string, with U+FFFD for each lone surrogate; nil for any other value. `jsText` keeps them.
  public var string: String? { jsText?.string }

  /// The string with its unpaired surrogates, as JavaScript has it; nil for any other value.
  public var jsText: JSText? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number; nil for any other value, such as a Date.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value of a number or `bigint` that is an integer in `Int`'s range; nil for any other value.
  public var int: Int? {
    switch self {
    case .number(let number): Int(exactly: number)
    case .bigint(let digits): Int(digits)
    default: nil
    }
  }

  /// The value of a Boolean; nil for any other value.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The time value of a Date in milliseconds since 1970, NaN for an invalid one; nil for any other value.
  public var milliseconds: Double? {
    if case .date(let milliseconds) = self { milliseconds } else { nil }
  }

  /// The elements of an array or `Set`; nil for any other value.
  public var elements: [ZodValue]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    default: nil
    }
  }

  /// The object; nil for any other value.
  public var object: ZodObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of an object's member; `undefined` if this is not an object or has no such member.
  public subscript(key: String) -> ZodValue { object?[key] ?? .undefined }

  /// The element of an array at an index; `undefined` if this is not an array or a shorter one.
  public subscript(index: Int) -> ZodValue {
    guard case .array(let elements) = self, elements.indices.contains(index) else {
      return .undefined
    }
    return elements[index]
  }

  /// Whether this is `undefined`.
  public var isUndefined: Bool { self == .undefined }

  /// Whether the value is truthy in JavaScript: neither undefined, null, false, 0, NaN, a zero `bigint` nor an empty string.
  /// ECMA-262, sec-toboolean.
  public var isTruthy: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let boolean): boolean
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .bigint(let digits): digits != "0"
    case .date, .array, .object, .set, .map: true
    }
  }

  /// The type.
  public var type: ZodSchema.ValueType {
    switch self {
    case .undefined: .undefined
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .bigint: .bigint
    case .date: .date
    case .array: .array
    case .object: .object
    case .set: .set
    case .map: .map
    }
  }
}
