internal import Synchronization

/// A place for the automaton of a pattern, which is built at its first use and then only read.
final class AutomatonSlot: Sendable {
  typealias Automaton = UnsafePointer<DeterministicAutomaton>

  /// Where the automaton is published if it is the fastest engine for its pattern.
  let preferred = PublishedPointer<DeterministicAutomaton>()
  private let slot = ProgramSlot<DeterministicAutomaton, PatternError>()
  private let isUnpreferred = Atomic<Bool>(false)

  deinit { preferred.deallocate() }

  /// Returns the automaton of the pattern, built if this is the first use; nil if it has none.
  ///
  /// The pointer is good as long as the slot is.
  func automaton(of tree: PatternTree) -> Automaton? {
    if let automaton = slot.current { return automaton }
    return try? slot.firstUse { () throws(PatternError) in
      DeterministicAutomaton(try AutomatonTable(tree))
    }
  }

  /// Returns the automaton, built if this is the first use, if it is the fastest engine for the
  /// pattern.
  ///
  /// A search from every position leaves most of a text to the faster loops of PCRE2.
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
