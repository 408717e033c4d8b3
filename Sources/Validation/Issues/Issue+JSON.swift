internal import JSPrimitives
internal import SchemaModel
public import SourceJSON

extension Issue {
  /// The issue as a JSON object with the properties and their order that Zod's own has.
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

extension PathSegment {
  fileprivate var json: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}
