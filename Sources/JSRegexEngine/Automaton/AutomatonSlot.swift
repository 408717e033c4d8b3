internal import Synchronization

/// A place for an automaton that is built at its first use and then only read.
final class AutomatonSlot: @unchecked Sendable {
  typealias Automaton = UnsafePointer<DeterministicAutomaton>

  /// Where the automaton is published if it is the fastest engine for its pattern.
  let place = AutomatonPlace()
  private let published = Atomic<UnsafeMutableRawPointer?>(nil)
  private let isRefused = Atomic<Bool>(false)
  private let isUnpreferred = Atomic<Bool>(false)
  private let isBuilding = Mutex<Void>(())

  deinit {
    place.deallocate()
    guard let address = published.load(ordering: .acquiring) else { return }
    let automaton = address.assumingMemoryBound(to: DeterministicAutomaton.self)
    automaton.pointee.destroy()
    automaton.deinitialize(count: 1)
    automaton.deallocate()
  }

  /// The automaton of the pattern, built if this is the first use; nil if it has none.
  ///
  /// The pointer is good as long as the slot is.
  func automaton(of tree: PatternTree) -> Automaton? {
    if let current { return current }
    if isRefused.load(ordering: .acquiring) { return nil }
    return isBuilding.withLock { _ -> Automaton? in
      if let current { return current }
      guard let table = try? AutomatonTable(tree) else {
        isRefused.store(true, ordering: .releasing)
        return nil
      }
      let automaton = UnsafeMutablePointer<DeterministicAutomaton>.allocate(capacity: 1)
      automaton.initialize(to: DeterministicAutomaton(table))
      published.store(UnsafeMutableRawPointer(automaton), ordering: .releasing)
      // A search from every position leaves most of a text to the faster loops of PCRE2.
      if table.isAnchored { place.publish(automaton) }
      return Automaton(automaton)
    }
  }

  /// The automaton, if it is the fastest engine for the pattern.
  func preferred(of tree: PatternTree) -> Automaton? {
    if let automaton = place.current { return automaton }
    if isUnpreferred.load(ordering: .relaxed) { return nil }
    if NondeterministicAutomaton.isAnchored(tree), let automaton = automaton(of: tree) {
      return automaton
    }
    isUnpreferred.store(true, ordering: .relaxed)
    return nil
  }

  private var current: Automaton? {
    guard let address = published.load(ordering: .acquiring) else { return nil }
    return Automaton(address.assumingMemoryBound(to: DeterministicAutomaton.self))
  }
}

/// The memory that says where the automaton of a slot is.
///
/// It lies outside the slot's object, so that reading it costs no reference count; whoever reads it must
/// know that the slot lives.
struct AutomatonPlace: @unchecked Sendable {
  private let published: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>

  fileprivate init() {
    published = .allocate(capacity: 1)
    published.initialize(to: Atomic(nil))
  }

  fileprivate func deallocate() {
    published.deinitialize(count: 1)
    published.deallocate()
  }

  fileprivate func publish(_ automaton: UnsafeMutablePointer<DeterministicAutomaton>) {
    published.pointee.store(UnsafeMutableRawPointer(automaton), ordering: .releasing)
  }

  /// The automaton, if it has been used before and is to be preferred.
  @inline(__always)
  var current: UnsafePointer<DeterministicAutomaton>? {
    guard let address = published.pointee.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(address.assumingMemoryBound(to: DeterministicAutomaton.self))
  }
}
