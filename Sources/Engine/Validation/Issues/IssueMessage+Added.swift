internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension IssueMessage {
  /// Returns the default message of an issue that a function added, by its code and members.
  ///
  /// - Parameters:
  ///   - members: The members as given.
  ///   - received: The type of the value.
  static func ofAdded(_ members: JSONObject, received: String) -> JSText {
    func text(_ name: JSText) -> JSText? { members[name].map(printed) }
    switch members["code"]?.text.flatMap({ IssueCode(rawValue: $0.string) }) {
    case .invalidType:
      return invalidType(expected: text("expected") ?? "undefined", received: JSText(received))
    case .invalidValue:
      return invalidValue((members["values"]?.elements ?? []).map { .json($0) })
    case .tooBig: return bound(.tooBig, members, "maximum")
    case .tooSmall: return bound(.tooSmall, members, "minimum")
    case .invalidFormat: return format(members)
    case .notMultipleOf: return notMultipleOf(text("divisor") ?? "undefined")
    case .unrecognizedKeys:
      return unrecognizedKeys((members["keys"]?.elements ?? []).compactMap(\.text))
    case .invalidKey: return "Invalid key in " + (text("origin") ?? "undefined")
    case .invalidElement: return "Invalid value in " + (text("origin") ?? "undefined")
    case .invalidUnion, .custom, nil: return invalidInput
    }
  }

  private static func bound(
    _ code: IssueCode, _ members: JSONObject, _ property: JSText
  ) -> JSText {
    let origin = members["origin"]?.text
    let limit = members[property].map(printed) ?? "undefined"
    let inclusive = members["inclusive"]?.boolean == true
    let name = origin ?? "value"
    guard let unit = unit(of: name) else {
      return bound(code, origin: name, limit: limit, inclusive: inclusive)
    }
    let comparison: JSText =
      code == .tooBig ? (inclusive ? "<=" : "<") : (inclusive ? ">=" : ">")
    let verdict: JSText = code == .tooBig ? "Too big" : "Too small"
    return verdict + ": expected " + name + " to have " + comparison + limit + " " + unit
  }

  /// Returns the unit of an origin whose values "have" a number of something.
  private static func unit(of origin: JSText) -> JSText? {
    switch origin {
    case "string": "characters"
    case "file": "bytes"
    case "array", "set": "items"
    case "map": "entries"
    default: nil
    }
  }

  private static func format(_ members: JSONObject) -> JSText {
    func text(_ name: JSText) -> JSText { members[name].map(printed) ?? "undefined" }
    switch members["format"]?.text {
    case "starts_with": return startsWith(text("prefix"))
    case "ends_with": return endsWith(text("suffix"))
    case "includes": return includes(text("includes"))
    case "regex": return regex(text("pattern"))
    case let name?: return format(name.string)
    case nil: return "Invalid undefined"
    }
  }

  /// Returns a member as a template literal of JavaScript prints it.
  private static func printed(_ value: JSONValue) -> JSText {
    switch value {
    case .string(let text): text
    case .number(let number): JSText(JSNumber.string(number))
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let elements):
      elements.map { $0 == .null ? "" : printed($0) }.joined(separator: ",")
    case .object: "[object Object]"
    }
  }
}
