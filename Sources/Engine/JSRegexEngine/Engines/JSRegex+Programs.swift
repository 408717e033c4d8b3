/// The programs of a pattern, each compiled at its first use, if its engine may answer.
extension JSRegex {
  /// Returns the automaton that tests ASCII text; nil if matches may start anywhere or the pattern
  /// has none.
  func anchored() -> UnsafePointer<DeterministicAutomaton>? {
    if let automaton = anchoredAutomaton.current { return automaton }
    guard engines.useAutomata, anchoredAutomaton.failure == nil else { return nil }
    return try? anchoredAutomaton.program { () throws(MatchError) in
      guard NondeterministicAutomaton.isAnchored(tree) else {
        throw .unsupported(construct: "a match that may start anywhere")
      }
      return try Self.supported { () throws(PatternError) in
        DeterministicAutomaton(try AutomatonTable(tree))
      }
    }
  }

  /// Returns the automaton that finds the first match; nil if the pattern has none.
  func search() -> UnsafePointer<SearchAutomaton>? {
    if let automaton = searchAutomaton.current { return automaton }
    guard engines.useAutomata, searchAutomaton.failure == nil else { return nil }
    return try? searchAutomaton.program { () throws(MatchError) in
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
    let usesJIT: Bool
    switch engines {
    case .automatic: usesJIT = true
    case .native(let isCompiled): usesJIT = isCompiled
    case .automaton, .linear, .matcher: return nil
    }
    do throws(MatchError) {
      return try Unit.program(of: programs) { () throws(MatchError) in
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

  @inline(__always)
  func matcherProgram(
    _ programs: Programs
  ) throws(MatchError) -> UnsafePointer<MatcherProgram> {
    guard engines.useMatcher else {
      throw .unsupported(
        construct: engines == .automaton
          ? "what no automaton can match" : "what PCRE2 cannot match exactly")
    }
    let program = try programs.matcher(of: tree)
    if engines == .linear, !program.pointee.isLinear {
      throw .unsupported(construct: "a reference")
    }
    return program
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
