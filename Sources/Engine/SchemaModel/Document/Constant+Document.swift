internal import JSPrimitives
internal import SourceJSON

/// Constants in documents.
///
/// Version 1 has JSON values only. In version 2 an object of one member whose key starts with `$` is a value that
/// JSON doesn't have, and `$json` escapes an object that only looks like one.
extension ZodSchema.Constant {
  /// Whether version 1 can write the constant.
  var isOfVersion1: Bool { json.map(Self.isPlain) ?? false }

  /// The constant as version 2 writes it.
  var document: JSONValue {
    switch self {
    case .json(let value): Self.escaped(value)
    case .undefined: ["$undefined": true]
    case .bigint(let digits): ["$bigint": .string(JSText(digits))]
    case .date(let milliseconds): ["$date": Self.escaped(.number(milliseconds))]
    }
  }

  private static func isPlain(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .boolean, .string: true
    case .number(let number): name(of: number) == nil
    case .array(let elements): elements.allSatisfy(isPlain)
    case .object(let object):
      !hasSpecialForm(object) && object.members.allSatisfy { isPlain($0.value) }
    }
  }

  private static func escaped(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .boolean, .string: return value
    case .number(let number):
      return name(of: number).map { ["$number": .string($0)] } ?? value
    case .array(let elements): return .array(elements.map(escaped))
    case .object(let object):
      let members = object.members.map { (key: $0.key, value: escaped($0.value)) }
      let value = JSONValue.object(JSONObject(members))
      return hasSpecialForm(object) ? ["$json": value] : value
    }
  }

  /// Returns whether an object has one member that gives it another meaning in version 2.
  private static func hasSpecialForm(_ object: JSONObject) -> Bool {
    guard object.count == 1, let key = object.members.first?.key else { return false }
    return key.bytes.first == UInt8(ascii: "$") || key == "function"
  }

  /// Returns the name of a number that JSON text can't hold or that its writers lose.
  private static func name(of number: Double) -> JSText? {
    if number.isNaN { return "NaN" }
    if number == .infinity { return "Infinity" }
    if number == -.infinity { return "-Infinity" }
    return number == 0 && number.sign == .minus ? "-0" : nil
  }
}

// MARK: Reading

extension ZodSchema.Constant {
  /// Reads a constant of a document at a path.
  init(_ value: JSONValue, path: String, version: Int) throws(SchemaDocument.ReadingError) {
    guard version > 1, let object = value.object, object.count == 1,
      let member = object.members.first
    else {
      self = .json(try Self.value(value, path: path, version: version))
      return
    }
    switch member.key {
    case "$undefined":
      guard member.value == true else {
        throw SchemaDocument.ReadingError(path: "\(path).$undefined", reason: "expected true")
      }
      self = .undefined
    case "$bigint":
      self = .bigint(try Self.digits(member.value, path: "\(path).$bigint"))
    case "$date":
      let time = try Self.value(member.value, path: "\(path).$date", version: version)
      guard let milliseconds = time.number else {
        throw SchemaDocument.ReadingError(path: "\(path).$date", reason: "expected a number")
      }
      self = .date(milliseconds: milliseconds)
    default: self = .json(try Self.value(value, path: path, version: version))
    }
  }

  /// Returns the JSON value of a constant or of a part of one.
  private static func value(
    _ value: JSONValue, path: String, version: Int
  ) throws(SchemaDocument.ReadingError) -> JSONValue {
    switch value {
    case .null, .boolean, .string: return value
    case .number(let number):
      guard number.isFinite else {
        throw SchemaDocument.ReadingError(path: path, reason: "a number is too large")
      }
      return value
    case .array(let elements):
      var values: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        values.append(try Self.value(element, path: "\(path)[\(index)]", version: version))
      }
      return .array(values)
    case .object(let object):
      guard version > 1, hasSpecialForm(object), let member = object.members.first else {
        return .object(try members(object, path: path, version: version))
      }
      return try special(member, path: path, version: version)
    }
  }

  private static func members(
    _ object: JSONObject, path: String, version: Int
  ) throws(SchemaDocument.ReadingError) -> JSONObject {
    var members: [JSONObject.Member] = []
    for member in object.members {
      let value = try value(member.value, path: "\(path).\(member.key)", version: version)
      members.append((member.key, value))
    }
    return JSONObject(members)
  }

  /// Returns the value of an object of one member with a meaning of its own.
  private static func special(
    _ member: JSONObject.Member, path: String, version: Int
  ) throws(SchemaDocument.ReadingError) -> JSONValue {
    let place = "\(path).\(member.key)"
    switch member.key {
    case "$json":
      guard let object = member.value.object else {
        throw SchemaDocument.ReadingError(path: place, reason: "expected an object")
      }
      return .object(try members(object, path: place, version: version))
    case "$number":
      switch member.value {
      case "NaN": return .number(.nan)
      case "Infinity": return .number(.infinity)
      case "-Infinity": return .number(-.infinity)
      case "-0": return .number(-0.0)
      default:
        throw SchemaDocument.ReadingError(
          path: place, reason: "expected \"NaN\", \"Infinity\", \"-Infinity\" or \"-0\"")
      }
    case "$undefined", "$bigint", "$date", "function":
      throw SchemaDocument.ReadingError(path: place, reason: "expected a JSON value")
    default: throw SchemaDocument.ReadingError(path: place, reason: "unknown constant")
    }
  }

  /// Returns the digits of a `bigint` as JavaScript prints them.
  static func digits(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError) -> String
  {
    guard let text = value.text, isDecimal(text) else {
      throw SchemaDocument.ReadingError(
        path: path, reason: "expected a decimal integer as a string")
    }
    return text.string
  }

  private static func isDecimal(_ text: JSText) -> Bool {
    let digits = text.bytes.first == UInt8(ascii: "-") ? text.bytes.dropFirst() : text.bytes[...]
    guard let first = digits.first, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    return first != 0x30 || text == "0"
  }
}

// MARK: Limits

extension ZodSchema.Bound {
  /// The limit as documents write it; version 1 has finite numbers only.
  var document: JSONValue {
    switch self {
    case .number(let number):
      number == 0 ? 0 : ZodSchema.Constant.json(.number(number)).document
    case .bigint(let digits): ZodSchema.Constant.bigint(digits).document
    case .date(let milliseconds): ZodSchema.Constant.date(milliseconds: milliseconds).document
    }
  }

  /// Whether version 1 can write the limit.
  var isOfVersion1: Bool { number?.isFinite ?? false }
}

extension FieldReader {
  /// Returns a constant; one that version 1 can't write is refused there.
  mutating func constant(_ name: String) throws(SchemaDocument.ReadingError) -> ZodSchema.Constant {
    try ZodSchema.Constant(value(name), path: path(of: name), version: version)
  }

  /// Returns the limit of a comparison.
  mutating func bound(_ name: String) throws(SchemaDocument.ReadingError) -> ZodSchema.Bound {
    let value = try value(name)
    guard version > 1, value.object != nil else { return .number(try number(name)) }
    switch try ZodSchema.Constant(value, path: path(of: name), version: version) {
    case .bigint(let digits): return .bigint(digits)
    case .date(let milliseconds): return .date(milliseconds: milliseconds)
    case .json(.number(let number)): return .number(number)
    default: throw error(name, "expected a number, bigint or date")
    }
  }
}
