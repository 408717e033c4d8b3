internal import JSPrimitives
internal import SourceJSON

/// A value of a locale's table with its place.
struct TableNode {
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, path: String = "$") {
    self.value = value
    self.path = path
  }

  func error(_ reason: String) -> IssueLocaleError { IssueLocaleError(path: path, reason: reason) }

  /// Returns the members of an object in order.
  func members() throws(IssueLocaleError) -> [(name: JSText, node: TableNode)] {
    guard let object = value.object else { throw error("expected an object") }
    return object.members.map { ($0.key, TableNode($0.value, path: "\(path).\($0.key)")) }
  }

  /// Returns the members of an object, which may have no others.
  func members(_ names: [JSText]) throws(IssueLocaleError) -> [JSText: TableNode] {
    var found: [JSText: TableNode] = [:]
    for (name, node) in try members() {
      guard names.contains(name) else { throw node.error("unknown member") }
      found[name] = node
    }
    return found
  }

  /// Returns the elements of an array.
  func elements() -> [TableNode]? {
    value.elements?.enumerated().map { TableNode($1, path: "\(path)[\($0)]") }
  }

  /// Returns the text of a string.
  func text() throws(IssueLocaleError) -> JSText {
    guard let text = value.text else { throw error("expected a string") }
    return text
  }
}
