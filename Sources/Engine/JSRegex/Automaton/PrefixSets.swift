/// The characters that a match may have at each of its first places.
struct PrefixSets {
  /// The greatest number of places, and of states to visit.
  private static let maximumCount = 16
  private static let maximumWork = 2_000

  /// The set of each place that all matches have.
  private(set) var sets: [CharacterSet] = []

  /// Creates the sets of the matches that start with a state of an automaton, as if all conditions
  /// held.
  init(_ automaton: NondeterministicAutomaton, from start: NondeterministicAutomaton.StateID) {
    var states: Set<Int> = [start]
    var work = 0
    while sets.count < Self.maximumCount {
      var next: Set<Int> = []
      var taken: Set<Int> = []
      var seen = states
      var pending = Array(states)
      while let state = pending.popLast() {
        work += 1
        guard work <= Self.maximumWork else { return }
        var entered: [Int] = []
        switch automaton.states[state] {
        case .take(let set, let after):
          taken.insert(set)
          next.insert(after)
        case .split(let first, let second): entered = [first, second]
        case .condition(_, let after): entered = [after]
        case .end: return
        case .fail: break
        }
        for state in entered where seen.insert(state).inserted { pending.append(state) }
      }
      guard !taken.isEmpty else { return }
      sets.append(CharacterSet(taken.flatMap { automaton.sets[$0].ranges }))
      states = next
    }
  }
}
