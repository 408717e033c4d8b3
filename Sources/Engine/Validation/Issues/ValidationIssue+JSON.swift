internal import JSPrimitives
internal import SchemaModel
public import SourceJSON

extension ValidationIssue {
  /// The issue as a JSON object, with the properties of Zod's issue in Zod's order.
  public var json: JSONValue {
    var members: [JSONObject.Member] = properties.map { ($0.name, $0.value) }
    if let errors {
      let lists = errors.map { JSONValue.array($0.map(\.json)) }
      members.insert(("errors", .array(lists)), at: 1)
    }
    members.append(("path", .array(path.map(\.json))))
    members.append(("message", .string(messageText)))
    return .object(JSONObject(members))
  }
}

extension ValidationIssue {
  /// Appends the members of `json` without the braces.
  package func appendMembers(to output: inout [UInt8]) {
    for (index, property) in properties.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      JSONWriter.append(property.name, to: &output)
      output.append(UInt8(ascii: ":"))
      JSONWriter.append(property.value, to: &output)
      if index == 0, let errors { Self.append(errors, to: &output) }
    }
    JSONWriter.append(literal: ",\"path\":[", to: &output)
    for (index, segment) in path.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      switch segment {
      case .key(let key): JSONWriter.append(key, to: &output)
      case .index(let index): JSONWriter.append(Double(index), to: &output)
      }
    }
    JSONWriter.append(literal: "],\"message\":", to: &output)
    JSONWriter.append(messageText, to: &output)
  }

  /// Appends the issues of a union's options, which follow the code.
  private static func append(_ errors: [[ValidationIssue]], to output: inout [UInt8]) {
    JSONWriter.append(literal: ",\"errors\":[", to: &output)
    for (index, list) in errors.enumerated() {
      JSONWriter.append(literal: index > 0 ? ",[" : "[", to: &output)
      for (index, issue) in list.enumerated() {
        JSONWriter.append(literal: index > 0 ? ",{" : "{", to: &output)
        issue.appendMembers(to: &output)
        output.append(UInt8(ascii: "}"))
      }
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }
}

extension PathSegment {
  fileprivate var json: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}
