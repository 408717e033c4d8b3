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
  private let classes: ASCIIClasses
  private let neighbours: Neighbours
  private let parts: AutomatonParts
  private var rows: StateSetTable
  private var closure: AutomatonClosure
  /// The classes of each set's members and of each kind of neighbour, as bits.
  private let classesOfSets: [UInt128]
  private let classesOfKinds: [UInt128]
  /// The states of the current row.
  private var states: [Int] = []
  private var transitions: [UInt16] = []
  private var work = 0

  /// Returns the table for an automaton; nil if it would grow too large.
  static func table(of automaton: NondeterministicAutomaton) -> AutomatonTable? {
    let classes = ASCIIClasses(automaton.narrowSets + automaton.conditions.sets.map(ASCIISet.init))
    var construction = Determinization(automaton, classes: classes)
    return construction.run()
  }

  private init(_ automaton: NondeterministicAutomaton, classes: ASCIIClasses) {
    self.automaton = automaton
    self.classes = classes
    neighbours = Neighbours(of: classes.representatives, for: automaton.conditions)
    parts = AutomatonParts(automaton)
    rows = StateSetTable(stateCount: automaton.states.count)
    closure = AutomatonClosure(automaton)
    classesOfSets = automaton.narrowSets.map(classes.classes)
    classesOfKinds = neighbours.classes.map { places in
      places.reduce(0) { $0 | 1 &<< UInt128(truncatingIfNeeded: $1) }
    }
  }

  private mutating func run() -> AutomatonTable? {
    let rowLength = classes.count + 1
    let accepting = UInt16(rowLength)
    let deadRow = [UInt16](repeating: 0, count: rowLength)
    transitions.reserveCapacity(64 * rowLength)
    // The dead row, then the accepting one.
    transitions.append(contentsOf: deadRow)
    transitions += repeatElement(accepting, count: rowLength)
    for start in automaton.starts { rows.insert(start) }
    rows.setNote(ended: 0, before: 0)
    let start = rows.place()
    var row = start
    while row < rows.count {
      let first = transitions.count
      guard first + rowLength <= Self.maximumEntries else { return nil }
      transitions.append(contentsOf: deadRow)
      rows.getStates(of: row, &states)
      // Most rows have the same closure for all neighbours.
      var isClosed = false
      for kind in neighbours.kinds.indices {
        if !isClosed {
          work += closure.close(
            states, before: neighbours.kinds[rows.before(row)], after: neighbours.kinds[kind])
          isClosed = !closure.heedsNeighbours
        }
        guard work <= Self.maximumWork else { return nil }
        let ended = rows.ended(row) | closure.ended
        if kind == 0 {
          if parts.isMatch(ended) { transitions[first + classes.count] = accepting }
          continue
        }
        setTargets(first, ended: ended, kind: kind, rowLength: rowLength)
      }
      row += 1
    }
    return AutomatonTable(
      classes: classes.members, transitions: transitions, rowLength: rowLength,
      start: start * rowLength)
  }

  /// Sets the entries of a row for the characters of one kind: the starts of the rows they lead to.
  ///
  /// Classes that take the same sets share an entry, which is computed once.
  private mutating func setTargets(_ first: Int, ended: UInt64, kind: Int, rowLength: Int) {
    var open = classesOfKinds[kind]
    if parts.isDecided(ended) {
      guard parts.isMatch(ended) else { return }
      for place in Bits(open) { transitions[first + place] = UInt16(rowLength) }
      return
    }
    while open != 0 {
      let place = UInt128(truncatingIfNeeded: open.trailingZeroBitCount)
      var group = open
      rows.clear()
      var isEmpty = true
      for (set, next) in closure.takes {
        let classes = classesOfSets[set]
        if classes &>> place & 1 != 0 {
          group &= classes
          rows.insert(next)
          isEmpty = false
        } else {
          group &= ~classes
        }
      }
      work += closure.takes.count
      open &= ~group
      let entry = target(isEmpty: isEmpty, ended: ended, kind: kind, rowLength: rowLength)
      guard entry != 0 else { continue }
      for place in Bits(group) { transitions[first + place] = entry }
    }
  }

  /// Returns the entry that leads to the states that were added to `rows`.
  private mutating func target(isEmpty: Bool, ended: UInt64, kind: Int, rowLength: Int) -> UInt16 {
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
