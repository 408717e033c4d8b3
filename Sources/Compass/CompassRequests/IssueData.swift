internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

extension [ValidationIssue] {
  /// The field, its path joined by ".", and the message of each issue: `{"errors": [...]}`.
  var fieldMessages: JSONValue {
    let errors = map { issue -> JSONValue in
      ["field": .string(issue.field), "message": .string(issue.message)]
    }
    return ["errors": .array(errors)]
  }

  /// The messages as Zod's `flatten` groups them: those of the whole body in `formErrors`, the others
  /// by the first segment of their path in `fieldErrors`.
  var flattened: JSONValue {
    var ofBody: [JSONValue] = []
    var ofFields = JSONObject()
    for issue in self {
      let message = JSONValue.string(issue.message)
      if let key = issue.path.first?.description {
        ofFields[key] = .array((ofFields[key]?.elements ?? []) + [message])
      } else {
        ofBody.append(message)
      }
    }
    return ["formErrors": .array(ofBody), "fieldErrors": .object(ofFields)]
  }
}
