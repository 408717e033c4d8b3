internal import JSPrimitives

/// A group that is not closed yet, with the parts read so far.
struct OpenGroup {
  /// The opening of the group.
  enum Opening {
    case pattern
    case plain
    case capture(group: Int)
    case look(PatternTree.Look)
  }

  let opening: Opening
  let start: Int
  /// The flags to restore after the group.
  let outerFlags: RegexFlags
  /// The places of the group's first alternative and of its current alternative's first term, among
  /// those of the parser.
  let firstAlternative: Int
  var firstTerm: Int
  /// The start of the current alternative.
  var alternativeStart: Int
}

extension PatternParser {
  /// Reads the opening of a group, up to its content.
  mutating func openGroup() throws(PatternError) {
    let start = cursor.position
    let outerFlags = flags
    let opening: OpenGroup.Opening
    cursor.position += 1
    if cursor.skip("?:") {
      opening = .plain
    } else if cursor.skip("?=") {
      opening = .look(PatternTree.Look(isBehind: false, isNegative: false))
    } else if cursor.skip("?!") {
      opening = .look(PatternTree.Look(isBehind: false, isNegative: true))
    } else if cursor.skip("?<=") {
      opening = .look(PatternTree.Look(isBehind: true, isNegative: false))
    } else if cursor.skip("?<!") {
      opening = .look(PatternTree.Look(isBehind: true, isNegative: true))
    } else if cursor.skip("?<") {
      let nameStart = cursor.position
      guard let name = groupName() else { throw failure(.invalidGroupName, from: nameStart - 1) }
      try checkName(name, ofGroupAt: start, range: nameStart..<cursor.position - 1)
      opening = openCapture(named: name)
    } else if cursor.skip("?") {
      try parseModifiers(from: start)
      opening = .plain
    } else {
      opening = openCapture(named: nil)
    }
    open.append(
      OpenGroup(
        opening: opening, start: start, outerFlags: outerFlags,
        firstAlternative: alternatives.count, firstTerm: terms.count,
        alternativeStart: cursor.position))
  }

  private mutating func openCapture(named name: JSText?) -> OpenGroup.Opening {
    tree.groupNames.append(name)
    tree.groupNodes.append(0)
    return .capture(group: tree.groupCount)
  }

  /// Throws if an earlier group of the name could take part in the same match.
  ///
  /// Two groups may share a name only in different alternatives of one disjunction: that of the
  /// innermost open group around both. Of several groups the last one decides, because it was
  /// already compared with each earlier one.
  private mutating func checkName(
    _ name: JSText, ofGroupAt start: Int, range: Range<Int>
  ) throws(PatternError) {
    defer { lastGroupStarts[name] = start }
    guard let last = lastGroupStarts[name] else { return }
    // Open groups are sorted by their start; the first frame contains everything.
    var (low, high) = (1, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].start < last { low = middle + 1 } else { high = middle }
    }
    if last >= open[low - 1].alternativeStart {
      throw PatternError(kind: .duplicateGroupName, range: range)
    }
  }

  /// Reads the letters and the `:` of `(?ims-ims:` and changes the flags in effect.
  private mutating func parseModifiers(from start: Int) throws(PatternError) {
    var added: RegexFlags = []
    var removed: RegexFlags = []
    var isRemoving = false
    while let unit = cursor.nextUnit() {
      if unit == UInt16(ascii: ":") {
        if isRemoving, added.isEmpty, removed.isEmpty { break }
        flags = flags.union(added).subtracting(removed)
        return
      }
      if unit == UInt16(ascii: "-"), !isRemoving {
        isRemoving = true
        continue
      }
      guard let flag = RegexFlags.flag(for: unit),
        RegexFlags([.ignoreCase, .multiline, .dotAll]).contains(flag)
      else { throw failure(.invalidGroup, from: start) }
      guard !added.contains(flag), !removed.contains(flag) else { break }
      if isRemoving { removed.insert(flag) } else { added.insert(flag) }
    }
    throw failure(cursor.isAtEnd ? .invalidGroup : .invalidModifiers, from: start)
  }

  /// Reads a `)` and the quantifier that may follow it.
  mutating func closeGroup() throws(PatternError) {
    guard open.count > 1 else {
      throw failure(.unmatchedParenthesis, from: cursor.position, to: cursor.position + 1)
    }
    let body = finishDisjunction(end: cursor.position)
    let group = open.removeLast()
    flags = group.outerFlags
    cursor.position += 1
    switch group.opening {
    case .pattern, .plain:
      try appendQuantified(body, from: group.start)
    case .capture(let number):
      let id = add(.capture(group: number, body), from: group.start)
      tree.groupNodes[number - 1] = id
      try appendQuantified(id, from: group.start)
    case .look(let look):
      let id = add(.look(look, body), from: group.start)
      if isStrict || look.isBehind {
        terms.append(id)
      } else {
        try appendQuantified(id, from: group.start)
      }
    }
  }

  /// Ends the current alternative.
  mutating func finishAlternative(end: Int) {
    let last = open.count - 1
    let range = open[last].alternativeStart..<end
    let first = open[last].firstTerm
    switch terms.count - first {
    case 0: alternatives.append(add(.empty, range: range))
    case 1: alternatives.append(terms[first])
    default: alternatives.append(add(.sequence(Array(terms[first...])), range: range))
    }
    terms.removeLast(terms.count - first)
    open[last].alternativeStart = cursor.position
  }

  /// Ends the current disjunction and returns its node.
  mutating func finishDisjunction(end: Int) -> PatternTree.NodeID {
    let group = open[open.count - 1]
    let first = group.firstAlternative
    let start = alternatives.count == first ? group.alternativeStart : group.start
    finishAlternative(end: end)
    defer { alternatives.removeLast(alternatives.count - first) }
    return alternatives.count == first + 1
      ? alternatives[first] : add(.alternation(Array(alternatives[first...])), range: start..<end)
  }
}
