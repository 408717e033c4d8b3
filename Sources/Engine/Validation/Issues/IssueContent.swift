internal import JSPrimitives
internal import SchemaModel

/// The properties and the place of an issue behind one reference, since issues are passed on much more often than made.
///
/// It is changed only while a single issue refers to it, so no thread sees a change, and accesses need no check.
final class IssueContent: @unchecked Sendable {
  let code: IssueCode
  var properties: IssueProperties
  var errors: [[ValidationIssue]]?
  var keyIssues: [ValidationIssue]?
  var path: [PathSegment]
  @exclusivity(unchecked) var message: JSText
  var range: Range<Int>?
  var isOfAbsentValue = false
  /// The entry of the value on the payload's tape, in four bytes; -1 for none.
  var entry: Int32 = -1

  init(_ code: IssueCode, _ properties: IssueProperties, path: [PathSegment], message: JSText) {
    self.code = code
    self.properties = properties
    self.path = path
    self.message = message
  }

  init(copying other: IssueContent) {
    code = other.code
    properties = other.properties
    errors = other.errors
    keyIssues = other.keyIssues
    path = other.path
    message = other.message
    range = other.range
    isOfAbsentValue = other.isOfAbsentValue
    entry = other.entry
  }
}

extension IssueContent: Hashable {
  static func == (left: IssueContent, right: IssueContent) -> Bool {
    left === right
      || left.code == right.code && left.properties.list == right.properties.list
        && left.errors == right.errors && left.keyIssues == right.keyIssues
        && left.path == right.path && left.message == right.message && left.range == right.range
        && left.isOfAbsentValue == right.isOfAbsentValue && left.entry == right.entry
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(properties.list)
    hasher.combine(errors)
    hasher.combine(keyIssues)
    hasher.combine(path)
    hasher.combine(message)
    hasher.combine(range)
    hasher.combine(isOfAbsentValue)
    hasher.combine(entry)
  }
}
