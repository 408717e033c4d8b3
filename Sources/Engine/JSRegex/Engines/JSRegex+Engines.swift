internal import JSPrimitives

/// The choice of the engine that answers a call.
///
/// A call asks these engines in this order. Each of them answers exactly, or not at all: because it
/// has no program for the pattern, or because it gives the search up.
///
/// 1. The anchored automaton tests ASCII text if matches can only be at its start, with one step for
///    each character.
/// 2. PCRE2 tests ASCII texts below 64 characters, in which its machine code is the fastest.
/// 3. The search automaton, once the pattern has searched enough text to be worth one
///    (`SearchCost`). It takes one step for each character, and finds the range of a match, in the
///    bytes of the text if it isn't decoded (`ByteSearch`). If the pattern has groups, the matcher
///    then finds them from the start of the match.
/// 4. PCRE2 answers if the analysis proves it exact, within an allowance of work. If the pattern has
///    no backreferences the allowance is small, because the other engines answer in linear time.
/// 5. Automata, for a text that PCRE2 has given up.
/// 6. The matcher answers always, within its budget if there are backreferences.
extension JSRegex {
  /// Returns the state at the start of a call on a subject of this length.
  @inline(__always)
  func newState(_ limits: MatchLimits, length: Int) -> SearchState {
    var state = SearchState(limits, length: length, isLinear: hasLinearEngines)
    switch engines {
    case .matcher: state.memoization = .never
    case .linear: state.memoization = .always
    case .automatic, .automaton, .native: break
    }
    return state
  }

  // MARK: Test

  /// Returns the result of a test by the search automaton or the matcher, if they have their
  /// programs already and it takes few steps.
  @inline(__always)
  func quickTest<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits
  ) -> Bool? {
    if let automaton = searchAutomaton.current {
      return SearchAutomaton.test(automaton, subject)
    }
    guard mayForget, let program = testPrograms.matcher.current, !isSearchDue(for: subject.count)
    else { return nil }
    var work = subject.count
    let answer = MatcherProgram.quickTest(
      program, subject, limits: limits, mayRemember: hasLinearEngines, work: &work)
    noteSearch(of: work)
    return answer
  }

  /// Tests on the slow path: a first use, a subject that must be decoded, a longer subject, or a
  /// pattern of the matcher.
  @inline(never)
  func testSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    if isASCII {
      if let automaton = anchored() {
        return DeterministicAutomaton.test(automaton, bytes)
      }
      return try test(bytes, limits: limits)
    }
    if let automaton = search(for: bytes.count),
      let text = EncodedText(bytes, readsCodePoints: tree.flags.matchesCodePoints)
    {
      return automaton.pointee.test(text)
    }
    if tree.flags.matchesCodePoints {
      return try Subject.withCodePoints(bytes) { (points) throws(MatchError) in
        if let answer = quickTest(points, limits: limits) { return answer }
        return try test(points, limits: limits)
      }
    }
    return try Subject.withCodeUnits(bytes) { (units) throws(MatchError) in
      if let answer = quickTest(units, limits: limits) { return answer }
      return try test(units, limits: limits)
    }
  }

  /// Returns the automaton that finds all matches of a text in its bytes; nil if another engine must
  /// find them or their groups.
  func byteAutomaton(for text: JSText) -> UnsafePointer<SearchAutomaton>? {
    tree.groupCount == 0 ? search(for: text.bytes.count) : nil
  }

  private func test<Unit: SubjectUnit>(
    _ subject: UnsafeBufferPointer<Unit>, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    if let automaton = search(for: subject.count) {
      return SearchAutomaton.test(automaton, subject)
    }
    noteSearch(of: subject.count)
    var state = newState(limits, length: subject.count)
    #if canImport(CPCRE2)
    if let program = try nativeProgram(testPrograms, Unit.self) {
      do throws(MatchError) {
        return try NativeProgram.test(program, subject, state: &state)
      } catch {
        guard engines == .automatic else { throw error }
      }
      if subject.count >= SearchCost.worthwhileAfterFailure, let automaton = search() {
        return SearchAutomaton.test(automaton, subject)
      }
    }
    #endif
    let program = try matcherProgram(testPrograms)
    return try MatcherProgram.test(program, subject, state: &state)
  }

  // MARK: Exec

  /// Returns the ranges of the first match at or after the code unit `start`, with `y` at it, and
  /// of its groups.
  ///
  /// `start` is within the subject, which was decoded for this pattern. The state is that of the
  /// call.
  func exec(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    if subject.isASCII {
      return try subject.bytes.withSubject { (bytes) throws(MatchError) in
        try exec(bytes, start: start, state: &state)
      }
    }
    if tree.flags.matchesCodePoints {
      return try subject.points.withSubject { (points) throws(MatchError) in
        try exec(points, start: subject.pointOffset(ofUnit: start), state: &state)
          .map(subject.unitRanges)
      }
    }
    return try subject.units.withSubject { (units) throws(MatchError) in
      try exec(units, start: start, state: &state)
    }
  }

  private func exec<Unit: SubjectUnit>(
    _ subject: UnsafeBufferPointer<Unit>, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    let length = subject.count &- start
    if state.reach >= 0, let automaton = search(for: length) {
      return try exec(automaton, subject, start: start, state: &state)
    }
    #if canImport(CPCRE2)
    if let program = try nativeProgram(execPrograms, Unit.self) {
      do throws(MatchError) {
        let ranges = try NativeProgram.exec(program, subject, start: start, state: &state)
        noteSearch(of: (ranges?.first??.upperBound ?? subject.count) &- start)
        return ranges
      } catch {
        guard engines == .automatic else { throw error }
      }
      if state.reach >= 0, length >= SearchCost.worthwhileAfterFailure, let automaton = search() {
        return try exec(automaton, subject, start: start, state: &state)
      }
    }
    #endif
    if Unit.bitWidth == 8, start == 0, let automaton = anchoredAutomaton.current {
      let isMatch = subject.withMemoryRebound(to: UInt8.self) {
        DeterministicAutomaton.test(automaton, $0)
      }
      if !isMatch { return nil }
    }
    let program = try matcherProgram(execPrograms)
    let ranges = try MatcherProgram.exec(program, subject, start: start, state: &state)
    noteSearch(of: (ranges?.first??.upperBound ?? subject.count) &- start)
    return ranges
  }

  /// Finds the range of the match with an automaton, then the groups with the matcher.
  private func exec<Unit: SubjectUnit>(
    _ automaton: UnsafePointer<SearchAutomaton>, _ subject: UnsafeBufferPointer<Unit>, start: Int,
    state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    var start = start
    switch SearchAutomaton.search(automaton, subject, from: start, reach: &state.reach) {
    case .none: return nil
    case .found(let range):
      if tree.groupCount == 0 { return [range] }
      start = range.lowerBound
    case .undecided: state.reach = -1
    }
    let program = try matcherProgram(execPrograms)
    return try MatcherProgram.exec(program, subject, start: start, state: &state)
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
