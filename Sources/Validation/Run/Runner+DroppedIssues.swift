/// Where the issues ended at a moment, and what belongs to them.
struct IssueMark {
  var links: Int
  var optionIssues: Int
  var optionLists: Int
  var unrecognizedKeys: Int
}

/// Dropping issues that turn out not to count, so that a payload with many such does not fill the memory.
extension Runner {
  var issueMark: IssueMark {
    IssueMark(
      links: links.count, optionIssues: optionIssues.count, optionLists: optionLists.count,
      unrecognizedKeys: unrecognizedKeys.count)
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
  }
}
