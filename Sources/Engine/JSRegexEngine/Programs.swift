internal import JSPrimitives

/// The compiled forms of one pattern for one purpose, and the choice between them.
///
/// An automaton tests ASCII text if the pattern has one and can only match at the start of the
/// text. PCRE2 runs everything else that the analysis allows. The rest, and calls that PCRE2
/// abandons (too many steps, too large a program or too long a subject), go to the automaton, if
/// there is one, and finally to the matcher.
final class Programs: Sendable {
  private let tree: PatternTree
  private let purpose: NativePattern.Purpose
  private let engines: Engines
  private let matcher = ProgramSlot<MatcherProgram, PatternError>()
  private let matcherPlace: PublishedPointer<MatcherProgram>
  private let automaton = AutomatonSlot()
  /// The place where `automaton` is published, so that a test counts no reference.
  private let automatonPlace: PublishedPointer<DeterministicAutomaton>
  #if canImport(CPCRE2)
  private let native: NativePrograms?
  /// The place where `native` publishes its program for ASCII, so that a test counts no reference.
  private let asciiPlace: PublishedPointer<NativeProgram<Library8>>?
  #endif

  init(_ tree: PatternTree, purpose: NativePattern.Purpose, engines: Engines) {
    self.tree = tree
    self.purpose = purpose
    self.engines = engines
    automatonPlace = automaton.preferred
    matcherPlace = matcher.place
    #if canImport(CPCRE2)
    switch engines {
    case .automatic: native = NativePrograms(tree, purpose: purpose, usesJIT: true)
    case .native(let usesJIT): native = NativePrograms(tree, purpose: purpose, usesJIT: usesJIT)
    case .matcher, .linear, .automaton: native = nil
    }
    asciiPlace = native?.asciiPlace
    #endif
  }

  /// Compiles the matcher's program now.
  ///
  /// Throws `unsupported` if a set of characters can't be resolved.
  func prepareMatcher() throws(PatternError) {
    _ = try matcher.firstUse { () throws(PatternError) in
      try MatcherProgram(tree, purpose: purpose)
    }
  }

  @inline(__always)
  private func matcherProgram() throws(MatchError) -> UnsafePointer<MatcherProgram> {
    if let program = matcherPlace.current { return program }
    return try compiledMatcher()
  }

  @inline(never)
  private func compiledMatcher() throws(MatchError) -> UnsafePointer<MatcherProgram> {
    do throws(PatternError) {
      return try matcher.firstUse { () throws(PatternError) in
        try MatcherProgram(tree, purpose: purpose)
      }
    } catch {
      throw MatchError.unsupported(construct: error.description)
    }
  }

  // MARK: Test

  /// Returns whether WTF-8 text contains a match.
  @inline(__always)
  func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    if isASCII, let automaton = automatonPlace.current {
      return DeterministicAutomaton.test(automaton, bytes)
    }
    #if canImport(CPCRE2)
    if isASCII, let program = asciiPlace?.current {
      do throws(MatchError) {
        return try NativeProgram.test(program, bytes, limits: limits)
      } catch {
        guard engines == .automatic else { throw error }
        return try testByMatcher(bytes, isASCII: true, limits: limits)
      }
    }
    #endif
    return try testSlowly(bytes, isASCII: isASCII, limits: limits)
  }

  /// Tests on the slow path: a first use, a subject that must be decoded, or a pattern of the
  /// matcher.
  @inline(never)
  private func testSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    if isASCII, engines == .automatic, let automaton = automaton.preferred(of: tree) {
      return DeterministicAutomaton.test(automaton, bytes)
    }
    #if canImport(CPCRE2)
    if let native {
      do throws(MatchError) {
        return try native.test(bytes, isASCII: isASCII, limits: limits)
      } catch {
        guard engines == .automatic else { throw error }
      }
    }
    #endif
    return try testByMatcher(bytes, isASCII: isASCII, limits: limits)
  }

  @inline(never)
  private func testByMatcher(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    if isASCII, engines == .automatic || engines == .automaton,
      let automaton = automaton.automaton(of: tree)
    {
      return DeterministicAutomaton.test(automaton, bytes)
    }
    try requireMatcher()
    let program = try matcherProgram()
    var state = SearchState(limits, length: bytes.count)
    try permitMemory(program, &state)
    if isASCII { return try MatcherProgram.test(program, bytes, state: &state) }
    if tree.flags.matchesCodePoints {
      return try Subject.withCodePoints(bytes) { (points) throws(MatchError) in
        try MatcherProgram.test(program, points, state: &state)
      }
    }
    return try Subject.withCodeUnits(bytes) { (units) throws(MatchError) in
      try MatcherProgram.test(program, units, state: &state)
    }
  }

  // MARK: Exec

  /// Returns the ranges of the match and of each group, in UTF-16 code units; nil if there is no
  /// match at or after the code unit `start`.
  func exec(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    #if canImport(CPCRE2)
    if let native {
      do throws(MatchError) {
        return try native.exec(subject, start: start, state: &state)
      } catch {
        guard engines == .automatic else { throw error }
      }
    }
    #endif
    try requireMatcher()
    let program = try matcherProgram()
    try permitMemory(program, &state)
    if subject.isASCII {
      return try subject.bytes.withSubject { (bytes) throws(MatchError) in
        try MatcherProgram.exec(program, bytes, start: start, state: &state)
      }
    }
    if tree.flags.matchesCodePoints {
      return try subject.points.withSubject { (points) throws(MatchError) in
        let start = subject.pointOffset(ofUnit: start)
        return try MatcherProgram.exec(program, points, start: start, state: &state).map(
          subject.unitRanges)
      }
    }
    return try subject.units.withSubject { (units) throws(MatchError) in
      try MatcherProgram.exec(program, units, start: start, state: &state)
    }
  }

  /// Lets the matcher remember what the choice of engines asks for.
  private func permitMemory(
    _ program: UnsafePointer<MatcherProgram>, _ state: inout SearchState
  ) throws(MatchError) {
    switch engines {
    case .matcher: state.memoization = .never
    case .linear:
      guard program.pointee.isLinear else { throw .unsupported(construct: "a reference") }
      state.memoization = .always
    case .automatic, .automaton, .native: break
    }
  }

  /// Throws if the matcher is not allowed.
  private func requireMatcher() throws(MatchError) {
    switch engines {
    case .automatic, .matcher, .linear: return
    case .native: throw .unsupported(construct: "what PCRE2 cannot match exactly")
    case .automaton: throw .unsupported(construct: "what no automaton can match")
    }
  }
}

extension Array {
  /// Calls `body` with the elements as the subject of a match.
  func withSubject<Value>(
    _ body: (UnsafeBufferPointer<Element>) throws(MatchError) -> Value
  ) throws(MatchError) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(MatchError) in try body(buffer) }
  }
}
