/// The closure of a row between two characters: the states that take a character, and the parts
/// that end.
struct AutomatonClosure {
  /// The sets of characters that can be taken, and the states entered then.
  private(set) var takes: [(set: Int, next: Int)] = []
  /// The parts that end, as bits.
  private(set) var ended: UInt64 = 0
  /// Whether other neighbours could change the closure.
  private(set) var heedsNeighbours = false

  private let states: [NondeterministicAutomaton.State]
  private var stack: [Int] = []
  /// The last closure that visited each state.
  private var visits: [Int]
  private var generation = 0

  init(_ automaton: NondeterministicAutomaton) {
    states = automaton.states
    visits = [Int](repeating: 0, count: states.count)
  }

  /// Computes the closure of a row between two neighbours and returns the number of states visited.
  mutating func close(
    _ rows: StateSetTable, row: Int, before: Neighbours.Kind, after: Neighbours.Kind
  ) -> Int {
    takes.removeAll(keepingCapacity: true)
    ended = 0
    heedsNeighbours = false
    generation += 1
    rows.forEachState(of: row) { enter($0) }
    var count = 0
    while let state = stack.popLast() {
      count += 1
      switch states[state] {
      case .take(let set, let next): takes.append((set, next))
      case .split(let first, let second):
        enter(first)
        enter(second)
      case .condition(let condition, let next):
        heedsNeighbours = true
        if condition.holds(before: before, after: after) { enter(next) }
      case .end(let part): ended |= 1 << part
      case .fail: break
      }
    }
    return count
  }

  private mutating func enter(_ state: Int) {
    guard visits[state] != generation else { return }
    visits[state] = generation
    stack.append(state)
  }
}
