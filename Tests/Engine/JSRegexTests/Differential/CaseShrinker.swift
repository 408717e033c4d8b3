@testable import JSRegex

/// A shrinker that makes a failing case as small as possible while it still fails.
struct CaseShrinker {
  /// Whether a case fails; a pattern that does not compile does not.
  let fails: (DifferentialCase) -> Bool

  /// Returns a minimal failing case: without one more subtree of the pattern, character or flag it
  /// would pass.
  func shrink(_ start: DifferentialCase) -> DifferentialCase {
    var smallest = start
    while let next = Self.candidates(for: smallest).first(where: fails) { smallest = next }
    return smallest
  }

  /// Returns smaller cases, roughly the smallest first: without a flag, without a part of the
  /// subject, then without a part of the pattern.
  private static func candidates(for start: DifferentialCase) -> [DifferentialCase] {
    var result: [DifferentialCase] = []
    for flag in start.flags {
      var next = start
      next.flags.removeAll { $0 == flag }
      result.append(next)
    }
    if start.lastIndex > 0 {
      result.append(start)
      result[result.count - 1].lastIndex -= 1
    }
    for range in cuts(of: start.subject.count) {
      var next = start
      next.subject.removeSubrange(range)
      next.lastIndex = min(next.lastIndex, next.subject.count)
      result.append(next)
    }
    for edit in edits(of: start) {
      var next = start
      next.pattern = edit
      result.append(next)
    }
    return result
  }

  /// Returns the ranges to cut from a text: halves, then less, down to each single unit.
  private static func cuts(of count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var length = max(count / 2, 1)
    while count > 0, length > 0 {
      for start in stride(from: 0, through: count - length, by: length) {
        result.append(start..<start + length)
      }
      length /= 2
    }
    return result
  }

  /// Returns the pattern without one node, with a child in the place of a node, and without one
  /// unit.
  private static func edits(of start: DifferentialCase) -> [[UInt16]] {
    var result: [[UInt16]] = []
    if let flags = try? RegexFlags(parsing: Array(start.flags.utf16)),
      let tree = try? PatternParser.parse(start.pattern, flags: flags)
    {
      // Large nodes come late in the tree.
      for id in tree.nodes.indices.reversed() where !tree[id].range.isEmpty {
        var shorter = start.pattern
        shorter.removeSubrange(tree[id].range)
        result.append(shorter)
        for child in tree.children(of: id) where tree[child].range.count < tree[id].range.count {
          var simpler = start.pattern
          simpler.replaceSubrange(tree[id].range, with: start.pattern[tree[child].range])
          result.append(simpler)
        }
      }
    }
    for range in cuts(of: start.pattern.count) where range.count < 4 {
      var shorter = start.pattern
      shorter.removeSubrange(range)
      result.append(shorter)
    }
    return result
  }
}
