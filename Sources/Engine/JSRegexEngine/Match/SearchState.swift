/// The shared state of the searches of one call: the rest of its limits, and facts about its
/// subject.
struct SearchState: Sendable {
  /// The memory for backtracking, in bytes.
  let heap: Int
  /// The steps that the matcher may still take.
  var steps: Int
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
    work = isLinear ? limits.linearWork(forLength: length) : limits.work(forLength: length)
  }
}

/// The runs of characters in one subject that compiled code may take without counting.
struct RunCensus: Sendable {
  /// The length of the longest run.
  let longest: Int
  /// The work of going, from each place, over the rest of its run.
  let crossed: Int
}
