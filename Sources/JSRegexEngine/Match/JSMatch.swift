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

  init(_ ranges: [Range<Int>?], in subject: Subject, groupNames: [JSText?]) {
    captures = ranges.map { $0.map { Capture(range: $0, text: subject.slice($0)) } }
    index = captures.first??.range.lowerBound ?? 0
    end = captures.first??.range.upperBound ?? 0
    var named: [NamedCapture] = []
    for (name, capture) in zip(groupNames, captures.dropFirst()) {
      guard let name else { continue }
      if let place = named.firstIndex(where: { $0.name == name }) {
        if capture != nil { named[place] = NamedCapture(name: name, capture: capture) }
      } else {
        named.append(NamedCapture(name: name, capture: capture))
      }
    }
    groups = named
  }
}
