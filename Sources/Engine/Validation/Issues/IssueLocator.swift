internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Finds the values on a payload's tape that the paths of issues lead to.
struct IssueLocator {
  let view: JSONView
  /// The last element found in each array. Issues mostly have the order of the text.
  private var lastElement: [Int: (position: Int, place: Int)] = [:]
  /// The values by key of objects that are searched often.
  private var values: [Int: [JSText: Int]] = [:]
  /// The number of entries to walk before a table of an object's keys is cheaper.
  private var steps: Int

  init(view: JSONView) {
    self.view = view
    steps = 16 * view.count
  }

  /// Sets the entries and ranges of issues, and of the issues of union options.
  mutating func locate(_ issues: inout [ValidationIssue]) {
    for index in issues.indices { locate(&issues[index], from: 0, isAbsent: false) }
  }

  /// - Parameters:
  ///   - issue: The issue.
  ///   - start: The entry that the issue's path starts at.
  ///   - isAbsent: Whether the value at the start of the path is absent, and `start` is the entry around it.
  private mutating func locate(_ issue: inout ValidationIssue, from start: Int, isAbsent: Bool) {
    var place = start
    issue.isOfAbsentValue = isAbsent
    for segment in issue.path {
      guard let next = child(segment, of: place) else {
        issue.isOfAbsentValue = true
        break
      }
      place = next
    }
    issue.entry = place
    issue.range = view.entry(place).sourceRange
    if var keyIssues = issue.keyIssues {
      for index in keyIssues.indices {
        locate(&keyIssues[index], from: place, isAbsent: issue.isOfAbsentValue)
      }
      issue.keyIssues = keyIssues
    }
    guard var errors = issue.errors else { return }
    issue.errors = nil
    for list in errors.indices {
      for index in errors[list].indices {
        locate(&errors[list][index], from: place, isAbsent: issue.isOfAbsentValue)
      }
    }
    issue.errors = errors
  }

  private mutating func child(_ segment: PathSegment, of place: Int) -> Int? {
    let end = Int(view.entry(place).next)
    var index = place + 1
    switch (segment, view.entry(place).kind) {
    case (.key(let key), .object):
      guard steps > 0 else { return valuesByKey(of: place)[key] }
      return search(place, for: key)
    case (.index(let position), .array):
      var current = 0
      if let last = lastElement[place], last.position <= position {
        (current, index) = last
      }
      while current < position, index < end {
        index = Int(view.entry(index).next)
        current += 1
      }
      guard index < end else { return nil }
      lastElement[place] = (current, index)
      return index
    default: return nil
    }
  }

  /// Returns the value of an object's key; of equal keys, that of the last one.
  private mutating func search(_ place: Int, for key: JSText) -> Int? {
    let end = Int(view.entry(place).next)
    var index = place + 1
    var passed = 0
    let found = key.bytes.withUnsafeBufferPointer { key in
      var found: Int?
      while index < end {
        if view.entry(index).spells(key, in: view) { found = index + 1 }
        index = Int(view.entry(index + 1).next)
        passed += 1
      }
      return found
    }
    steps -= passed
    return found
  }

  private mutating func valuesByKey(of place: Int) -> [JSText: Int] {
    if let values = values[place] { return values }
    let end = Int(view[place].next)
    var index = place + 1
    var found: [JSText: Int] = [:]
    while index < end {
      found[view.text(of: view[index])] = index + 1
      index = Int(view[index + 1].next)
    }
    values[place] = found
    return found
  }
}
