internal import JSPrimitives

/// The compiled forms of one pattern for one purpose, and the choice between them.
///
/// PCRE2 runs what the analysis claims for it. The matcher runs everything else, and decides a call that
/// PCRE2 has given up: too many steps, too large a program or too long a subject.
final class Programs: Sendable {
  private let tree: PatternTree
  private let purpose: NativePattern.Purpose
  private let engines: Engines
  private let matcher = MatcherSlot()
  #if PCRE2
  private let native: NativePrograms?
  /// Where `native` publishes its program for ASCII, so that a test need not count a reference.
  private let asciiPlace: ProgramPlace<Library8>?
  #endif

  init(_ tree: PatternTree, purpose: NativePattern.Purpose, engines: Engines) {
    self.tree = tree
    self.purpose = purpose
    self.engines = engines
    #if PCRE2
    switch engines {
    case .automatic: native = NativePrograms(tree, purpose: purpose, usesJIT: true)
    case .native(let usesJIT): native = NativePrograms(tree, purpose: purpose, usesJIT: usesJIT)
    case .matcher: native = nil
    }
    asciiPlace = native?.asciiPlace
    #endif
  }

  /// Compiles the matcher's program now.
  ///
  /// Throws `unsupported` if a set of characters can't be resolved.
  func prepareMatcher() throws(PatternError) {
    _ = try matcher.program { () throws(PatternError) in
      try MatcherProgram(tree, purpose: purpose)
    }
  }

  private func matcherProgram() throws(MatchError) -> MatcherProgram {
    if let program = matcher.current { return program }
    do throws(PatternError) {
      return try matcher.program { () throws(PatternError) in
        try MatcherProgram(tree, purpose: purpose)
      }
    } catch {
      throw MatchError.unsupported(construct: error.description)
    }
  }

  // MARK: Test

  /// Whether WTF-8 text holds a match.
  @inline(__always)
  func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    #if PCRE2
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

  /// A first use, or a subject that must be decoded, or the matcher's pattern.
  @inline(never)
  private func testSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    #if PCRE2
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
    try requireMatcher()
    let program = try matcherProgram()
    var state = SearchState(limits, length: bytes.count)
    if isASCII { return try program.test(bytes, state: &state) }
    if tree.flags.matchesCodePoints {
      return try Subject.withCodePoints(bytes) { (points) throws(MatchError) in
        try program.test(points, state: &state)
      }
    }
    return try Subject.withCodeUnits(bytes) { (units) throws(MatchError) in
      try program.test(units, state: &state)
    }
  }

  // MARK: Exec

  /// The ranges of the match and of each group, in UTF-16 code units; nil if there is no match at or
  /// after the code unit `start`.
  func exec(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    #if PCRE2
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
    if subject.isASCII {
      return try subject.bytes.withSubject { (bytes) throws(MatchError) in
        try program.exec(bytes, start: start, state: &state)
      }
    }
    if tree.flags.matchesCodePoints {
      return try subject.points.withSubject { (points) throws(MatchError) in
        let start = subject.pointOffset(ofUnit: start)
        return try program.exec(points, start: start, state: &state).map(subject.unitRanges)
      }
    }
    return try subject.units.withSubject { (units) throws(MatchError) in
      try program.exec(units, start: start, state: &state)
    }
  }

  /// Throws if the matcher is not to be used.
  private func requireMatcher() throws(MatchError) {
    guard case .native = engines else { return }
    throw .unsupported(construct: "what PCRE2 cannot match exactly")
  }
}

extension Array {
  /// The elements as a subject of a match.
  func withSubject<Value>(
    _ body: (UnsafeBufferPointer<Element>) throws(MatchError) -> Value
  ) throws(MatchError) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(MatchError) in try body(buffer) }
  }
}
