/// The subset construction: each set of states that can be active together becomes one row of a table.
///
/// A condition such as `$` or `\b` depends on the characters before and after a position. A row is
/// therefore a set of states before conditions are evaluated, with the kind of the character
/// before. The kind of the next character, or the end of the text, then decides them.
struct Determinization {
  /// The greatest size of a table, in entries, and the greatest work on it, in states visited.
  private static let maximumEntries = 32_768
  private static let maximumWork = 200_000

  private let automaton: NondeterministicAutomaton
  private let classes: CharacterClasses
  private let neighbours: Neighbours
  private let parts: AutomatonParts
  private var rows: StateSetTable
  private var closure: AutomatonClosure
  /// Whether each set contains each class.
  private let members: [Bool]
  /// The entries of the current row, by the sets taken.
  private var targets: [(taken: UInt64, entry: UInt16)] = []
  private var transitions: [UInt16] = []
  private var work = 0

  /// Returns the table for an automaton; nil if it would grow too large.
  static func table(of automaton: NondeterministicAutomaton) -> AutomatonTable? {
    let last: UInt32 = 0x7F
    let sets = (automaton.sets + automaton.conditions.sets).map { $0.restricted(to: last) }
    guard let classes = CharacterClasses(sets, last: last) else { return nil }
    var construction = Determinization(automaton, classes: classes)
    return construction.run()
  }

  private init(_ automaton: NondeterministicAutomaton, classes: CharacterClasses) {
    self.automaton = automaton
    self.classes = classes
    neighbours = Neighbours(of: classes.representatives, for: automaton.conditions)
    parts = AutomatonParts(automaton)
    rows = StateSetTable(stateCount: automaton.states.count)
    closure = AutomatonClosure(automaton)
    members = automaton.sets.flatMap { classes.representatives.map($0.contains) }
  }

  private mutating func run() -> AutomatonTable? {
    let rowLength = classes.count + 1
    let accepting = UInt16(rowLength)
    // The dead row, then the accepting one.
    transitions = [UInt16](repeating: 0, count: rowLength)
    transitions += [UInt16](repeating: accepting, count: rowLength)
    for start in automaton.starts { rows.insert(start) }
    rows.setNote(ended: 0, before: 0)
    let start = rows.place()
    var row = start
    while row < rows.count {
      let first = transitions.count
      guard first + rowLength <= Self.maximumEntries else { return nil }
      transitions += [UInt16](repeating: 0, count: rowLength)
      // Most rows have the same closure for all neighbours.
      var isClosed = false
      for kind in neighbours.kinds.indices {
        if !isClosed {
          work += closure.close(
            rows.states(of: row), before: neighbours.kinds[rows.before(row)],
            after: neighbours.kinds[kind])
          isClosed = !closure.heedsNeighbours
        }
        guard work <= Self.maximumWork else { return nil }
        let ended = rows.ended(row) | closure.ended
        if kind == 0 {
          if parts.isMatch(ended) { transitions[first + classes.count] = accepting }
          continue
        }
        targets.removeAll(keepingCapacity: true)
        for place in neighbours.classes[kind] {
          transitions[first + place] = target(
            of: place, ended: ended, kind: kind, rowLength: rowLength)
        }
      }
      row += 1
    }
    return AutomatonTable(
      classes: classes.members, transitions: transitions, rowLength: rowLength,
      start: start * rowLength)
  }

  /// Returns the entry for the characters of a class: the start of the row that it leads to.
  ///
  /// Classes that take the same sets share an entry, which is computed once.
  private mutating func target(
    of place: Int, ended: UInt64, kind: Int, rowLength: Int
  ) -> UInt16 {
    guard closure.takes.count <= UInt64.bitWidth else {
      return newTarget(of: place, ended: ended, kind: kind, rowLength: rowLength)
    }
    var taken: UInt64 = 0
    for index in closure.takes.indices where isTaken(index, place) { taken |= 1 << index }
    for known in targets where known.taken == taken { return known.entry }
    let entry = newTarget(of: place, ended: ended, kind: kind, rowLength: rowLength)
    targets.append((taken, entry))
    return entry
  }

  private func isTaken(_ index: Int, _ place: Int) -> Bool {
    members[closure.takes[index].set * classes.count + place]
  }

  private mutating func newTarget(
    of place: Int, ended: UInt64, kind: Int, rowLength: Int
  ) -> UInt16 {
    if parts.isDecided(ended) { return parts.isMatch(ended) ? UInt16(rowLength) : 0 }
    rows.clear()
    var isEmpty = true
    for index in closure.takes.indices where isTaken(index, place) {
      rows.insert(closure.takes[index].next)
      isEmpty = false
    }
    work += closure.takes.count
    if parts.isSingle {
      if isEmpty, automaton.isAnchored { return 0 }
    } else {
      switch parts.prospect(&rows, ended: ended, isAnchored: automaton.isAnchored) {
      case .none: return 0
      case .match: return UInt16(rowLength)
      case .open: break
      }
    }
    if !automaton.isAnchored { rows.insert(automaton.starts[0]) }
    rows.setNote(ended: ended, before: neighbours.isHeeded ? kind : 0)
    // An excess of rows is detected before the next one is computed.
    return UInt16(truncatingIfNeeded: rows.place() * rowLength)
  }
}
