internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// One recorded call of a function: its argument, its result, and the issues that it added.
struct RecordedCall: Sendable, Hashable {
  /// The argument; null for `undefined` and for a function without arguments.
  var input: JSONValue
  /// The result, or the value that a function of the kind `check` left behind; null for `undefined`.
  var output: JSONValue
  /// The issues that the function added, in order.
  var issues: [ZodSchema.AddedIssue]

  /// Reads `{"in", "out", "issues", "async"}`. A promise's result is recorded as its value.
  init(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) {
    var fields = try DefFields(value, at: place)
    input = fields.optional("in") ?? .null
    output = fields.optional("out") ?? .null
    _ = try fields.flag("async")
    issues = []
    if fields.optional("issues") != nil {
      for (index, issue) in try fields.elements("issues").enumerated() {
        issues.append(
          try Self.issue(issue, at: fields.place.field("issues").element(index)))
      }
    }
    try fields.finish()
  }

  /// Returns an issue as Zod held it: its member `continue` decides whether later checks run.
  private static func issue(
    _ value: JSONValue, at place: DefPlace
  ) throws(ZodDefError) -> ZodSchema.AddedIssue {
    guard var members = value.object else {
      throw ZodDefError(path: place.path, reason: "expected an object")
    }
    let continues = members["continue"]?.boolean
    members["continue"] = nil
    return ZodSchema.AddedIssue(members, continues: continues)
  }
}
