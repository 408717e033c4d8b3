public import JSPrimitives

/// What `RegExp.prototype.exec` reports of a match.
///
/// ECMA-262, sec-regexpbuiltinexec. All offsets count UTF-16 code units of the subject.
public struct JSMatch: Hashable, Sendable {
  /// What one group, or the whole match, took from the subject.
  public struct Capture: Hashable, Sendable {
    /// Where it lies.
    public let range: Range<Int>
    /// The text there.
    public let text: JSText
  }

  /// A named group and its capture.
  public struct NamedCapture: Hashable, Sendable {
    /// The group's name.
    public let name: JSText
    /// What it took; nil if it took no part in the match.
    public let capture: Capture?
  }

  /// The match itself, then each group from group 1 on; nil for a group that took no part.
  public let captures: [Capture?]
  /// The named groups in the order of the pattern; a name that several groups share stands once.
  public let groups: [NamedCapture]
  /// Where the match starts.
  public let index: Int
  /// Where the match ends, which `lastIndex` becomes with the flags `g` and `y`.
  public let end: Int

  /// Creates the match of these ranges.
  ///
  /// Throws `memoryExceeded` if the texts of groups take more than `heap` bytes.
  init(
    _ ranges: [Range<Int>?], in subject: Subject, namedGroups: [(name: JSText, groups: [Int])],
    heap: Int
  ) throws(MatchError) {
    var captures: [Capture?] = []
    captures.reserveCapacity(ranges.count)
    var previous: Capture?
    var size = 0
    for range in ranges {
      guard let range else {
        captures.append(nil)
        continue
      }
      // Groups around each other often share a range, and then a text.
      if range == previous?.range {
        captures.append(previous)
        continue
      }
      if !captures.isEmpty { size += range.count }
      guard size <= max(heap, 0) else { throw .memoryExceeded }
      previous = Capture(range: range, text: subject.slice(range))
      captures.append(previous)
    }
    self.captures = captures
    index = captures.first??.range.lowerBound ?? 0
    end = captures.first??.range.upperBound ?? 0
    groups = namedGroups.map { name, groups in
      // Of the groups that share a name at most one takes part.
      NamedCapture(name: name, capture: groups.lazy.compactMap { captures[$0] }.first)
    }
  }
}
