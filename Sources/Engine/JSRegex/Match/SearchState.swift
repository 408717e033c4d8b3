/// The shared state of the searches of one call: the rest of its limits, and facts about its
/// subject.
struct SearchState: Sendable {
  /// The memory for backtracking, in bytes.
  let heap: Int
  /// The steps that the matcher may still take.
  var steps: Int
  /// The steps that the matcher may still take before it needs a memory; nil if it has not run.
  var trial: Int?
  /// The memory of the matcher, once it has needed one. An array of at most one
  /// is quicker to create and to destroy than an optional value of many members.
  var memory: [StateMemory] = []
  /// When the matcher may use a memory.
  var memoization = Memoization.whenNeeded
  /// The characters that the search automaton may still read beyond the matches that it finds;
  /// below 0 once another engine must search.
  var reach: Int
  /// The work that compiled code may still do, in units of about one step.
  var work: Int
  /// The runs of the subject, once compiled code has needed them.
  var census: RunCensus?

  /// Creates the state at the start of a call. The length is that of the subject, in characters;
  /// `isLinear` is whether another engine answers in linear time if compiled code gives up.
  @inline(__always)
  init(_ limits: MatchLimits, length: Int, isLinear: Bool = false) {
    heap = limits.heap
    steps = limits.steps(forLength: length)
    reach = Self.reach(forLength: length)
    work = isLinear ? limits.linearWork(forLength: length) : limits.work(forLength: length)
  }
}

extension SearchState {
  /// The characters that the automaton may read beyond its matches in addition to 4 for each
  /// character of the subject.
  private static var reachPerCall: Int { 4_096 }

  /// Returns the characters that the automaton may read beyond its matches in a subject of a length.
  @inline(__always)
  static func reach(forLength length: Int) -> Int { reachPerCall + length << 2 }
}

/// The searches for which the matcher uses a memory.
enum Memoization {
  /// Those that take more steps than most.
  case whenNeeded
  /// All, from the first step.
  case always
  /// None.
  case never
}

/// The runs of characters in one subject that compiled code may take without counting.
struct RunCensus: Sendable {
  /// The length of the longest run.
  let longest: Int
  /// The work of going, from each place, over the rest of its run.
  let crossed: Int
}
