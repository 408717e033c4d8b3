#if canImport(CPCRE2)

internal import CPCRE2

/// A pattern compiled for one width of the subject.
///
/// Immutable, and safe to read from any number of threads at once; `destroy` frees it. Every member
/// is a trivial value, so reading a program costs no reference count.
struct NativeProgram<Library: NativeLibrary>: CompiledProgram {
  private let code: OpaquePointer
  private let isJIT: Bool
  private let isAnchored: Bool
  private let isSticky: Bool
  private let isLinear: Bool
  private let subjectLimit: Int
  private let budget: MatchBudget<Library>
  /// The number in the program of each group of the pattern, or 0 if the group is never set.
  private let groupNumbers: UnsafeMutableBufferPointer<Int>
  private let repairs: UnsafeMutableBufferPointer<NativePattern.Repair>
  private let groupCount: Int
  private let runs: UncountedRuns
  /// Whether runs cost more than one pass over the subject.
  private let countsRuns: Bool
  private let perStep: Int
  private let wholeAttempt: Int?
  private let interpretedPerStep: Int
  /// The greatest length of subjects that share one limit under the standard limits, computed once;
  /// -1 if there is none. A search that exceeds the limit is retried with the limit for its own
  /// length.
  private let shortLength: Int
  private let shortContext: OpaquePointer?

  /// Compiles a lowered pattern.
  ///
  /// - Parameters:
  ///   - isSticky: Whether it only matches at the start offset.
  ///   - usesJIT: Whether to compile it to machine code.
  ///   - isLinear: Whether another engine answers in linear time if this one gives up.
  ///   - budget: The limits of all patterns.
  init(
    _ pattern: NativePattern, isSticky: Bool, usesJIT: Bool, isLinear: Bool,
    budget: MatchBudget<Library>
  ) throws(MatchError) {
    var options =
      PCRE2_DOTALL | PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_UTF | PCRE2_NEVER_UCP
      | PCRE2_NEVER_BACKSLASH_C
    if isSticky { options |= PCRE2_ANCHORED }
    let (code, status) = Library.compile(pattern.text.map { Library.Unit($0) }, options: options)
    if status == Self.programTooLarge, code == nil {
      throw .unsupported(construct: "a program of over 65,536 units")
    }
    guard let code else { throw .engineFailure(code: status) }
    self.code = code
    isJIT = usesJIT && Library.compileJIT(code)
    // A sticky search tries one place, but a call may search at all of them.
    isAnchored = pattern.isAnchored && !isSticky
    self.isSticky = isSticky
    self.isLinear = isLinear
    subjectLimit = pattern.subjectLimit
    groupNumbers = .allocate(capacity: pattern.groupNumbers.count)
    _ = groupNumbers.initialize(from: pattern.groupNumbers.map { $0 ?? 0 })
    repairs = .allocate(capacity: pattern.repairs.count)
    _ = repairs.initialize(from: pattern.repairs)
    groupCount = pattern.groupCount
    runs = pattern.runs
    countsRuns = isAnchored ? runs.frequency == .anyStep : runs.frequency != .never
    // The interpreter counts every choice.
    interpretedPerStep = Self.interpretation + pattern.groupCount >> 2
    perStep = isJIT ? pattern.cost.perStep : interpretedPerStep
    wholeAttempt = isJIT && pattern.runs.frequency != .anyStep ? pattern.cost.whole : nil
    self.budget = budget
    let length = min(Self.greatestShortLength, subjectLimit)
    let allowance = MatchBudget<Library>.allowance(
      work: SearchState(.standard, length: 0, isLinear: isLinear).work
        - runs.census(ofLength: length).crossed,
      startPositions: isAnchored || isSticky ? 1 : length + 1,
      perStep: perStep + runs.passed(by: runs.census(ofLength: length)),
      whole: wholeAttempt)
    shortContext = isJIT ? allowance.flatMap { budget.context(exponent: $0.exponent) } : nil
    shortLength = shortContext == nil ? -1 : length
  }

  /// PCRE2's error for a program that is too large for the library.
  private static var programTooLarge: Int32 { 120 }
  private static var greatestShortLength: Int { 63 }
  /// The exponent of a limit that typical searches stay below.
  private static var usefulExponent: Int { 16 }
  /// The ratio of the interpreter's time to that of compiled code.
  private static var interpretation: Int { 16 }

  /// Frees the compiled code.
  func destroy() {
    Library.free(code: code)
    groupNumbers.deallocate()
    repairs.deinitialize()
    repairs.deallocate()
  }

  /// Returns whether a short subject contains a match; nil if the subject, the limits or the search
  /// need more care.
  ///
  /// The program is passed by address, since copying it takes as long as a short match.
  @inline(__always)
  static func quickTest(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>,
    limits: MatchLimits
  ) -> Bool? {
    guard subject.count <= program.pointee.shortLength, limits == .standard,
      let base = subject.baseAddress, let matchData = Library.threadMatchData()
    else { return nil }
    let status = Library.match(
      program.pointee.code, isJIT: true, subject: base, count: subject.count, start: 0,
      matchData: matchData, context: program.pointee.shortContext)
    if status >= 0 { return true }
    return status == PCRE2_ERROR_NOMATCH ? false : nil
  }

  /// Returns whether the subject contains a match.
  static func test(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>,
    state: inout SearchState
  ) throws(MatchError) -> Bool {
    guard let matchData = Library.threadMatchData() else { throw .memoryExceeded }
    return try run(program, subject, start: 0, matchData: matchData, state: &state) != nil
  }

  /// Returns the unit ranges of the match and of each group of the pattern; nil for an unset group.
  ///
  /// The search starts at `start`, which must be within the subject.
  static func exec(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>, start: Int,
    state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    let (groupNumbers, repairs) = (program.pointee.groupNumbers, program.pointee.repairs)
    guard let matchData = Library.createMatchData(pairs: program.pointee.groupCount + 1) else {
      throw .memoryExceeded
    }
    defer { Library.free(matchData: matchData) }
    let work = state.work
    let found = try run(program, subject, start: start, matchData: matchData, state: &state)
    guard let found else {
      if program.pointee.isSticky {
        state.work = work &- (work &- state.work) / (subject.count &- start &+ 1)
      }
      return nil
    }
    guard let offsets = Library.offsets(of: matchData) else { throw .memoryExceeded }
    func range(ofNumber number: Int) -> Range<Int>? {
      let (start, end) = (offsets[2 * number], offsets[2 * number + 1])
      return start < 0 || end < start ? nil : start..<end
    }
    var result = [range(ofNumber: 0)]
    // The places after the match have not been tried.
    if !program.pointee.isAnchored, let whole = result[0] {
      let untried = subject.count &- whole.lowerBound
      state.work &+= untried.multipliedReportingOverflow(by: found.perStart).partialValue
    }
    result += groupNumbers.map { $0 == 0 ? nil : range(ofNumber: $0) }
    for repair in repairs where result[repair.group] != nil {
      let isCurrent = CaptureRepair.isCurrent(
        groupNumbers[repair.group - 1], markers: repair.markers, isStrict: repair.isStrict,
        in: range)
      if !isCurrent { result[repair.group] = nil }
    }
    return result
  }

  /// Returns the greatest cost of a search, charged to the state as if it tried every place; nil if
  /// there is no match.
  @inline(__always)
  private static func run(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>, start: Int,
    matchData: OpaquePointer, state: inout SearchState
  ) throws(MatchError) -> MatchBudget<Library>.Allowance? {
    guard subject.count <= program.pointee.subjectLimit else {
      throw .subjectTooLong(limit: program.pointee.subjectLimit)
    }
    let allowance = try allowance(program, subject, start: start, state: &state)
    guard state.heap == MatchLimits.standard.heap else {
      return try runWithContext(
        program, subject, start: start, matchData: matchData, allowance: allowance,
        heap: state.heap)
    }
    let status = match(
      program, subject, start: start, matchData: matchData,
      context: program.pointee.budget.context(exponent: allowance.exponent),
      isJIT: program.pointee.isJIT && !allowance.isInterpreted)
    // 0 is a match with more groups than pairs for them.
    if status >= 0 { return allowance }
    if status == PCRE2_ERROR_NOMATCH { return nil }
    guard status == PCRE2_ERROR_JIT_STACKLIMIT else { throw Self.error(status) }
    // The 32 KB of machine stack were not enough: retry with a stack that grows.
    return try runWithContext(
      program, subject, start: start, matchData: matchData, allowance: allowance, heap: state.heap)
  }

  /// Returns the limit for a search, and charges its greatest cost to the state.
  @inline(__always)
  private static func allowance(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>, start: Int,
    state: inout SearchState
  ) throws(MatchError) -> MatchBudget<Library>.Allowance {
    let startPositions = program.pointee.isAnchored ? 1 : subject.count &- start &+ 1
    var perStep = program.pointee.perStep
    if program.pointee.countsRuns {
      let census = census(program, of: subject, state: &state)
      perStep &+= program.pointee.runs.passed(by: census)
    }
    var allowance = MatchBudget<Library>.allowance(
      work: state.work, startPositions: startPositions, perStep: perStep,
      whole: program.pointee.wholeAttempt)
    if program.pointee.isJIT, !program.pointee.isLinear,
      (allowance?.exponent ?? 0) < Self.usefulExponent
    {
      // Compiled code does not count too many of the choices: the interpreter may get further.
      perStep = perStep &- program.pointee.perStep &+ program.pointee.interpretedPerStep
      var interpreted = MatchBudget<Library>.allowance(
        work: state.work, startPositions: startPositions, perStep: perStep, whole: nil)
      interpreted?.isInterpreted = true
      if let interpreted, interpreted.exponent > allowance?.exponent ?? 0 {
        allowance = interpreted
      }
    }
    guard let allowance else { throw .budgetExceeded }
    state.work &-= startPositions &* allowance.perStart
    return allowance
  }

  /// Returns the runs of the subject. The first search of a call charges their cost to the state.
  @inline(__always)
  private static func census(
    _ program: UnsafePointer<Self>, of subject: UnsafeBufferPointer<Library.Unit>,
    state: inout SearchState
  ) -> RunCensus {
    if let census = state.census { return census }
    let census =
      subject.count < UncountedRuns.scanLength
      ? program.pointee.runs.census(ofLength: subject.count) : scan(program, subject)
    state.census = census
    if program.pointee.runs.frequency == .oncePerAttempt {
      state.work = max(state.work, 0) &- census.crossed
    }
    return census
  }

  @inline(never)
  private static func scan(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>
  ) -> RunCensus {
    program.pointee.runs.census(of: subject)
  }

  @inline(__always)
  private static func match(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>, start: Int,
    matchData: OpaquePointer, context: OpaquePointer?, isJIT: Bool
  ) -> Int32 {
    guard let base = subject.baseAddress else {
      // An empty buffer may have no address; the library must get one.
      var nothing: Library.Unit = 0
      return Library.match(
        program.pointee.code, isJIT: isJIT, subject: &nothing, count: 0, start: 0,
        matchData: matchData,
        context: context)
    }
    return Library.match(
      program.pointee.code, isJIT: isJIT, subject: base, count: subject.count,
      start: start,
      matchData: matchData, context: context)
  }

  /// Runs the program with its own context and stack.
  @inline(never)
  private static func runWithContext(
    _ program: UnsafePointer<Self>, _ subject: UnsafeBufferPointer<Library.Unit>, start: Int,
    matchData: OpaquePointer, allowance: MatchBudget<Library>.Allowance, heap: Int
  ) throws(MatchError) -> MatchBudget<Library>.Allowance? {
    let created = Library.createMatchContext(
      matchLimit: 1 << UInt32(allowance.exponent), heap: heap)
    guard let context = created else { throw .memoryExceeded }
    defer { Library.free(matchContext: context) }
    guard let stack = Library.createStack(for: context, heap: heap) else { throw .memoryExceeded }
    defer { Library.free(stack: stack) }
    let status = match(
      program, subject, start: start, matchData: matchData, context: context,
      isJIT: program.pointee.isJIT && !allowance.isInterpreted)
    if status >= 0 { return allowance }
    if status == PCRE2_ERROR_NOMATCH { return nil }
    throw Self.error(status)
  }

  private static func error(_ status: Int32) -> MatchError {
    switch status {
    case PCRE2_ERROR_MATCHLIMIT: .budgetExceeded
    case PCRE2_ERROR_JIT_STACKLIMIT, PCRE2_ERROR_HEAPLIMIT, PCRE2_ERROR_DEPTHLIMIT,
      PCRE2_ERROR_NOMEMORY:
      .memoryExceeded
    default: .engineFailure(code: status)
    }
  }
}

#endif
