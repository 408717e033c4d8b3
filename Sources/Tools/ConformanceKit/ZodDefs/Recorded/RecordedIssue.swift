internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Reads a recorded raw issue. Objects of one member, such as `{"$bigint": "1"}`, are values that JSON doesn't have.
enum RecordedIssue {
  static func read(_ value: JSONValue) throws(ZodDefError) -> ZodSchema.RawIssue {
    guard let object = value.object else {
      throw ZodDefError(path: "$", reason: "expected an issue")
    }
    var members: [JSONObject.Member] = []
    var constants: [ZodSchema.Constant]?
    for (name, value) in object.members where name != "input" {
      let place = DefPlace.root.member(name.string)
      switch name {
      case "values", "options":
        let values = try Self.constants(value, at: place)
        if values.contains(where: { $0.json == nil }) { constants = values }
        members.append((name, .array(values.map { $0.json ?? .null })))
      case "maximum", "minimum", "divisor":
        members.append((name, try limit(value, at: place)))
      default: members.append((name, value))
      }
    }
    let (input, type) = try input(object["input"] ?? ["$undefined": true])
    return ZodSchema.RawIssue(
      members: JSONObject(members), value: input.map { ZodValue($0) } ?? .undefined, received: type,
      constants: constants)
  }

  private static func constants(
    _ value: JSONValue, at place: DefPlace
  ) throws(ZodDefError) -> [ZodSchema.Constant] {
    guard let elements = value.elements else {
      throw ZodDefError(path: place.path, reason: "expected an array")
    }
    var constants: [ZodSchema.Constant] = []
    for (index, element) in elements.enumerated() {
      constants.append(try DefConstant.read(element, at: place.element(index)))
    }
    return constants
  }

  /// Returns a limit as the members of issues have it: a bigint as its digits, a date in milliseconds.
  private static func limit(
    _ value: JSONValue, at place: DefPlace
  ) throws(ZodDefError) -> JSONValue {
    switch try DefConstant.bound(value, at: place) {
    case .number(let number), .date(let number): .number(number)
    case .bigint(let digits): .string(JSText(digits))
    }
  }

  /// Returns the value of an issue with its type; the type is nil if it is that of the JSON value.
  private static func input(
    _ value: JSONValue
  ) throws(ZodDefError) -> (value: JSONValue?, type: String?) {
    guard let members = value.object?.members, members.count == 1,
      let type = types[members[0].key]
    else { return (try DefConstant.json(value, at: DefPlace.root.member("input")), nil) }
    return (nil, type)
  }

  private static let types: [JSText: String] = [
    "$undefined": "undefined", "$bigint": "bigint", "$date": "Date", "$map": "Map",
    "$set": "Set", "$symbol": "symbol", "$function": "function",
  ]
}
