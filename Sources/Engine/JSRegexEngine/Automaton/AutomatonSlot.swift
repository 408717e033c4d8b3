internal import Synchronization

/// The automaton of a pattern, which is built at its first use and then only read.
final class AutomatonSlot: Sendable {
  typealias Automaton = UnsafePointer<DeterministicAutomaton>

  /// The place where the automaton is published if it is the fastest engine for its pattern.
  let preferred = PublishedPointer<DeterministicAutomaton>()
  private let slot = ProgramSlot<DeterministicAutomaton, PatternError>()
  private let isUnpreferred = Atomic<Bool>(false)

  deinit { preferred.deallocate() }

  /// Returns the automaton of the pattern, and builds it at the first use; nil if it has none.
  ///
  /// The pointer is valid as long as the slot lives.
  func automaton(of tree: PatternTree) -> Automaton? {
    if let automaton = slot.current { return automaton }
    return try? slot.firstUse { () throws(PatternError) in
      DeterministicAutomaton(try AutomatonTable(tree))
    }
  }

  /// Returns the automaton, and builds it at the first use, if it is the fastest engine for the
  /// pattern.
  ///
  /// PCRE2's loops are faster for a search from every position.
  func preferred(of tree: PatternTree) -> Automaton? {
    if let automaton = preferred.current { return automaton }
    if isUnpreferred.load(ordering: .relaxed) { return nil }
    if NondeterministicAutomaton.isAnchored(tree), let automaton = automaton(of: tree) {
      preferred.publish(automaton)
      return automaton
    }
    isUnpreferred.store(true, ordering: .relaxed)
    return nil
  }
}
