/// The parts of an automaton, the pattern itself and its lookaheads, and what their ends mean together.
///
/// Sets of parts are bits: bit 0 is the pattern itself.
struct AutomatonParts {
  /// What may become of a set of states.
  enum Prospect {
    /// No match, whatever follows.
    case none
    /// A match, whatever follows.
    case match
    case open
  }

  /// For each part the bits of its states.
  private let masks: [[UInt64]]
  /// The parts that must match, and those that must not.
  private let required: UInt64
  private let forbidden: UInt64

  init(_ automaton: NondeterministicAutomaton) {
    var masks: [[UInt64]] = []
    var (required, forbidden): (UInt64, UInt64) = (0, 0)
    var first = 0
    for (part, end) in automaton.partEnds.enumerated() {
      var mask = [UInt64](repeating: 0, count: (automaton.states.count + 63) / 64)
      for state in first..<end { mask[state >> 6] |= 1 << UInt64(state & 63) }
      masks.append(mask)
      if automaton.isNegative[part] { forbidden |= 1 << part } else { required |= 1 << part }
      first = end
    }
    self.masks = masks
    (self.required, self.forbidden) = (required, forbidden)
  }

  /// Whether there is the pattern itself and nothing else.
  var isSingle: Bool { masks.count == 1 }

  /// Returns whether the text matches if it ends when these parts have ended.
  func isMatch(_ ended: UInt64) -> Bool { ended & required == required && ended & forbidden == 0 }

  /// Returns whether nothing that follows can change what these ended parts mean.
  func isDecided(_ ended: UInt64) -> Bool {
    ended & forbidden != 0 || (forbidden == 0 && ended & required == required)
  }

  /// What may become of the set of states in `rows`; the states of parts that have ended leave it.
  func prospect(_ rows: inout StateSetTable, ended: UInt64, isAnchored: Bool) -> Prospect {
    var isOpen = false
    for part in masks.indices {
      let bit: UInt64 = 1 << part
      if ended & bit != 0 {
        rows.remove(masks[part])
      } else if rows.holdsAny(of: masks[part]) {
        isOpen = true
      } else if required & bit != 0, isAnchored {
        return .none
      }
    }
    if isOpen || !isAnchored { return .open }
    return isMatch(ended) ? .match : .none
  }
}
