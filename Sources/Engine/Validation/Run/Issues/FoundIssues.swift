internal import JSPrimitives

/// The issues of a run, without messages, and the data that they refer to. Its memory is kept between runs.
///
/// The issues of unfinished payloads are at the end, innermost last. Many issues don't count in the end, such as
/// those that a `catch` replaces. They are dropped early, so that many of them don't fill the memory.
struct FoundIssues: ~Copyable {
  /// A position in the issues and in the data that they refer to.
  struct Mark {
    var links: Int
    var optionIssues: Int
    var optionLists: Int
    var unrecognizedKeys: Int
    var constructorNames: Int
  }

  /// The issues found so far.
  private(set) var issues = Stack<PendingIssue>()
  /// The segments of the issues' paths.
  private(set) var links = Stack<PathLink>()
  /// The issues of the options of failed unions.
  private(set) var optionIssues = Stack<PendingIssue>()
  /// The place of each option's issues.
  private(set) var optionLists = Stack<IssueList>()
  /// The ends of the issues of each tried option of unfinished unions, innermost last.
  private var optionEnds = Stack<Int>()
  /// The unrecognized keys that issues name.
  private(set) var unrecognizedKeys: [[JSText]] = []
  /// The constructors that issues name.
  private(set) var constructorNames: [JSText] = []
  /// Issues that were removed from a payload while another payload may share their list.
  private var swallowed = Stack<SwallowedIssue>()
  /// The number of the newest list of issues.
  private var lastList = 0

  /// The number of issues.
  var count: Int { issues.count }

  /// The number of issues with those of union options.
  var totalCount: Int { issues.count &+ optionIssues.count }

  /// The newest issue; there must be one.
  var last: PendingIssue {
    get { issues[issues.count - 1] }
    set { issues[issues.count - 1] = newValue }
  }

  /// Removes all issues.
  mutating func removeAll() {
    issues.cut(to: 0)
    links.cut(to: 0)
    optionIssues.cut(to: 0)
    optionLists.cut(to: 0)
    optionEnds.cut(to: 0)
    swallowed.cut(to: 0)
    unrecognizedKeys.removeAll()
    constructorNames.removeAll()
  }

  /// Adds an issue.
  mutating func append(_ issue: PendingIssue) { issues.append(issue) }

  /// Adds keys for the newest issue to name.
  mutating func name(unrecognizedKeys keys: [JSText]) {
    last.detail = .unrecognizedKeys
    last.detailIndex = Int32(truncatingIfNeeded: unrecognizedKeys.count)
    unrecognizedKeys.append(keys)
  }

  /// Adds a constructor for the newest issue to name.
  mutating func name(constructor: JSText) {
    last.detail = .constructorName
    last.detailIndex = Int32(truncatingIfNeeded: constructorNames.count)
    constructorNames.append(constructor)
  }

  /// Prepends a segment to the paths of all issues from `first` on.
  mutating func lengthenPaths(from first: Int, key: Arena.Key, index: Int) {
    for place in first..<issues.count {
      links.append(PathLink(key: key, index: index, inner: issues[place].path))
      issues[place].path = Int32(truncatingIfNeeded: links.count - 1)
    }
  }

  /// Returns whether one of the issues from `first` on skips later checks.
  func stops(from first: Int) -> Bool {
    for place in first..<issues.count where !issues[place].continues { return true }
    return false
  }

  /// Returns a new list of issues, which no payload has.
  mutating func newList() -> Int {
    lastList &+= 1
    return lastList
  }
}

/// Removal of issues that don't count.
extension FoundIssues {
  /// The current position.
  var mark: Mark {
    Mark(
      links: links.count, optionIssues: optionIssues.count, optionLists: optionLists.count,
      unrecognizedKeys: unrecognizedKeys.count, constructorNames: constructorNames.count)
  }

  /// Drops the issues from `first` on, and the details that were added since the mark.
  ///
  /// A detail is added before its issue, so no remaining issue refers to the dropped details.
  mutating func drop(from first: Int, since mark: Mark) {
    issues.cut(to: first)
    links.cut(to: mark.links)
    optionIssues.cut(to: mark.optionIssues)
    optionLists.cut(to: mark.optionLists)
    if unrecognizedKeys.count > mark.unrecognizedKeys {
      unrecognizedKeys.removeSubrange(mark.unrecognizedKeys...)
    }
    if constructorNames.count > mark.constructorNames {
      constructorNames.removeSubrange(mark.constructorNames...)
    }
  }
}

/// The issues of a union's options.
extension FoundIssues {
  /// The number of tried options of unfinished unions.
  var optionCount: Int { optionEnds.count }

  /// Ends the issues of an option.
  mutating func endOption() { optionEnds.append(issues.count) }

  /// Forgets the ends of all options but the first ones.
  mutating func forgetOptions(from first: Int) { optionEnds.cut(to: first) }

  /// Moves the issues from `start` on to `optionIssues`, with a list for each option of a union.
  ///
  /// - Parameters:
  ///   - start: The first issue of the first option.
  ///   - firstOption: The number of options before the union's first one.
  /// - Returns: The places of the lists in `optionLists`.
  mutating func gatherOptions(from start: Int, firstOption: Int) -> Range<Int> {
    let firstList = optionLists.count
    var next = start
    for option in firstOption..<optionEnds.count {
      let first = optionIssues.count
      let end = optionEnds[option]
      while next < end {
        optionIssues.append(issues[next])
        next += 1
      }
      optionLists.append(IssueList(start: first, end: optionIssues.count))
    }
    issues.cut(to: start)
    return firstList..<optionLists.count
  }

  /// Moves the issues of one option to `first`, and drops those of all other options.
  ///
  /// Later checks run after each of the issues, so none is about unrecognized keys or a union's options.
  ///
  /// - Parameters:
  ///   - option: The issues of the option.
  ///   - segments: The segments of their paths.
  ///   - first: The first issue of the first option.
  ///   - mark: The position before the first option.
  mutating func keepOnly(
    _ option: Range<Int>, links segments: Range<Int>, from first: Int, since mark: Mark
  ) {
    let shift = Int32(truncatingIfNeeded: segments.lowerBound - mark.links)
    for offset in 0..<segments.count {
      var link = links[segments.lowerBound + offset]
      if link.inner >= 0 { link.inner -= shift }
      links[mark.links + offset] = link
    }
    for offset in 0..<option.count {
      var issue = issues[option.lowerBound + offset]
      if issue.path >= 0 { issue.path -= shift }
      issues[first + offset] = issue
    }
    var end = mark
    end.links += segments.count
    drop(from: first + option.count, since: end)
  }
}

/// Issues that are removed from a payload and whose list another payload shares.
///
/// Zod's `catch` gives its payload a new list and returns it. If that payload is a pipe's right side, the payload
/// that the pipe was given still has the old list, and a catch around the pipe returns to it.
extension FoundIssues {
  /// The number of swallowed issues.
  var swallowedCount: Int { swallowed.count }

  /// Removes the issues of a payload, from `first` on, which are in a list, and keeps them as swallowed ones.
  mutating func swallow(from first: Int, of list: Int) {
    for place in first..<issues.count {
      swallowed.append(SwallowedIssue(issue: issues[place], list: list))
    }
    issues.cut(to: first)
  }

  /// Adds the swallowed issues of a list, from a place on.
  mutating func restore(of list: Int, from first: Int) {
    var kept = first
    for place in first..<swallowed.count {
      let next = swallowed[place]
      if next.list == list {
        issues.append(next.issue)
      } else {
        swallowed[kept] = next
        kept += 1
      }
    }
    swallowed.cut(to: kept)
  }

  /// Forgets the swallowed issues from a place on.
  mutating func forgetSwallowed(from first: Int) { swallowed.cut(to: first) }
}

/// An issue that was removed from a payload.
///
/// Swift 6.3.1 can't compile the module if this type is private to the file.
struct SwallowedIssue {
  var issue: PendingIssue
  /// The list that holds it.
  var list: Int
}
