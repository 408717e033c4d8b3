internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension ValidationIssue {
  /// An issue that a function added: the members as given, then those of `code`, `path` and `message` that were not.
  ///
  /// A path that was given is a part of `path` already, and marks its position.
  init(added: ZodSchema.AddedIssue, path: [PathSegment]) {
    var properties: [Parameter] = []
    for member in added.members.members {
      switch member.key {
      case "inst", "continue", "input": continue
      case "path": if added.path != nil { properties.append(Parameter("path", .null)) }
      default: properties.append(Parameter(member.key, member.value))
      }
    }
    let code = added.members["code"]?.text?.string
    self.init(
      code: code.flatMap(IssueCode.init) ?? .custom, properties: properties, path: path,
      message: "")
  }
}

extension ZodSchema.AddedIssue {
  /// The path relative to the value, if the function gave one.
  var path: [PathSegment]? {
    members["path"]?.elements?.compactMap { segment in
      if let key = segment.text { return .key(key) }
      guard let index = segment.number.flatMap({ Int(exactly: $0) }) else { return nil }
      return .index(index)
    }
  }
}

extension ZodSchema.RawIssue {
  /// An issue of the validator as a function of the schema sees it.
  init(
    _ issue: ValidationIssue, value: ZodValue, message: String? = nil, received: String? = nil,
    constants: [ZodSchema.Constant]? = nil
  ) {
    var members = issue.json.object ?? JSONObject()
    members["path"] = nil
    members["message"] = nil
    self.init(
      members: members, path: issue.path, message: message, value: value,
      received: received, constants: constants)
  }
}
