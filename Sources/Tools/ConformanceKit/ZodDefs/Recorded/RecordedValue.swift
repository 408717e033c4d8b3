internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Values that JSON lacks, as recorded files have them: objects of one member whose key starts with `$`.
///
/// `{"$undefined": true}`, `{"$bigint": "1"}`, `{"$date": 0}` in milliseconds, `{"$number": "NaN"}`, `{"$set": [...]}` and
/// `{"$map": [[key, value], ...]}`.
enum RecordedValue {
  /// Reads a recorded value.
  static func read(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) -> ZodValue {
    switch value {
    case .null: return .null
    case .boolean(let boolean): return .boolean(boolean)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array(let elements): return .array(try list(elements, at: place))
    case .object(let object):
      if object.count == 1, let member = object.members.first,
        let special = try special(member, at: place.member(member.key.string))
      {
        return special
      }
      var members: [ZodObject.Member] = []
      for member in object.members {
        members.append(
          (member.key, try read(member.value, at: place.member(member.key.string))))
      }
      return .object(ZodObject(members))
    }
  }

  private static func list(
    _ elements: [JSONValue], at place: DefPlace
  ) throws(ZodDefError) -> [ZodValue] {
    var values: [ZodValue] = []
    for (index, element) in elements.enumerated() {
      values.append(try read(element, at: place.element(index)))
    }
    return values
  }

  private static func special(
    _ member: JSONObject.Member, at place: DefPlace
  ) throws(ZodDefError) -> ZodValue? {
    switch (member.key, member.value) {
    case ("$undefined", true): return .undefined
    case ("$bigint", .string(let digits)): return .bigint(digits.string)
    case ("$date", let time):
      guard let milliseconds = try read(time, at: place).number else {
        throw ZodDefError(path: place.path, reason: "expected a number")
      }
      return .date(milliseconds: milliseconds)
    case ("$number", .string(let name)):
      guard let number = numbers[name] else {
        throw ZodDefError(path: place.path, reason: "unknown number \(name)")
      }
      return .number(number)
    case ("$set", .array(let elements)): return .set(try list(elements, at: place))
    case ("$map", .array(let elements)):
      var entries: [ZodValue.Entry] = []
      for entry in try list(elements, at: place) {
        guard case .array(let pair) = entry, pair.count == 2 else {
          throw ZodDefError(path: place.path, reason: "expected pairs")
        }
        entries.append(ZodValue.Entry(pair[0], pair[1]))
      }
      return .map(entries)
    default: return nil
    }
  }

  private static let numbers: [JSText: Double] = [
    "NaN": .nan, "Infinity": .infinity, "-Infinity": -.infinity, "-0": -0.0,
  ]
}

extension ZodValue {
  /// The value as recorded files have it.
  var recorded: JSONValue {
    switch self {
    case .undefined: ["$undefined": true]
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): Self.recorded(number)
    case .string(let text): .string(text)
    case .bigint(let digits): ["$bigint": .string(JSText(digits))]
    case .date(let milliseconds): ["$date": Self.recorded(milliseconds)]
    case .array(let elements): .array(elements.map(\.recorded))
    case .object(let object):
      .object(JSONObject(object.members.map { ($0.key, $0.value.recorded) }))
    case .set(let elements): ["$set": .array(elements.map(\.recorded))]
    case .map(let entries):
      ["$map": .array(entries.map { .array([$0.key.recorded, $0.value.recorded]) })]
    }
  }

  private static func recorded(_ number: Double) -> JSONValue {
    if number.isNaN { return ["$number": "NaN"] }
    if number.isInfinite { return ["$number": number < 0 ? "-Infinity" : "Infinity"] }
    return .number(number)
  }
}
