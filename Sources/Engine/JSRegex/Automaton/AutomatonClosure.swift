/// The closure of a row between two characters: the states that take a character, and the parts
/// that end.
struct AutomatonClosure {
  /// The sets of characters that can be taken, and the states entered then, in the order of
  /// preference.
  private(set) var takes: [(set: Int, next: Int)] = []
  /// The parts that end, as bits.
  private(set) var ended: UInt64 = 0
  /// Whether other neighbours could change the closure.
  private(set) var heedsNeighbours = false

  private let states: [NondeterministicAutomaton.State]
  /// Whether an end makes the states after it useless.
  private let stopsAtEnd: Bool
  private var stack: [Int] = []
  /// The last closure that visited each state.
  private var visits: [Int]
  private var generation = 0

  init(_ automaton: NondeterministicAutomaton, stopsAtEnd: Bool = false) {
    states = automaton.states
    self.stopsAtEnd = stopsAtEnd
    visits = [Int](repeating: 0, count: states.count)
  }

  /// Computes the closure of the states of a row between two neighbours and returns the number of
  /// states visited.
  mutating func close(
    _ row: [Int], before: Neighbours.Kind, after: Neighbours.Kind
  ) -> Int {
    takes.removeAll(keepingCapacity: true)
    ended = 0
    heedsNeighbours = false
    generation += 1
    var count = 0
    for state in row {
      stack.append(state)
      while let state = stack.popLast() {
        guard visits[state] != generation else { continue }
        visits[state] = generation
        count += 1
        switch states[state] {
        case .take(let set, let next): takes.append((set, next))
        case .split(let first, let second):
          stack.append(second)
          stack.append(first)
        case .condition(let condition, let next):
          heedsNeighbours = true
          if condition.holds(before: before, after: after) { stack.append(next) }
        case .end(let part):
          ended |= 1 << part
          guard stopsAtEnd else { break }
          stack.removeAll(keepingCapacity: true)
          return count
        case .fail: break
        }
      }
    }
    return count
  }
}
