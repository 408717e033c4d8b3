/// The greatest work of a search, depending on the pattern alone.
public enum MatchBound: String, Hashable, Sendable {
  /// Time linear in the text, by an automaton that reads each character a fixed number of times.
  case linear
  /// Time linear in the text, by the matcher, which may have to remember the places of the text
  /// where it has failed. The memory counts against `MatchLimits.heap`.
  case linearWithMemory
  /// The pattern has backreferences, for which no engine is known to take less than exponential
  /// time. A search that exceeds `MatchLimits.steps` throws `MatchError.budgetExceeded`.
  case bounded
}

extension MatchBound: CustomStringConvertible {
  /// The bound in words.
  public var description: String {
    switch self {
    case .linear: "linear"
    case .linearWithMemory: "linear with memory"
    case .bounded: "bounded"
    }
  }
}

extension JSRegex {
  /// The bound of a search with captures: of `exec`, `replace`, `split` and the others.
  ///
  /// Building the automaton that decides it takes time at the first use.
  public var bound: MatchBound { bound(for: .exec, width: widest) }

  /// The bound of `test`, which needs no captures.
  public var testBound: MatchBound { bound(for: .test, width: widest) }

  /// Returns the bound for one purpose and one width of the subject.
  func bound(for purpose: NativePattern.Purpose, width: NativePattern.Width) -> MatchBound {
    if tree.hasReferences { return .bounded }
    if purpose == .test, width == .ascii, anchored() != nil { return .linear }
    // An automaton does not know what groups capture.
    let needsGroups = purpose == .exec && tree.groupCount > 0
    return !needsGroups && search() != nil ? .linear : .linearWithMemory
  }

  /// The width of subjects that are not ASCII.
  var widest: NativePattern.Width { tree.flags.matchesCodePoints ? .codePoints : .codeUnits }
}
