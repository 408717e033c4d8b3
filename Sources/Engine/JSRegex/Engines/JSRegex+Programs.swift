/// The programs of a pattern, each compiled at its first use, if its engine may answer.
extension JSRegex {
  /// Returns the automaton that tests ASCII text; nil if matches may start anywhere or the pattern
  /// has none.
  @inline(__always)
  func anchored() -> UnsafePointer<DeterministicAutomaton>? {
    if let automaton = anchoredAutomaton.current { return automaton }
    return engines.useAutomata && !anchoredAutomaton.hasFailed ? buildAnchored() : nil
  }

  @inline(never)
  private func buildAnchored() -> UnsafePointer<DeterministicAutomaton>? {
    try? anchoredAutomaton.compile { () throws(MatchError) in
      guard NondeterministicAutomaton.isAnchored(tree) else {
        throw .unsupported(construct: "a match that may start anywhere")
      }
      return try Self.supported { () throws(PatternError) in
        DeterministicAutomaton(try AutomatonTable(tree))
      }
    }
  }

  /// Returns the automaton that finds the first match, if there is one already or if a search of
  /// `length` characters is worth building it.
  @inline(__always)
  func search(for length: Int) -> UnsafePointer<SearchAutomaton>? {
    if let automaton = searchAutomaton.current { return automaton }
    return mayBuildSearch(for: length) ? search() : nil
  }

  @inline(__always)
  private func mayBuildSearch(for length: Int) -> Bool {
    if engines != .automatic { return engines == .automaton }
    return length >= SearchCost.worthwhile
      || searched.load(ordering: .relaxed) >= SearchCost.worthwhile
  }

  /// Returns whether an automaton should be built before a search of `length` characters.
  @inline(__always)
  func isSearchDue(for length: Int) -> Bool {
    mayBuildSearch(for: length) && !searchAutomaton.hasFailed
  }

  /// Counts characters that another engine has searched.
  @inline(__always)
  func noteSearch(of length: Int) {
    guard searchAutomaton.current == nil else { return }
    // Threads may lose each other's counts, which only postpones the automaton.
    let count = searched.load(ordering: .relaxed) &+ length &+ SearchCost.ofCall
    searched.store(count, ordering: .relaxed)
  }

  /// Returns the automaton that finds the first match; nil if the pattern has none.
  func search() -> UnsafePointer<SearchAutomaton>? {
    if let automaton = searchAutomaton.current { return automaton }
    return engines.useAutomata && !searchAutomaton.hasFailed ? buildSearch() : nil
  }

  @inline(never)
  private func buildSearch() -> UnsafePointer<SearchAutomaton>? {
    try? searchAutomaton.compile { () throws(MatchError) in
      try Self.supported { () throws(PatternError) in try SearchAutomaton(tree) }
    }
  }

  #if canImport(CPCRE2)
  /// Returns PCRE2's program; nil if the pattern has none. Throws why it has none if only PCRE2 may
  /// answer.
  @inline(__always)
  func nativeProgram<Unit: SubjectUnit>(
    _ programs: Programs, _: Unit.Type
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Unit.Library>>? {
    if let program = Unit.program(in: programs) { return program }
    return try compileNatively(programs, Unit.self)
  }

  @inline(never)
  private func compileNatively<Unit: SubjectUnit>(
    _ programs: Programs, _: Unit.Type
  ) throws(MatchError) -> UnsafePointer<NativeProgram<Unit.Library>>? {
    let usesJIT: Bool
    switch engines {
    case .automatic: usesJIT = true
    case .native(let isCompiled): usesJIT = isCompiled
    case .automaton, .linear, .matcher: return nil
    }
    do throws(MatchError) {
      return try Unit.compile(in: programs) { () throws(MatchError) in
        let pattern = try Self.supported { () throws(PatternError) in
          try PatternLowering.lower(tree, for: programs.purpose, width: Unit.width)
        }
        return try NativeProgram(
          pattern, isSticky: tree.flags.contains(.sticky), usesJIT: usesJIT,
          isLinear: hasLinearEngines, budget: Unit.budget)
      }
    } catch {
      if engines == .automatic { return nil }
      throw error
    }
  }
  #endif

  /// Returns the matcher's program. Throws if the matcher may not answer.
  @inline(__always)
  func matcherProgram(_ programs: Programs) throws(MatchError) -> UnsafePointer<MatcherProgram> {
    if let program = programs.matcher.current { return program }
    return try compileMatcher(programs)
  }

  @inline(never)
  private func compileMatcher(
    _ programs: Programs
  ) throws(MatchError) -> UnsafePointer<MatcherProgram> {
    guard engines.useMatcher else {
      throw .unsupported(
        construct: engines == .automaton
          ? "what no automaton can match" : "what PCRE2 cannot match exactly")
    }
    return try programs.matcher.compile { () throws(MatchError) in
      let program = try Self.supported { () throws(PatternError) in
        try MatcherProgram(tree, purpose: programs.purpose)
      }
      guard engines != .linear || program.isLinear else {
        program.destroy()
        throw .unsupported(construct: "a reference")
      }
      return program
    }
  }

  private static func supported<Program>(
    _ build: () throws(PatternError) -> Program
  ) throws(MatchError) -> Program {
    do throws(PatternError) {
      return try build()
    } catch {
      if case .unsupported(let construct) = error.kind { throw .unsupported(construct: construct) }
      throw .unsupported(construct: error.description)
    }
  }
}

/// The costs that decide when a search automaton is built, measured in characters searched.
///
/// Building one takes as long as 10,000 to 30,000 steps of another engine (25 to 90 µs). Then it
/// searches texts above about 100 characters as fast as PCRE2 or faster, and any text faster than
/// the matcher.
enum SearchCost {
  /// The characters that are worth an automaton.
  static var worthwhile: Int { 16_384 }
  /// The costs of a call beyond those of its characters.
  static var ofCall: Int { 32 }
  /// The least number of characters of a search that PCRE2 has given up that are worth an automaton;
  /// the matcher takes over a hundred times as long for each.
  static var worthwhileAfterFailure: Int { 256 }
}
