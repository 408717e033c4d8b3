internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The messages of a recorded result, by code and path.
///
/// A function that words issues has no recorded calls, because its result is in the issues. An issue inside another
/// one has two paths here: the one in the list, and the one from the payload.
struct RecordedMessages: Sendable {
  private struct Place: Hashable {
    var code: String
    var path: [PathSegment]
  }

  private var messages: [Place: String] = [:]

  init(_ issues: JSONValue?) { collect(issues, below: []) }

  /// Returns the message of the first issue of the same code and path; nil if there is none.
  func message(of issue: ZodSchema.RawIssue) -> String? {
    messages[Place(code: issue.code ?? "", path: issue.path)]
  }

  private mutating func collect(_ issues: JSONValue?, below outer: [PathSegment]) {
    for issue in issues?.elements ?? [] {
      let path = (issue["path"]?.elements ?? []).compactMap(Self.segment)
      if let code = issue["code"]?.text?.string, let message = issue["message"]?.text?.string {
        for path in [path, outer + path] {
          let place = Place(code: code, path: path)
          messages[place] = messages[place] ?? message
        }
      }
      collect(issue["issues"], below: outer + path)
      for errors in issue["errors"]?.elements ?? [] { collect(errors, below: outer + path) }
    }
  }

  private static func segment(_ value: JSONValue) -> PathSegment? {
    value.text.map(PathSegment.key)
      ?? value.number.flatMap { Int(exactly: $0) }.map(PathSegment.index)
  }
}
