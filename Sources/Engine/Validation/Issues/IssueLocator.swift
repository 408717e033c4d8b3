internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The place on a payload's tape that a path leads to.
struct IssuePlace {
  /// The entry of the value; of an absent one, that of the innermost present value on the path.
  var entry: Int
  /// Whether the value is absent.
  var isAbsent = false

  /// The whole payload.
  static let root = IssuePlace(entry: 0)
}

extension ValidationIssue {
  /// Sets the entry and range of the issue's value.
  mutating func locate(_ place: IssuePlace, in view: JSONView) {
    locate(
      at: view.entry(place.entry).sourceRange, entry: place.entry, isOfAbsentValue: place.isAbsent)
  }
}

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

  /// Returns the place that segments lead to from another one.
  mutating func place(behind segments: [PathSegment], from start: IssuePlace) -> IssuePlace {
    var place = start
    for segment in segments {
      let isPresent =
        switch segment {
        case .key(let key): key.bytes.withUnsafeBufferPointer { go(to: $0, from: &place) }
        case .index(let index): go(to: index, from: &place)
        }
      if !isPresent { break }
    }
    return place
  }

  /// Goes on from an object to the value of a key, given as WTF-8; false if there is none.
  mutating func go(to key: UnsafeBufferPointer<UInt8>, from place: inout IssuePlace) -> Bool {
    guard view.entry(place.entry).kind == .object,
      let next = steps > 0
        ? search(place.entry, for: key)
        : valuesByKey(of: place.entry)[JSText(wtf8: Array(key))]
    else {
      place.isAbsent = true
      return false
    }
    place.entry = next
    return true
  }

  /// Goes on from an array to an element; false if there is none.
  mutating func go(to position: Int, from place: inout IssuePlace) -> Bool {
    guard view.entry(place.entry).kind == .array, let next = element(position, of: place.entry)
    else {
      place.isAbsent = true
      return false
    }
    place.entry = next
    return true
  }

  private mutating func element(_ position: Int, of place: Int) -> Int? {
    let end = Int(view.entry(place).next)
    var index = place + 1
    var current = 0
    if let last = lastElement[place], last.position <= position { (current, index) = last }
    while current < position, index < end {
      index = Int(view.entry(index).next)
      current += 1
    }
    guard index < end else { return nil }
    lastElement[place] = (current, index)
    return index
  }

  /// Returns the value of an object's key; of equal keys, that of the last one.
  private mutating func search(_ place: Int, for key: UnsafeBufferPointer<UInt8>) -> Int? {
    let end = Int(view.entry(place).next)
    var index = place + 1
    var passed = 0
    var found: Int?
    while index < end {
      if view.entry(index).spells(key, in: view) { found = index + 1 }
      index = Int(view.entry(index + 1).next)
      passed += 1
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
