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
      elementKeys: Int32(truncatingIfNeeded: elementKeys.count),
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
    if elementKeys.count > Int(mark.elementKeys) {
      elementKeys.removeSubrange(Int(mark.elementKeys)...)
    }
    if added.count > Int(mark.added) { added.removeSubrange(Int(mark.added)...) }
  }
}
