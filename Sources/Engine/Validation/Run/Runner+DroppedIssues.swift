/// Where the issues ended at a moment, and what belongs to them.
struct IssueMark {
  var links: Int
  var optionIssues: Int
  var optionLists: Int
  var unrecognizedKeys: Int
  var constructorNames: Int
}

/// Dropping issues that turn out not to count, so that a payload with many such does not fill the memory.
extension Runner {
  var issueMark: IssueMark {
    IssueMark(
      links: links.count, optionIssues: optionIssues.count, optionLists: optionLists.count,
      unrecognizedKeys: unrecognizedKeys.count, constructorNames: constructorNames.count)
  }

  /// Drops the issues from `first` on, and what has been put down for issues since the mark was taken.
  ///
  /// What is put down belongs to issues that were found after it was, so that nobody else needs it.
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

/// Keeping the issues of a union's only option that is not aborted.
extension Runner {
  /// Moves the issues of one option to where those of the first begin, and drops all other options'.
  ///
  /// Checks go on after each of the issues, so that none is of unrecognized keys or of a union's options.
  ///
  /// - Parameters:
  ///   - option: the issues.
  ///   - segments: the segments of their paths.
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

/// An issue that a payload was rid of.
struct SwallowedIssue {
  var issue: PendingIssue
  /// The list that it is in.
  var list: Int
}

/// Issues that a payload is rid of though the list that they are in is another payload's, too.
///
/// Zod's `catch` gives its payload a new list and returns it. Where that payload was a pipe's right side, the old
/// list is still that of the payload which the pipe was given, and a catch around the pipe returns to it.
extension Runner {
  /// Rids a payload of its issues, from `first` on, which stand in a list.
  mutating func swallowIssues(from first: Int, of list: Int, since mark: IssueMark) {
    guard catchesAround > 0 else { return dropIssues(from: first, since: mark) }
    for place in first..<issues.count {
      swallowed.append(SwallowedIssue(issue: issues[place], list: list))
    }
    issues.cut(to: first)
  }

  /// Adds those of the swallowed issues from a place on that stand in a list.
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
