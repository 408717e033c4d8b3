internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension IssueMessage {
  /// Returns the default message of an issue that a function added, by its code and members.
  ///
  /// - Parameters:
  ///   - members: The members as given.
  ///   - received: The type of the value.
  ///   - rules: The rules of the version of Zod.
  static func ofAdded(
    _ members: JSONObject, received: JSText, _ rules: RunRules
  ) -> JSText {
    func text(_ name: JSText) -> JSText? { members[name].map(\.coercedText) }
    switch members["code"]?.text.flatMap({ IssueCode(rawValue: $0.string) }) {
    case .invalidType:
      return invalidType(
        expected: typeName(text("expected") ?? "undefined", in: rules.zod), received: received)
    case .invalidValue:
      return invalidValue((members["values"]?.elements ?? []).map { .json($0) })
    case .tooBig: return range(.tooBig, members, "maximum", rules)
    case .tooSmall: return range(.tooSmall, members, "minimum", rules)
    case .invalidFormat: return format(members, rules.zod)
    case .notMultipleOf: return notMultipleOf(text("divisor") ?? "undefined")
    case .unrecognizedKeys:
      return unrecognizedKeys((members["keys"]?.elements ?? []).compactMap(\.text))
    case .invalidKey: return "Invalid key in " + (text("origin") ?? "undefined")
    case .invalidElement: return "Invalid value in " + (text("origin") ?? "undefined")
    case .invalidUnion: return union(members, rules)
    case .custom, nil: return invalidInput
    }
  }

  private static func range(
    _ code: IssueCode, _ members: JSONObject, _ property: JSText, _ rules: RunRules
  ) -> JSText {
    // Zod has a word for an absent origin only where the value is too big.
    let isUnnamed = code == .tooBig && (members["origin"] ?? .null) == .null
    let origin = members["origin"].map(\.coercedText) ?? "undefined"
    return range(
      code, origin: isUnnamed ? "value" : origin,
      limit: members[property].map(\.coercedText) ?? "undefined",
      inclusive: members["inclusive"]?.isTruthy == true,
      isExactly: rules.saysExactly && members["exact"]?.isTruthy == true, in: rules.zod)
  }

  private static func union(_ members: JSONObject, _ rules: RunRules) -> JSText {
    if rules.zod >= .v4_4_3, let options = members["options"]?.elements, !options.isEmpty {
      return noDiscriminator(options.map { .json($0) })
    }
    return rules.listsExclusiveMatches && members["inclusive"] == .boolean(false)
      ? severalMatches : invalidInput
  }

  private static func format(_ members: JSONObject, _ zod: ZodVersion) -> JSText {
    func text(_ name: JSText) -> JSText { members[name].map(\.coercedText) ?? "undefined" }
    switch members["format"]?.text {
    case "starts_with": return startsWith(text("prefix"))
    case "ends_with": return endsWith(text("suffix"))
    case "includes": return includes(text("includes"))
    case "regex": return regex(text("pattern"))
    case let name?: return format(name.string, in: zod)
    case nil: return "Invalid undefined"
    }
  }
}
