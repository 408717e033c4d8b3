internal import JSPrimitives
internal import SchemaModel
package import SourceJSON

extension ValidationIssue {
  /// Reads an issue from JSON; nil if it is no issue: no object with a path of keys and integers.
  ///
  /// Every member stays a property in its place, so that `json` is the same value. `errors` and `issues` stay
  /// properties too.
  package init?(reading value: JSONValue) {
    guard let members = value.object, let segments = members["path"]?.elements else { return nil }
    var path: [PathSegment] = []
    for segment in segments {
      if let key = segment.text {
        path.append(.key(key))
      } else if let index = segment.number.flatMap({ Int(exactly: $0) }) {
        path.append(.index(index))
      } else {
        return nil
      }
    }
    let code = members["code"]?.text.flatMap { IssueCode(rawValue: $0.string) }
    self.init(
      code: code ?? .custom, properties: members.members.map { Parameter($0.key, $0.value) },
      path: path, message: members["message"]?.text ?? "")
  }

  /// Reads a list of issues from JSON; nil if an element is no issue.
  package static func list(reading value: JSONValue) -> [ValidationIssue]? {
    guard let elements = value.elements else { return nil }
    var issues: [ValidationIssue] = []
    issues.reserveCapacity(elements.count)
    for element in elements {
      guard let issue = ValidationIssue(reading: element) else { return nil }
      issues.append(issue)
    }
    return issues
  }
}
