#if canImport(CPCRE2)

internal import JSPrimitives

/// The native programs of one pattern for one purpose: one for each width, compiled at the first
/// use.
final class NativePrograms: Sendable {
  private let tree: PatternTree
  private let purpose: NativePattern.Purpose
  private let usesJIT: Bool
  private let ascii = ProgramSlot<NativeProgram<Library8>, MatchError>()
  /// The place where the program for ASCII is published, as long as this object lives.
  var asciiPlace: PublishedPointer<NativeProgram<Library8>> { ascii.place }
  private let codeUnits = ProgramSlot<NativeProgram<Library16>, MatchError>()
  private let codePoints = ProgramSlot<NativeProgram<Library32>, MatchError>()
  /// The program for code units widened to 32 bits, for programs too large for the narrower
  /// libraries.
  private let wideUnits = ProgramSlot<NativeProgram<Library32>, MatchError>()

  /// PCRE2's error for a program above 65,536 units, which only the 32-bit library accepts.
  private static let programTooLarge: Int32 = 120

  init(_ tree: PatternTree, purpose: NativePattern.Purpose, usesJIT: Bool) {
    self.tree = tree
    self.purpose = purpose
    self.usesJIT = usesJIT
  }

  /// The error of compiling for non-ASCII subjects, once it is known.
  private var wideFailure: MatchError? {
    if tree.flags.matchesCodePoints { return codePoints.failure }
    guard let failure = codeUnits.failure else { return nil }
    return failure == .engineFailure(code: Self.programTooLarge) ? wideUnits.failure : failure
  }

  // MARK: Test

  /// Returns whether WTF-8 text contains a match. Callers need this only for the first use and for
  /// subjects that must be decoded; otherwise they use the program at `asciiPlace`.
  @inline(never)
  func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    guard isASCII else { return try testWide(bytes, limits: limits) }
    do throws(MatchError) {
      return try NativeProgram.test(asciiProgram(), bytes, limits: limits)
    } catch .engineFailure(Self.programTooLarge) {
      return try testWide(bytes, limits: limits)
    } catch {
      throw error
    }
  }

  private func testWide(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: MatchLimits
  ) throws(MatchError) -> Bool {
    // Avoid decoding the subject in vain.
    if let failure = wideFailure { throw failure }
    if tree.flags.matchesCodePoints {
      return try Subject.withCodePoints(bytes) { (points) throws(MatchError) in
        try NativeProgram.test(codePointProgram(), points, limits: limits)
      }
    }
    return try Subject.withCodeUnits(bytes) { (units) throws(MatchError) in
      do throws(MatchError) {
        return try NativeProgram.test(codeUnitProgram(), units, limits: limits)
      } catch .engineFailure(Self.programTooLarge) {
        return try Subject.withWideUnits(units) { (wide) throws(MatchError) in
          try NativeProgram.test(wideUnitProgram(), wide, limits: limits)
        }
      } catch {
        throw error
      }
    }
  }

  // MARK: Exec

  /// Returns the ranges of the match and of each group, in UTF-16 code units; nil if there is no
  /// match at or after the code unit `start`.
  func exec(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    if subject.isASCII {
      do throws(MatchError) {
        return try subject.bytes.withSubject { (bytes) throws(MatchError) in
          try NativeProgram.exec(asciiProgram(), bytes, start: start, state: &state)
        }
      } catch .engineFailure(Self.programTooLarge) {
        return try execWide(subject, start: start, state: &state)
      } catch {
        throw error
      }
    }
    if tree.flags.matchesCodePoints {
      return try subject.points.withSubject { (points) throws(MatchError) in
        let start = subject.pointOffset(ofUnit: start)
        return try NativeProgram.exec(codePointProgram(), points, start: start, state: &state)
          .map(subject.unitRanges)
      }
    }
    do throws(MatchError) {
      return try subject.units.withSubject { (units) throws(MatchError) in
        try NativeProgram.exec(codeUnitProgram(), units, start: start, state: &state)
      }
    } catch .engineFailure(Self.programTooLarge) {
      return try execWide(subject, start: start, state: &state)
    } catch {
      throw error
    }
  }

  private func execWide(
    _ subject: Subject, start: Int, state: inout SearchState
  ) throws(MatchError) -> [Range<Int>?]? {
    let units =
      state.wideUnits
      ?? (subject.isASCII ? subject.bytes.map(UInt32.init) : subject.units.map(UInt32.init))
    state.wideUnits = units
    return try units.withSubject { (units) throws(MatchError) in
      try NativeProgram.exec(wideUnitProgram(), units, start: start, state: &state)
    }
  }

  // MARK: Compilation

  /// Returns the lowered pattern for a width of the subject.
  func lowered(_ width: NativePattern.Width) throws(MatchError) -> NativePattern {
    do throws(PatternError) {
      return try PatternLowering.lower(tree, for: purpose, width: width)
    } catch {
      if case .unsupported(let construct) = error.kind { throw .unsupported(construct: construct) }
      throw .engineFailure(code: 0)
    }
  }

  private var isSticky: Bool { tree.flags.contains(.sticky) }

  private func asciiProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library8>> {
    if let program = ascii.current { return program }
    return try ascii.firstUse { () throws(MatchError) in
      try NativeProgram(
        lowered(.ascii), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.ascii)
    }
  }

  private func codeUnitProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library16>> {
    if let program = codeUnits.current { return program }
    return try codeUnits.firstUse { () throws(MatchError) in
      try NativeProgram(
        lowered(.codeUnits), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.codeUnits)
    }
  }

  private func codePointProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library32>> {
    if let program = codePoints.current { return program }
    return try codePoints.firstUse { () throws(MatchError) in
      try NativeProgram(
        lowered(.codePoints), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.codePoints)
    }
  }

  private func wideUnitProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library32>> {
    if let program = wideUnits.current { return program }
    return try wideUnits.firstUse { () throws(MatchError) in
      try NativeProgram(
        lowered(.codeUnits), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.codePoints)
    }
  }
}

/// The budgets of all patterns, one for each library.
private enum Budgets {
  static let ascii = MatchBudget<Library8>()
  static let codeUnits = MatchBudget<Library16>()
  static let codePoints = MatchBudget<Library32>()
}

#endif
