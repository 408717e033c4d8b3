/// The memory of a search for the states of its program: nothing, or their outcomes.
protocol MatchMemory {
  /// Whether anything is remembered.
  static var isEnabled: Bool { get }

  /// The states with rows.
  var states: MemoizedStates { get }
  /// The part of the subject that each run with a maximum is known to match: those of its
  /// characters that were read last.
  var spans: [Range<Int>] { get set }
  /// The end of the lookaround whose captures are being recorded; -1 if there is none.
  var recordedEnd: Int { get set }
  /// Whether the path to a match is on the stack.
  var keepsPath: Bool { get }
  /// A memory without anything.
  static var none: Self { get }

  /// Returns what is known about a state.
  func outcome(_ row: Int, _ position: Int) -> StateOutcome
  /// Returns the last position from `first` to `last` where the state of a row is not known to have
  /// failed; nil if there is none.
  func lastOpen(_ row: Int, from first: Int, through last: Int) -> Int?
  /// Records a state as tried; returns whether it is new. It counts as failed until it has
  /// succeeded.
  mutating func insert(_ row: Int, _ position: Int) throws(MatchError) -> Bool
  /// Records the success of a state inside of a lookaround.
  mutating func succeed(_ row: Int, _ position: Int) throws(MatchError)
  /// Forgets a state, because it has led to a match.
  mutating func forget(_ row: Int, _ position: Int)
}

/// The outcome of a state: whether continuing from it leads to the end of the pattern or, inside of
/// a lookaround, to the end of that.
enum StateOutcome {
  case unknown
  case failure
  case success
}

/// The absence of a memory, which costs nothing.
struct NoMemory: MatchMemory {
  static var isEnabled: Bool { false }

  var states: MemoizedStates { .none }
  var recordedEnd: Int {
    get { -1 }
    set {}
  }
  var keepsPath: Bool { false }
  var spans: [Range<Int>] {
    get { [] }
    set {}
  }
  static var none: NoMemory { NoMemory() }

  func outcome(_ row: Int, _ position: Int) -> StateOutcome { .unknown }
  func lastOpen(_ row: Int, from first: Int, through last: Int) -> Int? { last }
  mutating func insert(_ row: Int, _ position: Int) -> Bool { true }
  mutating func succeed(_ row: Int, _ position: Int) {}
  mutating func forget(_ row: Int, _ position: Int) {}
}

/// The memory of all searches of one call in one subject.
///
/// A state that has failed once fails again, from whatever start and in whatever search, because
/// its outcome depends on nothing but the state (see `MemoizedStates`). So a search tries each
/// state once, and all searches of a call together take time in proportion to the number of states
/// and the length of the subject.
struct StateMemory: MatchMemory, Sendable {
  static var isEnabled: Bool { true }

  static let none = StateMemory()

  let states: MemoizedStates
  var spans: [Range<Int>]
  var recordedEnd = -1
  private var tried: StateBits
  private var succeeded: StateBits

  /// Entries on the stack take memory for each character; without them, a match costs a visit of
  /// every row.
  var keepsPath: Bool { states.rowCount > 4096 }

  private init() { (states, spans, tried, succeeded) = (.none, [], StateBits(), StateBits()) }

  /// Creates an empty memory in at most half of `heap` bytes.
  init(_ program: MatcherProgram, length: Int, heap: Int) throws(MatchError) {
    states = MemoizedStates(program, length: length)
    spans = [Range<Int>](repeating: 0..<0, count: program.instructions.count)
    let bytes = max(heap, 0) / (states.hasLooks ? 4 : 2)
    tried = try StateBits(rows: states.rowCount, length: length, bytes: bytes)
    succeeded = try StateBits(
      rows: states.hasLooks ? states.rowCount : 0, length: length, bytes: bytes)
  }

  /// The size of the memory, in bytes.
  var size: Int { tried.size + succeeded.size }

  @inline(__always)
  func outcome(_ row: Int, _ position: Int) -> StateOutcome {
    guard tried.contains(row, position) else { return .unknown }
    return states.hasLooks && succeeded.contains(row, position) ? .success : .failure
  }

  func lastOpen(_ row: Int, from first: Int, through last: Int) -> Int? {
    tried.lastMissing(row, from: first, through: last)
  }

  @inline(__always)
  mutating func insert(_ row: Int, _ position: Int) throws(MatchError) -> Bool {
    try tried.insert(row, position)
  }

  mutating func succeed(_ row: Int, _ position: Int) throws(MatchError) {
    try succeeded.insert(row, position)
  }

  mutating func forget(_ row: Int, _ position: Int) { tried.remove(row, position) }
}
