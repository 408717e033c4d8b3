/// A check, after a match, whether a capture is of a loop's last iteration. ECMAScript clears the
/// captures of earlier iterations, PCRE2 keeps them.
///
/// Each loop involved gets an empty marker group at the start of its body. Iterations go forward
/// and are never empty, so a capture is of the last one if and only if it starts at or after the
/// marker.
package struct CaptureRepair: Hashable, Sendable {
  /// The group, by its number in the pattern.
  package let group: Int
  /// The loops that may clear it, from the outside in.
  package let loops: [PatternTree.NodeID]
  /// Whether a capture at the marker itself is of an earlier iteration. True for a group that may
  /// be empty but has something consumed before it.
  package let isStrict: Bool

  /// Returns whether the capture of a group is of the last iteration of its loops.
  ///
  /// `ranges` returns the program's captures; `number` and `markers` are the program's group
  /// numbers.
  static func isCurrent(
    _ number: Int, markers: [Int], isStrict: Bool, in ranges: (Int) -> Range<Int>?
  ) -> Bool {
    guard let start = ranges(number)?.lowerBound else { return false }
    var last = 0
    for marker in markers {
      // A marker before the one around it is of an earlier iteration of the outer loop.
      guard let place = ranges(marker)?.lowerBound, place >= last else { return false }
      last = place
    }
    return isStrict ? start > last : start >= last
  }
}

extension GroupAnalysis {
  /// The repair that the capture of a group needs, if any.
  enum Verdict {
    case exact
    case repaired(CaptureRepair)
    case impossible
  }

  /// Returns the repair that a match needs to report the group as ECMAScript does.
  func verdict(onGroup group: Int) -> Verdict {
    let path = path(from: tree.groupNodes[group - 1])
    guard !path.contains(where: hidesCaptures), let skip = path.firstIndex(where: maySkip),
      let innermost = path[(skip + 1)...].firstIndex(where: isLoop)
    else { return .exact }
    let loops = path[innermost...].filter(isLoop)
    guard let outermost = loops.last, let end = path.firstIndex(of: outermost) else {
      return .exact
    }
    let isInLook = path[..<end].contains {
      if case .look = tree[$0].kind { true } else { false }
    }
    // Iterations that a minimum requires may be empty, and then two of them share a place.
    let mayRest = loops.contains {
      if case .loop(let min, _, _, let body) = tree[$0].kind {
        min > 0 && isNullable[body]
      } else {
        true
      }
    }
    if isInLook || mayRest { return .impossible }
    var isStrict = false
    if isNullable[path[0]], !consumes(beside: path[...innermost], after: true) {
      guard consumes(beside: path[...innermost], after: false) else { return .impossible }
      isStrict = true
    }
    return .repaired(CaptureRepair(group: group, loops: loops.reversed(), isStrict: isStrict))
  }

  /// Returns whether an iteration that enters the first node of the path always consumes something
  /// after it, or before it.
  private func consumes(beside path: ArraySlice<PatternTree.NodeID>, after: Bool) -> Bool {
    zip(path, path.dropFirst()).contains { child, parent in
      guard case .sequence(let items) = tree[parent].kind else { return false }
      return items.contains { (after ? $0 > child : $0 < child) && !isNullable[$0] }
    }
  }
}
