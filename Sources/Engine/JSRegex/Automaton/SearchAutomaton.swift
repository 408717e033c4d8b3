/// A pattern compiled to tables that find its leftmost match in one pass over a text of any width,
/// without its captures.
///
/// The first table, read forwards, gives the end of the match that starts first. The second one,
/// read backwards from there, gives its start. Immutable, and safe to read by its address from any
/// number of threads at once; `destroy` frees it.
struct SearchAutomaton: CompiledProgram {
  /// The result of a search.
  enum Outcome: Hashable {
    case found(Range<Int>)
    case none
    /// The search would read too far beyond a match that it has found.
    case undecided
  }

  let classes: ClassMap
  let forwards: Direction
  /// The table of the pattern read backwards; nil if all matches have the length `length`.
  let backwards: Direction?
  let length: Int

  /// Creates the tables of a pattern.
  ///
  /// Throws `unsupported`, which names the construct, if the pattern has none or if they would be
  /// too large.
  init(_ tree: PatternTree) throws(PatternError) {
    func refusal(_ construct: String) -> PatternError {
      PatternError(kind: .unsupported(construct: construct), range: tree[tree.root].range)
    }
    let automaton = try NondeterministicAutomaton(searching: tree, result: .preferred)
    let sets = automaton.sets + automaton.conditions.sets
    guard let classes = CharacterClasses(sets, last: tree.flags.lastCharacter) else {
      throw refusal("too many classes of characters")
    }
    func table(_ automaton: NondeterministicAutomaton, isReversed: Bool) -> SearchTable? {
      let prefix = automaton.searched.flatMap {
        ScanPlan(PrefixSets(automaton, from: $0).sets, last: classes.last)
      }
      return SearchDeterminization.rows(of: automaton, classes: classes, isReversed: isReversed)
        .flatMap { SearchTable($0, classes: classes, prefix: prefix, usesScans: !isReversed) }
    }
    guard let forwards = table(automaton, isReversed: false) else {
      throw refusal("too many states")
    }
    if let length = MatchLength(tree).only {
      (backwards, self.length) = (nil, length)
    } else {
      let reversed = try NondeterministicAutomaton(searching: tree, result: .reversed)
      guard let table = table(reversed, isReversed: true) else { throw refusal("too many states") }
      (backwards, length) = (Direction(table), 0)
    }
    self.forwards = Direction(forwards)
    self.classes = ClassMap(classes)
  }

  /// The sizes of the tables, a line for each direction.
  var summary: String {
    let starts =
      backwards.map { "  backwards: \($0.summary)" }
      ?? "  backwards: all matches have the length \(length)"
    return "  forwards: \(forwards.summary)\n\(starts)"
  }

  func destroy() {
    classes.deallocate()
    forwards.deallocate()
    backwards?.deallocate()
  }

  /// Searches for the match that starts first at or after `start`, by the pattern's own
  /// preferences.
  ///
  /// A pattern such as `a*b|a` may read to the end of the text before it returns to a short match,
  /// and do so again in the next search. `reach` is the number of characters that the searches of
  /// one call may still read beyond their matches. If that is too little, the outcome is
  /// `undecided`, and all further searches of the call should use another engine.
  static func search<Unit: FixedWidthInteger & UnsignedInteger>(
    _ automaton: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>, from start: Int,
    reach: inout Int
  ) -> Outcome {
    guard let text = UnitText(subject) else {
      return automaton.pointee.matchesEmptyText ? .found(0..<0) : .none
    }
    return automaton.pointee.search(text, from: start, reach: &reach)
  }

  /// Returns whether the subject contains a match.
  static func test<Unit: FixedWidthInteger & UnsignedInteger>(
    _ automaton: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Unit>
  ) -> Bool {
    guard let text = UnitText(subject) else { return automaton.pointee.matchesEmptyText }
    return automaton.pointee.test(text)
  }
}

extension SearchAutomaton {
  /// The classes of characters, in memory of its own.
  struct ClassMap {
    private let blocks: UnsafePointer<UInt16>
    private let lastBlock: Int
    private let members: UnsafePointer<UInt8>

    init(_ classes: CharacterClasses) {
      blocks = UnsafePointer(copying: classes.blocks)
      lastBlock = classes.blocks.count - 1
      members = UnsafePointer(copying: classes.members)
    }

    func deallocate() {
      blocks.deallocate()
      members.deallocate()
    }

    /// Returns the class of a character.
    ///
    /// In bounds: the members start with those of the characters below 256, and there are blocks
    /// for all code units. Characters above the last block, which no subject has, are taken for
    /// members of it.
    @inline(__always)
    subscript<Unit: FixedWidthInteger & UnsignedInteger>(_ unit: Unit) -> Int {
      if Unit.bitWidth == 8 { return Int(members[Int(truncatingIfNeeded: unit)]) }
      var block = Int(truncatingIfNeeded: unit >> 8)
      if Unit.bitWidth > 16 { block = min(block, lastBlock) }
      return Int(members[Int(blocks[block]) &<< 8 | Int(truncatingIfNeeded: unit & 0xFF)])
    }
  }

  /// The table of one direction, in memory of its own.
  struct Direction {
    /// The rows; see `SearchTable`.
    private let transitions: UnsafePointer<UInt16>
    /// The starts of the first row that notes no match and of the first row without a scan.
    let firstUnmatched: Int
    let firstPlain: Int
    /// The class of the edge of the text.
    let edge: Int
    /// The start of the first row to enter, for each class of the neighbour outside.
    private let starts: UnsafePointer<UInt16>
    private let scans: UnsafePointer<TextScan>
    private let scanCount: Int
    /// The number of rows, with the first one, which has no further match.
    private let rowCount: Int
    /// The number of the scan that finds matches, or -1.
    let matchScan: Int

    init(_ table: SearchTable) {
      transitions = UnsafePointer(copying: table.transitions)
      firstUnmatched = table.firstUnmatched
      firstPlain = table.firstPlain
      edge = table.rowLength - 2
      rowCount = table.transitions.count / table.rowLength
      starts = UnsafePointer(copying: table.starts)
      scans = UnsafePointer(copying: table.scans.plans.map { TextScan($0) })
      scanCount = table.scans.plans.count
      matchScan = table.scans.findsMatches ? 1 : -1
    }

    func deallocate() {
      for place in 0..<scanCount { scans[place].deallocate() }
      scans.deallocate()
      transitions.deallocate()
      starts.deallocate()
    }

    /// The sizes of the table.
    var summary: String {
      let scans =
        scanCount == 0
        ? ""
        : ", \(scanCount) scan\(scanCount == 1 ? "" : "s")\(matchScan > 0 ? " for matches" : "")"
      return "\(rowCount) rows for \(edge) classes of characters\(scans)"
    }

    /// Returns the first row to enter.
    @inline(__always)
    func start(afterClass place: Int) -> Int { Int(starts[place]) }

    /// Returns the row after another one.
    ///
    /// In bounds: a row has an entry for each class and for the edge.
    @inline(__always)
    func row(after row: Int, class place: Int) -> Int { Int((transitions + place)[row]) }

    /// Returns the number of a row's scan, or 0.
    @inline(__always)
    func scanNumber(of row: Int) -> Int { Int(transitions[row &+ edge &+ 1]) }

    /// Returns the scan of a number above 0.
    @inline(__always)
    func scan(_ number: Int) -> TextScan { scans[number &- 1] }
  }
}
