public import JSPrimitives

/// A match, with everything that `RegExp.prototype.exec` reports.
///
/// ECMA-262, sec-regexpbuiltinexec. All offsets count UTF-16 code units of the subject.
public struct JSMatch: Hashable, Sendable {
  /// The capture of one group, or of the whole match.
  public struct Capture: Hashable, Sendable {
    /// The range in the subject.
    public let range: Range<Int>
    /// The text of the range.
    public let text: JSText
  }

  /// A named group and its capture.
  public struct NamedCapture: Hashable, Sendable {
    /// The group's name.
    public let name: JSText
    /// The capture; nil if the group did not participate in the match.
    public let capture: Capture?
  }

  /// The match itself, then each group from group 1 on; nil for a group that did not participate.
  public let captures: [Capture?]
  /// The named groups in the order of the pattern. A name that several groups share appears once.
  public let groups: [NamedCapture]
  /// The start of the match.
  public let index: Int
  /// The end of the match, which is the new `lastIndex` with the flags `g` and `y`.
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
      // At most one of the groups that share a name participates.
      NamedCapture(name: name, capture: groups.lazy.compactMap { captures[$0] }.first)
    }
  }

  /// Creates the match of a pattern without groups.
  init(_ whole: Capture) {
    captures = [whole]
    groups = []
    (index, end) = (whole.range.lowerBound, whole.range.upperBound)
  }
}
