/// What the searches of one call share: what is left of its limits, and what was learned of its subject.
struct SearchState: Sendable {
  /// The memory for places to go back to, in bytes.
  let heap: Int
  /// The steps that the matcher may still take.
  var steps: Int
  /// The work that compiled code may still do, in units about as long as a step.
  var work: Int
  /// The runs of the subject, once compiled code has asked for them.
  var census: RunCensus?
  /// The subject's code units as 32-bit characters, once a program has asked for them.
  var wideUnits: [UInt32]?

  /// Creates the state of a call that has not searched yet; the length is that of the subject, in
  /// characters.
  @inline(__always)
  init(_ limits: MatchLimits, length: Int) {
    heap = limits.heap
    steps = limits.steps(forLength: length)
    work = limits.work(forLength: length)
  }
}

/// The runs of characters in one subject that steps of compiled code may pass over uncounted.
struct RunCensus: Sendable {
  /// The most characters in one run.
  let longest: Int
  /// The work of passing, from each place, over the rest of its run.
  let crossed: Int
}
