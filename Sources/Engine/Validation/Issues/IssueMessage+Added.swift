internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension IssueMessage {
  /// Returns the default message of an issue that a function added, by its code and members.
  ///
  /// - Parameters:
  ///   - members: The members as given.
  ///   - received: The type of the value.
  ///   - saysExactly: Whether the message of an exact length says so.
  static func ofAdded(
    _ members: JSONObject, received: String, saysExactly: Bool
  ) -> JSText {
    func text(_ name: JSText) -> JSText? { members[name].map(\.coercedText) }
    switch members["code"]?.text.flatMap({ IssueCode(rawValue: $0.string) }) {
    case .invalidType:
      return invalidType(expected: text("expected") ?? "undefined", received: JSText(received))
    case .invalidValue:
      return invalidValue((members["values"]?.elements ?? []).map { .json($0) })
    case .tooBig: return range(.tooBig, members, "maximum", saysExactly: saysExactly)
    case .tooSmall: return range(.tooSmall, members, "minimum", saysExactly: saysExactly)
    case .invalidFormat: return format(members)
    case .notMultipleOf: return notMultipleOf(text("divisor") ?? "undefined")
    case .unrecognizedKeys:
      return unrecognizedKeys((members["keys"]?.elements ?? []).compactMap(\.text))
    case .invalidKey: return "Invalid key in " + (text("origin") ?? "undefined")
    case .invalidElement: return "Invalid value in " + (text("origin") ?? "undefined")
    case .invalidUnion, .custom, nil: return invalidInput
    }
  }

  private static func range(
    _ code: IssueCode, _ members: JSONObject, _ property: JSText, saysExactly: Bool
  ) -> JSText {
    range(
      code, origin: members["origin"]?.text ?? "value",
      limit: members[property].map(\.coercedText) ?? "undefined",
      inclusive: members["inclusive"]?.boolean == true,
      isExactly: saysExactly && members["exact"]?.boolean == true)
  }

  private static func format(_ members: JSONObject) -> JSText {
    func text(_ name: JSText) -> JSText { members[name].map(\.coercedText) ?? "undefined" }
    switch members["format"]?.text {
    case "starts_with": return startsWith(text("prefix"))
    case "ends_with": return endsWith(text("suffix"))
    case "includes": return includes(text("includes"))
    case "regex": return regex(text("pattern"))
    case let name?: return format(name.string)
    case nil: return "Invalid undefined"
    }
  }
}
