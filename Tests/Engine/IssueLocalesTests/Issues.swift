import SchemaModel
import SourceJSON

/// Raw issues for tests.
enum Issues {
  static func type(_ expected: String, received: String) -> ZodSchema.RawIssue {
    ZodSchema.RawIssue(
      members: ["code": "invalid_type", "expected": .string(.init(expected))], received: received)
  }

  static func tooSmall(
    _ origin: String?, _ minimum: JSONValue, inclusive: Bool = true
  ) -> ZodSchema.RawIssue {
    size("too_small", "minimum", origin, minimum, inclusive)
  }

  static func tooBig(
    _ origin: String?, _ maximum: JSONValue, inclusive: Bool = true
  ) -> ZodSchema.RawIssue {
    size("too_big", "maximum", origin, maximum, inclusive)
  }

  private static func size(
    _ code: String, _ name: String, _ origin: String?, _ limit: JSONValue, _ inclusive: Bool
  ) -> ZodSchema.RawIssue {
    var members: JSONObject = ["code": .string(.init(code)), "inclusive": .boolean(inclusive)]
    members[.init(name)] = limit
    members["origin"] = origin.map { .string(.init($0)) }
    return ZodSchema.RawIssue(members: members)
  }

  static func format(_ name: String, _ more: JSONObject = [:]) -> ZodSchema.RawIssue {
    var members: JSONObject = ["code": "invalid_format", "format": .string(.init(name))]
    for member in more.members { members[member.key] = member.value }
    return ZodSchema.RawIssue(members: members)
  }

  static func values(_ values: [ZodSchema.Constant]) -> ZodSchema.RawIssue {
    ZodSchema.RawIssue(
      members: ["code": "invalid_value", "values": .array(values.map { $0.json ?? .null })],
      constants: values)
  }

  static func keys(_ keys: JSONValue...) -> ZodSchema.RawIssue {
    ZodSchema.RawIssue(members: ["code": "unrecognized_keys", "keys": .array(keys)])
  }
}
