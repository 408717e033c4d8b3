/// A position in the issues and in the data of their details.
struct IssueMark {
  var links: Int
  var optionIssues: Int
  var optionLists: Int
  var unrecognizedKeys: Int
  var constructorNames: Int
}

/// Removal of issues that don't count, so that many of them don't fill the memory.
extension Runner {
  /// The current position.
  var issueMark: IssueMark {
    IssueMark(
      links: links.count, optionIssues: optionIssues.count, optionLists: optionLists.count,
      unrecognizedKeys: unrecognizedKeys.count, constructorNames: constructorNames.count)
  }

  /// Drops the issues from `first` on, and the details that were added since the mark.
  ///
  /// A detail is added before its issue, so no remaining issue refers to the dropped details.
  mutating func dropIssues(from first: Int, since mark: IssueMark) {
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

/// Selection of the issues of a union's only option that is not aborted.
extension Runner {
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
    _ option: Range<Int>, links segments: Range<Int>, from first: Int, since mark: IssueMark
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
    dropIssues(from: first + option.count, since: end)
  }
}

/// An issue that was removed from a payload.
struct SwallowedIssue {
  var issue: PendingIssue
  /// The list that holds it.
  var list: Int
}

/// Issues that are removed from a payload and whose list another payload shares.
///
/// Zod's `catch` gives its payload a new list and returns it. If that payload is a pipe's right side, the payload
/// that the pipe was given still has the old list, and a catch around the pipe returns to it.
extension Runner {
  /// Removes the issues of a payload, from `first` on, which are in a list.
  mutating func swallowIssues(from first: Int, of list: Int, since mark: IssueMark) {
    guard catchesAround > 0 else { return dropIssues(from: first, since: mark) }
    for place in first..<issues.count {
      swallowed.append(SwallowedIssue(issue: issues[place], list: list))
    }
    issues.cut(to: first)
  }

  /// Adds the swallowed issues of a list, from a place on.
  mutating func restoreIssues(of list: Int, from first: Int) {
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
}
