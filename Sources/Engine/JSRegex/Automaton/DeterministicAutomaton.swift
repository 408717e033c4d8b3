/// A pattern compiled to tables that decide in one pass over ASCII text whether there is a match.
///
/// Each character, or each pair of characters, takes one table lookup, whatever the pattern; there
/// is no backtracking. Immutable, and safe to read from any number of threads at once; `destroy`
/// frees it. Every member is a trivial value, so reading the tables costs no reference count.
struct DeterministicAutomaton: CompiledProgram {
  private let classes: UnsafePointer<UInt8>
  private let transitions: UnsafePointer<UInt16>
  /// The start of each byte's columns in a row of pairs; nil if `transitions` has single
  /// characters.
  private let columns: UnsafePointer<UInt16>?
  /// The starts of the accepting row and of the first row in `transitions`; the dead row starts at
  /// 0.
  private let accepting: UInt
  private let start: UInt
  /// The class of the end of the text.
  private let end: UInt
  /// The sets of the pattern's positions and the bit of each position; nil if the pattern has none.
  private let holders: UnsafePointer<UInt8>?
  private let positions: UnsafePointer<UInt8>?
  /// The least length of a text that the sets decide, and the number of further lengths.
  private let leastLength: Int
  private let furtherLengths: UInt
  /// The sets as ranges, if they have few.
  private let ranges: PositionRanges?
  /// The number of rows, with those of the two outcomes.
  private let rowCount: Int

  /// The greatest size of a table of pairs beside sets, in entries.
  private static let smallPairTable = 2_048

  /// Copies a table into memory of its own.
  init(_ table: AutomatonTable) {
    classes = Self.copy(table.classes)
    end = UInt(table.rowLength - 1)
    rowCount = table.rowCount
    let sets = PositionSets(table)
    holders = sets.map { Self.copy($0.holders) }
    positions = sets.map { Self.copy($0.positions) }
    // Without sets no text is that long.
    leastLength = sets?.leastLength ?? .max
    furtherLengths = sets.map { UInt($0.positions.count - $0.leastLength) } ?? 0
    ranges = sets.flatMap { PositionRanges($0) }
    // Texts that the sets don't decide are too rare for a large table.
    let limit = sets == nil ? PairTable.maximumEntries : Self.smallPairTable
    if let pairs = PairTable(table, limit: limit) {
      columns = Self.copy(pairs.columns)
      transitions = Self.copy(pairs.transitions)
      accepting = UInt(pairs.rowLength)
      start = UInt(pairs.start)
    } else {
      columns = nil
      transitions = Self.copy(table.transitions)
      accepting = UInt(table.rowLength)
      start = UInt(table.start)
    }
  }

  private static func copy<Number>(_ numbers: [Number]) -> UnsafePointer<Number> {
    let copy = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
    copy.initialize(from: numbers, count: numbers.count)
    return UnsafePointer(copy)
  }

  func destroy() {
    classes.deallocate()
    transitions.deallocate()
    columns?.deallocate()
    holders?.deallocate()
    positions?.deallocate()
    ranges?.destroy()
  }

  /// The sizes of the tables.
  var summary: String {
    let width = columns == nil ? end + 1 : (end + 1) * (end + 1)
    var parts = [
      "\(rowCount) rows for \(end) classes of characters",
      "\(columns == nil ? "one character" : "two characters") a step in \(UInt(rowCount) * width) entries",
    ]
    if holders != nil {
      let most = leastLength + Int(furtherLengths)
      let lengths = most == leastLength ? "\(most)" : "\(leastLength) to \(most)"
      parts.append(
        "strings of \(lengths) characters first by the sets of their positions"
          + (ranges == nil ? "" : ", as ranges"))
    }
    return parts.joined(separator: "; ")
  }

  /// Returns whether ASCII text contains a match.
  @inline(__always)
  static func test(
    _ automaton: UnsafePointer<Self>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let further = UInt(bitPattern: text.count &- automaton.pointee.leastLength)
    if further <= automaton.pointee.furtherLengths, let base = text.baseAddress,
      automaton.pointee.holdsPositions(base, count: text.count)
    {
      return true
    }
    if let columns = automaton.pointee.columns {
      return automaton.pointee.walkPairs(text, columns)
    }
    return automaton.pointee.walk(text)
  }

  /// Returns whether each character is in the set of its position.
  ///
  /// In bounds: the text has at most as many characters as there are positions, and every byte has an entry.
  @inline(__always)
  private func holdsPositions(_ base: UnsafePointer<UInt8>, count: Int) -> Bool {
    if count >= 16, let ranges { return ranges.hold(base, count: count) }
    guard let holders, let positions else { return false }
    var missing: UInt8 = 0
    for index in 0..<count {
      missing |= positions[index] & ~holders[Int(base[index])]
    }
    return missing == 0
  }

  // The accepting row and the dead row only lead back to themselves, so most steps need not check
  // for them. No index can leave the tables: every byte has a class, and a row has an entry for
  // each class, or pair of classes.

  @inline(__always)
  private func walkPairs(
    _ text: UnsafeBufferPointer<UInt8>, _ columns: UnsafePointer<UInt16>
  ) -> Bool {
    var row = start
    let lastColumn = end &* (end &+ 1)
    guard let base = text.baseAddress else {
      return UInt(transitions[Int(bitPattern: row &+ lastColumn)]) == accepting
    }
    let count = text.count
    var offset = 0
    // In bounds: a block's eight bytes end at `count` at most.
    while offset &+ 8 <= count {
      for pair in 0..<4 {
        let place = base + (offset &+ 2 &* pair)
        // The column is known before the row, so a step waits for one load only.
        let column = transitions + (Int(columns[Int(place[0])]) &+ Int(classes[Int(place[1])]))
        row = UInt(column[Int(bitPattern: row)])
      }
      if row <= accepting { return row == accepting }
      offset &+= 8
    }
    while offset &+ 2 <= count {
      let place = base + offset
      let column = transitions + (Int(columns[Int(place[0])]) &+ Int(classes[Int(place[1])]))
      row = UInt(column[Int(bitPattern: row)])
      offset &+= 2
    }
    let column = offset < count ? UInt(columns[Int(base[offset])]) &+ end : lastColumn
    return UInt(transitions[Int(bitPattern: row &+ column)]) == accepting
  }

  @inline(__always)
  private func walk(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var row = start
    guard let base = text.baseAddress else {
      return UInt(transitions[Int(bitPattern: row &+ end)]) == accepting
    }
    let count = text.count
    var offset = 0
    while offset &+ 8 <= count {
      for index in offset..<offset &+ 8 {
        let column = transitions + Int(classes[Int(base[index])])
        row = UInt(column[Int(bitPattern: row)])
      }
      if row <= accepting { return row == accepting }
      offset &+= 8
    }
    while offset < count {
      let column = transitions + Int(classes[Int(base[offset])])
      row = UInt(column[Int(bitPattern: row)])
      offset &+= 1
    }
    return UInt(transitions[Int(bitPattern: row &+ end)]) == accepting
  }
}
