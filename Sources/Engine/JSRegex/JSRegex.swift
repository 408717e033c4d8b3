public import JSPrimitives
internal import Synchronization

/// A JavaScript regular expression: the same matches, captures and syntax errors as `RegExp`.
///
/// ECMA-262 (2025), sec-regexp-regular-expression-objects, with Annex B. Immutable; any number of
/// threads may match with it at once. A match of a pattern without backreferences takes time linear
/// in the text; with them it takes a bounded number of steps and throws if it exceeds them, so its
/// three outcomes are match, no match, and a thrown `MatchError`. `bound` says which it is.
///
///     let date = try JSRegex(#"^\d{4}-\d{2}-\d{2}$"#)
///     try date.test("2026-02-10")  // true
public final class JSRegex: Sendable {
  /// The pattern as written.
  package let pattern: JSText
  /// The parsed pattern.
  package let tree: PatternTree
  /// The engines that may answer.
  let engines: Engines
  /// Whether every other engine answers in linear time if PCRE2 gives up a search.
  let hasLinearEngines: Bool
  /// The automaton that tests ASCII text, if matches can only be at the start of the text.
  let anchoredAutomaton = ProgramSlot<DeterministicAutomaton>()
  /// The automaton that finds the first match, without its groups, in text of any width.
  let searchAutomaton = ProgramSlot<SearchAutomaton>()
  /// The characters that other engines have searched while there was no search automaton.
  let searched = Atomic<Int>(0)
  /// Whether the matcher may answer without a memory.
  let mayForget: Bool
  /// The programs that only find out whether there is a match.
  let testPrograms: Programs
  /// The programs that find the end of the match and its groups. A test needs neither, so its
  /// programs may treat empty iterations differently.
  let execPrograms: Programs

  /// Creates the expression `/pattern/flags`.
  ///
  /// Throws a `PatternError` if JavaScript rejects the expression, or with the kind `unsupported`,
  /// which names the set, if the characters of a set are not known here.
  public convenience init(_ pattern: String, flags: String = "") throws(PatternError) {
    try self.init(pattern: JSText(pattern), flags: JSText(flags))
  }

  /// Creates an expression whose texts may have lone surrogates; otherwise like `init(_:flags:)`.
  /// All engines give equal results.
  package init(
    pattern: JSText, flags: JSText, engines: Engines = .automatic
  ) throws(PatternError) {
    self.pattern = pattern
    self.engines = engines
    mayForget = engines != .linear
    let flags = try RegexFlags(parsing: flags.utf16)
    tree = try PatternParser.parse(pattern.utf16, flags: flags)
    hasLinearEngines = engines == .automatic && !tree.hasReferences
    testPrograms = Programs(.test)
    execPrograms = Programs(.exec)
    // The parser knows the names of all properties. Only the members of properties of strings may
    // be too many.
    if tree.namesPropertiesOfStrings {
      let program = try MatcherProgram(tree, purpose: .test)
      _ = try? testPrograms.matcher.compile { () throws(MatchError) in program }
    }
  }

  deinit {
    anchoredAutomaton.destroy { $0.pointee.destroy() }
    searchAutomaton.destroy { $0.pointee.destroy() }
  }

  // MARK: Matching

  /// Returns whether the text contains a match, as a fresh `RegExp` finds it (`lastIndex` is 0).
  ///
  /// ECMA-262, sec-regexp.prototype.test. The limits hold for this call.
  public func test(
    _ text: String, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    var text = text
    // A native string provides its bytes without a copy.
    let result = text.withUTF8 { bytes in
      Result { () throws(MatchError) in
        try test(bytes, isASCII: WTF8.isASCII(bytes), limits: limits)
      }
    }
    return try result.get()
  }

  /// Returns whether a text that may have lone surrogates contains a match.
  public func test(
    _ text: JSText, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    try text.bytes.withUnsafeBufferPointer { (bytes) throws(MatchError) in
      try test(bytes, isASCII: text.isASCII, limits: limits)
    }
  }

  /// Returns whether WTF-8 text contains a match; `isASCII` is whether all its bytes are below
  /// 0x80.
  ///
  /// A caller that holds the expression without counting a reference may call this too.
  package func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits = .standard
  ) throws(MatchError) -> Bool {
    if isASCII {
      if let automaton = anchoredAutomaton.current {
        return DeterministicAutomaton.test(automaton, bytes)
      }
      #if canImport(CPCRE2)
      if let program = testPrograms.ascii.current,
        let answer = NativeProgram.quickTest(program, bytes, limits: limits)
      {
        return answer
      }
      #endif
      if let answer = quickTest(bytes, limits: limits) { return answer }
    }
    return try testSlowly(bytes, isASCII: isASCII, limits: limits)
  }

  /// Returns the first match at or after `lastIndex`, a UTF-16 offset, which is used only with `g`
  /// or `y`.
  ///
  /// ECMA-262, sec-regexpbuiltinexec. The caller updates `lastIndex`: with `g` or `y` it becomes
  /// the match's end, or 0 if there is no match. The limits hold for this call.
  ///
  /// Each call may read the text again up to its end, so a loop of calls for all matches takes quadratic time for some
  /// patterns. `matches` and `matchAll` search the text once.
  public func exec(
    _ text: JSText, lastIndex: Int = 0, limits: MatchLimits = .standard
  ) throws(MatchError) -> JSMatch? {
    let usesLastIndex = !tree.flags.isDisjoint(with: [.global, .sticky])
    let start = usesLastIndex ? max(lastIndex, 0) : 0
    if let automaton = byteAutomaton(for: text) {
      var search = ByteSearch(
        text, from: start, readsCodePoints: tree.flags.matchesCodePoints)
      switch search.next(automaton) {
      case .found(let capture): return JSMatch(capture)
      case .none: return nil
      case .undecided: break
      }
    }
    let subject = Subject(text, asCodePoints: tree.flags.matchesCodePoints)
    guard start <= subject.length else { return nil }
    var state = newState(limits, length: subject.length)
    guard let ranges = try exec(subject, start: start, state: &state) else { return nil }
    return try JSMatch(ranges, in: subject, namedGroups: tree.namedGroups, heap: limits.heap)
  }
}
