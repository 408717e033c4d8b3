import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Reads a list of issues as `ZodError.issues` has it.
func issueList(
  _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [ValidationIssue] {
  let value = try JSONDocument(Array(json.utf8)).value
  return try #require(ValidationIssue.list(reading: value), sourceLocation: sourceLocation)
}

/// Makes an issue with a path and a message.
func issue(_ message: JSText, at path: PathSegment...) -> ValidationIssue {
  issue(message, at: path)
}

/// Makes an issue with a path and a message.
func issue(_ message: JSText, at path: [PathSegment]) -> ValidationIssue {
  ValidationIssue(
    code: .custom, properties: [.init("code", "custom")], path: path, message: message)
}

/// Makes the issue of a union with the issues of its options.
func union(at path: PathSegment..., options: [[ValidationIssue]]) -> ValidationIssue {
  ValidationIssue(
    code: .invalidUnion, properties: [.init("code", "invalid_union")], errors: options, path: path,
    message: "Invalid input")
}
