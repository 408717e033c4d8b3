internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Finds the place in a payload's text that an issue's path leads to.
struct IssueLocator {
  let view: JSONView
  /// The last element found in each array: issues mostly come in the order of the text.
  private var lastElement: [Int: (position: Int, place: Int)] = [:]
  /// The values of objects that are searched again and again, by key.
  private var values: [Int: [JSText: Int]] = [:]
  /// How often each object has been searched by walking it.
  private var walks: [Int: Int] = [:]

  /// How many walks are cheaper than a table of all keys.
  private static let walkLimit = 16

  init(view: JSONView) { self.view = view }

  /// The issue with its range, those of a union's options included.
  mutating func located(_ issue: Issue) -> Issue { located(issue, from: 0) }

  private mutating func located(_ issue: Issue, from start: Int) -> Issue {
    var issue = issue
    let place = place(of: issue.path, from: start)
    issue.range = view[place].sourceRange
    if let errors = issue.errors {
      issue.errors = errors.map { list in list.map { located($0, from: place) } }
    }
    return issue
  }

  /// The entry of the value at a path, or of the innermost one on the way that is there.
  private mutating func place(of path: [PathSegment], from start: Int) -> Int {
    var place = start
    for segment in path {
      guard let next = child(segment, of: place) else { break }
      place = next
    }
    return place
  }

  private mutating func child(_ segment: PathSegment, of place: Int) -> Int? {
    let end = Int(view[place].next)
    var index = place + 1
    switch (segment, view[place].kind) {
    case (.key(let key), .object):
      guard walks[place, default: 0] < Self.walkLimit else { return valuesByKey(of: place)[key] }
      walks[place, default: 0] += 1
      return search(place, for: key)
    case (.index(let position), .array):
      var current = 0
      if let last = lastElement[place], last.position <= position {
        (current, index) = last
      }
      while current < position, index < end {
        index = Int(view[index].next)
        current += 1
      }
      guard index < end else { return nil }
      lastElement[place] = (current, index)
      return index
    default: return nil
    }
  }

  /// The value of an object's key; of equal keys the last one holds it.
  private func search(_ place: Int, for key: JSText) -> Int? {
    let end = Int(view[place].next)
    var index = place + 1
    return key.bytes.withUnsafeBufferPointer { key in
      var found: Int?
      while index < end {
        if view.entry(index).spells(key, in: view) { found = index + 1 }
        index = Int(view[index + 1].next)
      }
      return found
    }
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
