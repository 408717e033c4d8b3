/// A pattern as a table that decides in one pass over ASCII text whether there is a match.
///
/// The time is that of one look into the table for each character, whatever the pattern; there is nothing
/// to go back to. Immutable and read by any number of threads at once; `destroy` ends it. Every member is
/// a plain value, so that reading the table costs no reference count.
struct DeterministicAutomaton: CompiledProgram {
  private let classes: UnsafePointer<UInt8>
  private let transitions: UnsafePointer<UInt16>
  /// Where rows start in `transitions`: the accepting one and the first; the dead one starts at 0.
  private let accepting: UInt
  private let start: UInt
  /// The place in a row of the entry for the end of the text.
  private let end: UInt

  /// Copies a table into memory of its own.
  init(_ table: AutomatonTable) {
    let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: table.classes.count)
    classes.initialize(from: table.classes, count: table.classes.count)
    self.classes = UnsafePointer(classes)
    let transitions = UnsafeMutablePointer<UInt16>.allocate(capacity: table.transitions.count)
    transitions.initialize(from: table.transitions, count: table.transitions.count)
    self.transitions = UnsafePointer(transitions)
    accepting = UInt(table.rowLength)
    start = UInt(table.start)
    end = UInt(table.rowLength - 1)
  }

  func destroy() {
    classes.deallocate()
    transitions.deallocate()
  }

  /// Whether ASCII text holds a match.
  ///
  /// No index can leave the tables: every byte has a class, and a row has an entry for each class.
  @inline(__always)
  static func test(
    _ automaton: UnsafePointer<Self>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (classes, transitions) = (automaton.pointee.classes, automaton.pointee.transitions)
    let accepting = automaton.pointee.accepting
    var row = automaton.pointee.start
    guard let base = text.baseAddress else {
      return UInt(transitions[Int(bitPattern: row &+ automaton.pointee.end)]) == accepting
    }
    let count = text.count
    var offset = 0
    // From the accepting row and from the dead one all ways lead back to it, so that most steps need not ask
    // whether it is reached. In bounds: a block's eight bytes end at `count` at most.
    while offset &+ 8 <= count {
      for index in offset..<offset &+ 8 {
        // The column is known before the row is, so that a step waits for one load alone.
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
    return UInt(transitions[Int(bitPattern: row &+ automaton.pointee.end)]) == accepting
  }
}
