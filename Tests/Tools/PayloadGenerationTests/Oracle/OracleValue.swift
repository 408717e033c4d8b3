import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// A value on its way through a schema.
enum OracleValue {
  /// `undefined`: an absent value, or a present member without a value.
  case absent
  /// The result of a transform that the oracle can't compute, such as sanitized markup.
  case opaqueText
  case null
  case boolean(Bool)
  case number(Double)
  case bigint(Int128)
  /// A valid `Date`, in milliseconds.
  case date(Double)
  /// A `Date` without a time.
  case invalidDate
  case string(JSText)
  case array([OracleValue])
  case object([OracleMember])

  init(_ value: JSONValue?) {
    switch value {
    case nil: self = .absent
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { OracleValue($0) })
    case .object(let object):
      self = .object(object.members.map { OracleMember($0.key, OracleValue($0.value)) })
    }
  }

  /// A constant; a `bigint` beyond 128 bits is zero, which no payload equals by chance.
  init(_ constant: ZodSchema.Constant) {
    switch constant {
    case .json(let value): self.init(value)
    case .undefined: self = .absent
    case .bigint(let digits): self = .bigint(Int128(digits) ?? 0)
    case .date(let milliseconds): self = .date(milliseconds)
    }
  }

  var isAbsent: Bool { if case .absent = self { true } else { false } }
  var isNullish: Bool {
    switch self {
    case .absent, .null: true
    default: false
    }
  }

  /// Returns an object's member; absent if there is no such member or the value is not an object.
  func member(_ key: JSText) -> OracleValue {
    guard case .object(let members) = self else { return .absent }
    return members.last { $0.key == key }?.value ?? .absent
  }

  /// Whether the value is truthy in JavaScript; nil if that is not known.
  var isTruthy: Bool? {
    switch self {
    case .absent, .null: false
    case .opaqueText: nil
    case .boolean(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .bigint(let number): number != 0
    case .string(let text): !text.bytes.isEmpty
    case .array, .object, .date, .invalidDate: true
    }
  }

  /// Returns whether the value equals a literal.
  func equals(_ literal: ZodSchema.Constant) -> Bool {
    switch (self, literal) {
    case (.absent, .undefined), (.null, .json(.null)): true
    case (.boolean(let value), .json(.boolean(let other))): value == other
    case (.number(let number), .json(.number(let other))):
      number == other || number.isNaN && other.isNaN
    case (.string(let text), .json(.string(let other))): text == other
    case (.bigint(let number), .bigint(let digits)): Int128(digits) == number
    default: false
    }
  }
}

/// A member of an object.
struct OracleMember {
  var key: JSText
  var value: OracleValue

  init(_ key: JSText, _ value: OracleValue) {
    self.key = key
    self.value = value
  }
}

/// The names that every object inherits from `Object.prototype`.
enum InheritedName {
  private static let all: Set<JSText> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]

  static func contains(_ key: JSText) -> Bool { all.contains(key) }
}
