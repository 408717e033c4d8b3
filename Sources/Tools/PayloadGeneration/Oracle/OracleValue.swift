internal import JSPrimitives
internal import SourceJSON

/// A value on its way through a schema.
enum OracleValue {
  case absent
  /// The result of a transform that the oracle can't compute, such as sanitized markup.
  case opaqueText
  case null
  case boolean(Bool)
  case number(Double)
  case string(JSText)
  case array([OracleValue])
  case object([(key: JSText, value: OracleValue)])

  init(_ value: JSONValue?) {
    switch value {
    case nil: self = .absent
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { OracleValue($0) })
    case .object(let object):
      self = .object(object.members.map { (key: $0.key, value: OracleValue($0.value)) })
    }
  }

  var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// Returns an object's member; absent if there is none or the value is no object.
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
    case .string(let text): !text.bytes.isEmpty
    case .array, .object: true
    }
  }

  /// Returns whether the value equals a literal.
  func equals(_ literal: JSONValue) -> Bool {
    switch (self, literal) {
    case (.null, .null): true
    case (.boolean(let value), .boolean(let other)): value == other
    case (.number(let number), .number(let other)): number == other
    case (.string(let text), .string(let other)): text == other
    default: false
    }
  }
}
