/// The parts of an automaton (the pattern itself and its lookaheads) and the meaning of their ends.
///
/// Sets of parts are bits: bit 0 is the pattern itself.
struct AutomatonParts {
  /// The possible outcome of a set of states.
  enum Prospect {
    /// No match for any continuation.
    case none
    /// A match for every continuation.
    case match
    case open
  }

  /// The states of each part, as bits.
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

  /// Whether the pattern itself is the only part.
  var isSingle: Bool { masks.count == 1 }

  /// Returns whether the text matches if it ends when these parts have ended.
  func isMatch(_ ended: UInt64) -> Bool { ended & required == required && ended & forbidden == 0 }

  /// Returns whether no continuation can change the meaning of these ended parts.
  func isDecided(_ ended: UInt64) -> Bool {
    ended & forbidden != 0 || (forbidden == 0 && ended & required == required)
  }

  /// Returns the possible outcome of the set of states in `rows`, and removes the states of ended
  /// parts from the set.
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
