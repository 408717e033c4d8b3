package import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// A JavaScript value that a schema holds: a JSON value, or one that JSON doesn't have.
  ///
  /// A literal of Swift makes one: `"a"`, `1`, `true`, `nil`, `["a": 1]`.
  public enum Constant: Sendable, Hashable {
    /// A JSON value. Its numbers may be NaN or infinite.
    case json(JSONValue)
    /// `undefined`.
    case undefined
    /// A `bigint`, in decimal digits with an optional minus sign.
    case bigint(String)
    /// A `Date`, in milliseconds since 1970-01-01T00:00:00Z.
    case date(milliseconds: Double)

    /// The JSON value, or nil if JSON doesn't have the value.
    public var json: JSONValue? {
      if case .json(let value) = self { value } else { nil }
    }

    /// The JSON value that a payload may have for a literal of the constant; nil if no payload has it, such as for an array or
    /// object, whose identity Zod compares.
    package var payload: JSONValue? {
      guard let json, json.elements == nil, json.object == nil else { return nil }
      return json
    }
  }
}

extension ZodSchema.Constant: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A null.
  public init(nilLiteral: ()) { self = .json(.null) }
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .json(.boolean(value)) }
  /// A number.
  public init(integerLiteral value: Int) { self = .json(.number(Double(value))) }
  /// A number.
  public init(floatLiteral value: Double) { self = .json(.number(value)) }
  /// A string.
  public init(stringLiteral value: String) { self = .json(.string(JSText(value))) }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .json(.array(elements)) }
  /// An object.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .json(.object(JSONObject(pairs: elements)))
  }
}

extension ZodSchema.Constant {
  /// A null.
  public static let null = ZodSchema.Constant.json(.null)
  /// A Boolean.
  public static func boolean(_ value: Bool) -> ZodSchema.Constant { .json(.boolean(value)) }
  /// A number.
  public static func number(_ value: Double) -> ZodSchema.Constant { .json(.number(value)) }
  /// A string.
  @_disfavoredOverload
  public static func string(_ value: String) -> ZodSchema.Constant { .json(.string(JSText(value))) }
  /// A string.
  package static func string(_ value: JSText) -> ZodSchema.Constant { .json(.string(value)) }
  /// An array.
  public static func array(_ elements: [JSONValue]) -> ZodSchema.Constant {
    .json(.array(elements))
  }
  /// An object.
  public static func object(_ object: JSONObject) -> ZodSchema.Constant { .json(.object(object)) }
}
