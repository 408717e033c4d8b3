internal import JSPrimitives

extension JSONValue: Codable {
  /// Decodes any JSON value. The members of an object are in the order of the decoder's keys.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: MemberKey.self) {
      self = .object(
        JSONObject(
          try object.allKeys.map { key in
            (key: JSText(key.stringValue), value: try object.decode(JSONValue.self, forKey: key))
          }))
      return
    }
    if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    let scalar = try decoder.singleValueContainer()
    if scalar.decodeNil() {
      self = .null
    } else if let value = try? scalar.decode(Bool.self) {
      self = .boolean(value)
    } else if let number = try? scalar.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(JSText(try scalar.decode(String.self)))
    }
  }

  /// Encodes the value. Lone surrogates become U+FFFD; an encoder may reject infinite numbers.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: MemberKey.self)
      for member in object.members {
        try container.encode(member.value, forKey: MemberKey(stringValue: member.key.string))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try value.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .string(let text): try text.string.encode(to: encoder)
    }
  }

  /// The key of any member.
  private struct MemberKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
