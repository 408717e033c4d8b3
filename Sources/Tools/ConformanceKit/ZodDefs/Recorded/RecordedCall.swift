internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// One recorded call of a function: its argument, its result, and the issues that it added.
struct RecordedCall: Sendable, Hashable {
  /// The argument; null for a function without arguments.
  var input: ZodValue
  /// The result, or the value that a function of the kind `check` left behind; nil if none is recorded.
  var output: ZodValue?
  /// The name of the error that the function threw; nil if it returned.
  var thrown: String?
  /// The issues that the function added, in order.
  var issues: [ZodSchema.AddedIssue]

  /// Reads `{"in", "out", "issues", "async", "throws"}`. A promise's result is recorded as its value.
  init(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) {
    var fields = try DefFields(value, at: place)
    input = try RecordedValue.read(
      fields.optional("in") ?? .null, at: fields.place.field("in"))
    output = nil
    if let given = fields.optional("out") {
      output = try RecordedValue.read(given, at: fields.place.field("out"))
    }
    thrown = try fields.optionalString("throws")
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
    // The members of issues are JSON: a bigint is its digits there.
    members = members.mapValues(\.withPlainBigInts)
    return ZodSchema.AddedIssue(members, continues: continues)
  }
}

extension JSONValue {
  /// The value with each recorded bigint as its digits, as the members of issues have them.
  var withPlainBigInts: JSONValue {
    switch self {
    case .null, .boolean, .number, .string: return self
    case .array(let elements): return .array(elements.map(\.withPlainBigInts))
    case .object(let object):
      if object.count == 1, let digits = object["$bigint"] { return digits }
      return .object(object.mapValues(\.withPlainBigInts))
    }
  }
}
