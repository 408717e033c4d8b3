/// The subset construction of a search: each list of states that can be active together becomes
/// one row of a table.
///
/// As in `Determinization`, a row has states before conditions are evaluated, and the kind of the
/// character that was read last. The next character decides the conditions, and with them whether
/// a match has ended before it. So it is the next row that notes the match.
struct SearchDeterminization {
  /// The greatest size of a table, in entries, and the greatest work on it, in states visited.
  private static let maximumEntries = 65_536
  private static let maximumWork = 400_000

  private let automaton: NondeterministicAutomaton
  private let isReversed: Bool
  private let neighbours: Neighbours
  private let classCount: Int
  private var rows: StateListTable
  private var closure: AutomatonClosure
  /// Whether each set contains each class.
  private let members: [Bool]
  /// The rows reached from the current one, by the sets taken.
  private var targets: [(taken: UInt64, row: Int32)] = []
  /// The next row for each row and class, and for the edge of the text; -1 if there is none.
  private var transitions: [Int32] = []
  private var work = 0

  /// Returns the rows for an automaton; nil if they would be too many.
  static func rows(
    of automaton: NondeterministicAutomaton, classes: CharacterClasses, isReversed: Bool
  ) -> SearchRows? {
    var construction = SearchDeterminization(automaton, classes: classes, isReversed: isReversed)
    return construction.run()
  }

  private init(
    _ automaton: NondeterministicAutomaton, classes: CharacterClasses, isReversed: Bool
  ) {
    self.automaton = automaton
    self.isReversed = isReversed
    classCount = classes.count
    neighbours = Neighbours(
      of: classes.representatives, for: automaton.conditions, isReversed: isReversed)
    rows = StateListTable(stateCount: automaton.states.count)
    // A search forwards prefers what comes first; one from the end wants the longest match.
    closure = AutomatonClosure(automaton, stopsAtEnd: !isReversed)
    members = automaton.sets.flatMap { classes.representatives.map($0.contains) }
  }

  private mutating func run() -> SearchRows? {
    var starts: [Int] = []
    for kind in neighbours.kinds.indices {
      rows.begin(isMatch: false, neighbour: neighbours.isHeeded ? kind : 0)
      for state in automaton.starts { rows.append(state) }
      starts.append(rows.place())
    }
    var row = 0
    while row < rows.count {
      let first = transitions.count
      guard first + classCount + 1 <= Self.maximumEntries else { return nil }
      transitions += repeatElement(-1, count: classCount + 1)
      let states = rows.states(of: row)
      let known = neighbours.kinds[rows.neighbour(row)]
      // Most rows have the same closure for all neighbours.
      var isClosed = false
      for (kind, next) in neighbours.kinds.enumerated() {
        if !isClosed {
          let (before, after) = isReversed ? (next, known) : (known, next)
          work += 1 + closure.close(states, before: before, after: after)
          isClosed = !closure.heedsNeighbours
          targets.removeAll(keepingCapacity: true)
        }
        guard work <= Self.maximumWork else { return nil }
        if kind == 0 {
          transitions[first + classCount] = end()
        } else {
          if neighbours.isHeeded { targets.removeAll(keepingCapacity: true) }
          for place in neighbours.classes[kind] {
            transitions[first + place] = target(of: place, kind: kind)
          }
        }
      }
      row += 1
    }
    var startOfClass = [Int](repeating: starts[0], count: classCount + 1)
    for kind in neighbours.kinds.indices {
      for place in neighbours.classes[kind] { startOfClass[place] = starts[kind] }
    }
    return SearchRows(
      transitions: transitions, classCount: classCount,
      isMatch: (0..<rows.count).map { rows.isMatch($0) }, starts: startOfClass)
  }

  /// Returns the row after the edge of the text.
  private mutating func end() -> Int32 {
    guard closure.ended != 0 else { return -1 }
    rows.begin(isMatch: true, neighbour: 0)
    return Int32(truncatingIfNeeded: rows.place())
  }

  /// Returns the row that the characters of a class lead to.
  ///
  /// Classes that take the same sets share a row, which is computed once.
  private mutating func target(of place: Int, kind: Int) -> Int32 {
    guard closure.takes.count <= UInt64.bitWidth else { return newTarget(of: place, kind: kind) }
    var taken: UInt64 = 0
    for index in closure.takes.indices where isTaken(index, place) { taken |= 1 << index }
    for known in targets where known.taken == taken { return known.row }
    let row = newTarget(of: place, kind: kind)
    targets.append((taken, row))
    return row
  }

  private func isTaken(_ index: Int, _ place: Int) -> Bool {
    members[closure.takes[index].set * classCount + place]
  }

  private mutating func newTarget(of place: Int, kind: Int) -> Int32 {
    rows.begin(isMatch: closure.ended != 0, neighbour: neighbours.isHeeded ? kind : 0)
    for index in closure.takes.indices where isTaken(index, place) {
      rows.append(closure.takes[index].next)
    }
    work += closure.takes.count
    if rows.isEmpty {
      guard closure.ended != 0 else { return -1 }
      return end()
    }
    if isReversed { rows.sort() }
    return Int32(truncatingIfNeeded: rows.place())
  }
}
