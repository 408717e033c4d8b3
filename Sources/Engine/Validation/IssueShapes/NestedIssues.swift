internal import JSPrimitives
internal import SourceJSON

/// The issues inside an issue, for the forms that descend into it.
enum NestedIssues {
  /// The code has none, or the union has no options.
  case absent
  /// The lists of a union's options, or the one list of a key or an element.
  case lists([[ValidationIssue]])
  /// The code needs some, but a function of the schema added the issue without them.
  case missing
}

extension ValidationIssue {
  /// The issues inside the issue.
  var nested: NestedIssues {
    switch code {
    case .invalidUnion:
      if let errors { return errors.isEmpty ? .absent : .lists(errors) }
      return Self.options(self[parameter: "errors"])
    case .invalidKey, .invalidElement:
      let issues = keyIssues ?? self[parameter: "issues"].flatMap(Self.list(reading:))
      return issues.map { .lists([$0]) } ?? .missing
    default: return .absent
    }
  }

  /// The lists of a union's options, as a function of the schema gave them.
  private static func options(_ value: JSONValue?) -> NestedIssues {
    switch value {
    case nil, .null: return .missing
    case .array(let options):
      if options.isEmpty { return .absent }
      var lists: [[ValidationIssue]] = []
      for option in options {
        guard let list = list(reading: option) else { return .missing }
        lists.append(list)
      }
      return .lists(lists)
    case .string(let text): return text.isEmpty ? .absent : .missing
    case .object(let object):
      // JavaScript asks a value for its length, and then for the function `map`.
      let length = object["length"] ?? .null
      return [.null, .boolean(false), .number(0), ""].contains(length) ? .absent : .missing
    case .boolean, .number: return .absent
    }
  }
}
