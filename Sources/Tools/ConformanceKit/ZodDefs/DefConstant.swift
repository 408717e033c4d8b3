internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Reads the constants of a `def` tree: JSON values, and objects of one member such as `{"$bigint": "1"}` for values
/// that JSON doesn't have.
enum DefConstant {
  /// Returns a constant.
  static func read(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) -> ZodSchema.Constant
  {
    guard let mark = mark(of: value) else { return .json(try json(value, at: place)) }
    switch (mark.name, mark.value) {
    case ("$undefined", .boolean(true)): return .undefined
    case ("$bigint", .string(let digits)) where isInteger(digits): return .bigint(digits.string)
    case ("$date", .number(let milliseconds)): return .date(milliseconds: milliseconds)
    case ("$date", .string(let text)):
      // A text as `toISOString` writes it.
      if let milliseconds = JSDate.parse(text), JSDate.isoText(milliseconds) == text.string {
        return .date(milliseconds: milliseconds)
      }
      return .json(try json(value, at: place))
    default: return .json(try json(value, at: place))
    }
  }

  /// Returns the limit of a comparison.
  static func bound(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) -> ZodSchema.Bound {
    switch try read(value, at: place) {
    case .json(.number(let number)): return .number(number)
    case .bigint(let digits): return .bigint(digits)
    case .date(let milliseconds): return .date(milliseconds: milliseconds)
    default: throw ZodDefError(path: place.path, reason: "expected a number, bigint or date")
    }
  }

  /// Returns a JSON value whose numbers may be NaN or infinite; any other mark in it is refused.
  static func json(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) -> JSONValue {
    if let mark = mark(of: value) {
      if mark.name == "$number", let number = mark.value.text.flatMap({ numbers[$0.string] }) {
        return .number(number)
      }
      throw ZodDefError(path: place.path, reason: "a \(mark.name) has no place here")
    }
    switch value {
    case .null, .boolean, .number, .string: return value
    case .array(let elements):
      var read: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        read.append(try json(element, at: place.element(index)))
      }
      return .array(read)
    case .object(let object):
      var read: [JSONObject.Member] = []
      for member in object.members {
        read.append(
          (member.key, try json(member.value, at: place.member(member.key.string))))
      }
      return .object(JSONObject(read))
    }
  }

  private static let numbers: [String: Double] = [
    "NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity, "-0": -0.0,
  ]

  /// Returns the only member of an object if its key starts with `$`.
  private static func mark(of value: JSONValue) -> (name: String, value: JSONValue)? {
    guard let members = value.object?.members, members.count == 1, let member = members.first,
      member.key.bytes.first == UInt8(ascii: "$")
    else { return nil }
    return (member.key.string, member.value)
  }

  private static func isInteger(_ text: JSText) -> Bool {
    var digits = text.bytes[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}
