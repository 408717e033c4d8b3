internal import JSPrimitives
internal import SchemaModel

/// The payloads of a run and their issues, without messages, and the data that they refer to.
///
/// Payloads and lists have numbers, since several nodes hold the same one, as objects do in JavaScript. Its memory
/// is kept between runs. A node that is run on a payload of its own and ends without issues gives all that it used
/// back, so that issues that don't count in the end don't fill the memory.
struct FoundIssues: ~Copyable {
  /// A position in all that a run found.
  struct Mark {
    var issues: Int32 = 0
    var links: Int32 = 0
    var lists: Int32 = 0
    var payloads: Int32 = 0
    var optionLists: Int32 = 0
    var matches: Int32 = 0
    var unrecognizedKeys: Int32 = 0
    var constructorNames: Int32 = 0
    var added: Int32 = 0
  }

  /// The issues found so far, those that were swallowed included.
  private(set) var issues = Stack<PendingIssue>()
  /// The segments of the issues' paths.
  private(set) var links = Stack<PathLink>()
  private(set) var lists = Stack<IssueList>()
  private var payloads = Stack<Payload>()
  /// The list of each option of failed unions.
  private(set) var optionLists = Stack<Int32>()
  /// The numbers of the options of exclusive unions that match.
  private(set) var matches = Stack<Int32>()
  /// The unrecognized keys that issues name.
  private(set) var unrecognizedKeys: [[JSText]] = []
  /// The constructors that issues name.
  private(set) var constructorNames: [JSText] = []
  /// The issues that functions added.
  private(set) var added: [ZodSchema.AddedIssue] = []

  /// The number of issues with those of union options and those that were swallowed.
  var totalCount: Int { issues.count }

  /// The memory that is kept between runs, in bytes.
  var keptSize: Int {
    issues.keptSize + links.keptSize + lists.keptSize + payloads.keptSize + optionLists.keptSize
      + matches.keptSize
  }

  /// Removes everything.
  mutating func removeAll() { drop(to: Mark()) }

  /// The payload of a number.
  subscript(payload: Int32) -> Payload {
    @inline(__always) get { payloads[Int(payload)] }
    @inline(__always) set { payloads[Int(payload)] = newValue }
  }

  /// Returns a new payload of a value, with a list of its own.
  mutating func payload(of value: Value) -> Int32 {
    lists.append(IssueList())
    return payload(of: value, list: Int32(truncatingIfNeeded: lists.count - 1))
  }

  /// Returns a new payload that shares a list.
  mutating func payload(of value: Value, list: Int32, isMade: Bool = false) -> Int32 {
    payloads.append(Payload(value: value, list: list, isMade: isMade))
    return Int32(truncatingIfNeeded: payloads.count - 1)
  }

  /// Gives a payload a new, empty list; others keep the old one.
  mutating func replaceList(of payload: Int32) {
    lists.append(IssueList())
    payloads[Int(payload)].list = Int32(truncatingIfNeeded: lists.count - 1)
  }

  /// Empties the list of a payload for all that share it.
  mutating func emptyList(of payload: Int32) {
    lists[Int(payloads[Int(payload)].list)] = IssueList()
  }

  /// Returns the list of a payload.
  func list(of payload: Int32) -> IssueList { lists[Int(payloads[Int(payload)].list)] }

  /// Returns whether a payload has issues.
  func hasIssues(_ payload: Int32) -> Bool { list(of: payload).count > 0 }
}

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

  /// Adds keys for the newest issue to name.
  mutating func name(unrecognizedKeys keys: [JSText]) {
    last.detail = .unrecognizedKeys
    last.detailIndex = Int32(truncatingIfNeeded: unrecognizedKeys.count)
    unrecognizedKeys.append(keys)
  }

  /// Replaces the keys that an issue names.
  mutating func rename(_ issue: Int32, unrecognizedKeys keys: [JSText]) {
    if issues[Int(issue)].detail == .added {
      added[Int(issues[Int(issue)].detailIndex)].members["keys"] = .array(keys.map { .string($0) })
      return
    }
    issues[Int(issue)].detailIndex = Int32(truncatingIfNeeded: unrecognizedKeys.count)
    unrecognizedKeys.append(keys)
  }

  /// Adds a constructor for the newest issue to name.
  mutating func name(constructor: JSText) {
    last.detail = .constructorName
    last.detailIndex = Int32(truncatingIfNeeded: constructorNames.count)
    constructorNames.append(constructor)
  }

  /// Adds the issues of a failed union's options to the newest issue.
  mutating func name(options: borrowing Stack<Int32>, from first: Int) {
    last.detail = .options
    last.detailIndex = Int32(truncatingIfNeeded: optionLists.count)
    var nesting: Int32 = 0
    for place in first..<options.count {
      let list = payloads[Int(options[place])].list
      optionLists.append(list)
      nesting = max(nesting, self.nesting(of: list) + 1)
    }
    last.nesting = nesting
    last.detailEnd = Int32(truncatingIfNeeded: optionLists.count)
  }

  /// Adds the options of an exclusive union that match to the newest issue.
  mutating func name(matches options: [Int32]) {
    last.detail = .matches
    last.detailIndex = Int32(truncatingIfNeeded: matches.count)
    for option in options { matches.append(option) }
    last.detailEnd = Int32(truncatingIfNeeded: matches.count)
  }

  /// Adds the issues of a key's payload to the newest issue.
  mutating func name(issuesOfKey payload: Int32) {
    last.detail = .key
    last.detailIndex = payloads[Int(payload)].list
    last.nesting = nesting(of: payloads[Int(payload)].list) + 1
  }

  /// Returns the greatest nesting of a list's issues.
  private func nesting(of list: Int32) -> Int32 {
    var nesting: Int32 = 0
    var place = lists[Int(list)].first
    while place >= 0 {
      nesting = max(nesting, issues[Int(place)].nesting)
      place = issues[Int(place)].next
    }
    return nesting
  }

  /// Adds the members of a function's issue to the newest issue.
  mutating func name(added issue: ZodSchema.AddedIssue) {
    last.detail = .added
    last.detailIndex = Int32(truncatingIfNeeded: added.count)
    added.append(issue)
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

/// The effect of issues on later steps.
extension FoundIssues {
  /// Returns Zod's `aborted`: whether a payload is marked, or has an issue that does not continue.
  func isAborted(_ payload: Int32) -> Bool {
    payloads[Int(payload)].isAborted || hasIssue(payload) { $0.continuation != .continues }
  }

  /// Returns Zod's `explicitlyAborted`: whether a payload is marked, or has an issue that says that it aborts.
  func isExplicitlyAborted(_ payload: Int32) -> Bool {
    payloads[Int(payload)].isAborted || hasIssue(payload) { $0.continuation == .aborts }
  }

  /// Returns whether an issue of a payload has a property.
  func hasIssue(_ payload: Int32, where matches: (PendingIssue) -> Bool) -> Bool {
    var place = list(of: payload).first
    while place >= 0 {
      let issue = issues[Int(place)]
      if matches(issue) { return true }
      place = issue.next
    }
    return false
  }
}

/// Removal of what does not count.
extension FoundIssues {
  /// The current position.
  var mark: Mark {
    Mark(
      issues: Int32(truncatingIfNeeded: issues.count),
      links: Int32(truncatingIfNeeded: links.count),
      lists: Int32(truncatingIfNeeded: lists.count),
      payloads: Int32(truncatingIfNeeded: payloads.count),
      optionLists: Int32(truncatingIfNeeded: optionLists.count),
      matches: Int32(truncatingIfNeeded: matches.count),
      unrecognizedKeys: Int32(truncatingIfNeeded: unrecognizedKeys.count),
      constructorNames: Int32(truncatingIfNeeded: constructorNames.count),
      added: Int32(truncatingIfNeeded: added.count))
  }

  /// Drops everything since a mark. No payload from before may hold an issue from after it.
  mutating func drop(to mark: Mark) {
    issues.cut(to: Int(mark.issues))
    links.cut(to: Int(mark.links))
    lists.cut(to: Int(mark.lists))
    payloads.cut(to: Int(mark.payloads))
    optionLists.cut(to: Int(mark.optionLists))
    matches.cut(to: Int(mark.matches))
    if unrecognizedKeys.count > Int(mark.unrecognizedKeys) {
      unrecognizedKeys.removeSubrange(Int(mark.unrecognizedKeys)...)
    }
    if constructorNames.count > Int(mark.constructorNames) {
      constructorNames.removeSubrange(Int(mark.constructorNames)...)
    }
    if added.count > Int(mark.added) { added.removeSubrange(Int(mark.added)...) }
  }
}
