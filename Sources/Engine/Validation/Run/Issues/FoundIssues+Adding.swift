/// Adding issues.
extension FoundIssues {
  /// Adds an issue to a payload's list.
  mutating func append(_ issue: PendingIssue, to payload: Int32) {
    issues.append(issue)
    link(Int32(truncatingIfNeeded: issues.count - 1), to: payloads[Int(payload)].list)
  }

  /// Adds an issue that is in no list, or whose list is not used any more, to a payload's list.
  mutating func move(_ issue: Int32, to payload: Int32) {
    issues[Int(issue)].next = -1
    link(issue, to: payloads[Int(payload)].list)
  }

  /// Adds all issues of a payload, which is not used any more, to another payload's list.
  mutating func moveIssues(of source: Int32, to payload: Int32) {
    let moved = list(of: source)
    guard moved.count > 0 else { return }
    let target = Int(payloads[Int(payload)].list)
    var list = lists[target]
    if list.last < 0 { list.first = moved.first } else { issues[Int(list.last)].next = moved.first }
    list.last = moved.last
    list.count += moved.count
    lists[target] = list
  }

  private mutating func link(_ issue: Int32, to number: Int32) {
    var list = lists[Int(number)]
    if list.last < 0 { list.first = issue } else { issues[Int(list.last)].next = issue }
    list.last = issue
    list.count += 1
    lists[Int(number)] = list
  }

  /// The newest issue; there must be one.
  var last: PendingIssue {
    get { issues[issues.count - 1] }
    set { issues[issues.count - 1] = newValue }
  }

  /// Replaces a template of a payload's issues by another one.
  mutating func retemplate(_ payload: Int32, from old: Int32, to new: Int32) {
    var issue = list(of: payload).first
    while issue >= 0 {
      if issues[Int(issue)].template == old { issues[Int(issue)].template = new }
      issue = issues[Int(issue)].next
    }
  }

  /// Prepends a segment to the paths of a payload's issues.
  mutating func lengthenPaths(of payload: Int32, key: Arena.Key, index: Int) {
    var issue = list(of: payload).first
    while issue >= 0 { issue = lengthenPath(of: issue, key: key, index: index) }
  }

  /// Prepends a segment to an issue's path and returns the next issue of its list.
  @discardableResult
  mutating func lengthenPath(of issue: Int32, key: Arena.Key, index: Int) -> Int32 {
    links.append(PathLink(key: key, index: index, inner: issues[Int(issue)].path))
    issues[Int(issue)].path = Int32(truncatingIfNeeded: links.count - 1)
    return issues[Int(issue)].next
  }
}
