internal import JSPrimitives

/// The compiled forms of one pattern for one purpose: one for each width, built at the first use.
final class Programs: Sendable {
  private let tree: PatternTree
  private let purpose: NativePattern.Purpose
  private let usesJIT: Bool
  private let ascii = ProgramSlot<Library8>()
  private let codeUnits = ProgramSlot<Library16>()
  private let codePoints = ProgramSlot<Library32>()
  /// Code units widened to 32 bits, for programs beyond the size that narrower libraries hold.
  private let wideUnits = ProgramSlot<Library32>()

  /// PCRE2's error for a program above 65,536 units, which only the 32-bit library can hold.
  private static let programTooLarge: Int32 = 120

  init(_ tree: PatternTree, purpose: NativePattern.Purpose, usesJIT: Bool) {
    self.tree = tree
    self.purpose = purpose
    self.usesJIT = usesJIT
  }

  // MARK: Test

  /// Whether WTF-8 text holds a match.
  @inline(__always)
  func test(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool
  ) throws(MatchError) -> Bool {
    guard isASCII else { return try testWide(bytes) }
    let program: UnsafePointer<NativeProgram<Library8>>
    do throws(MatchError) {
      program = try asciiProgram()
    } catch .engineFailure(Self.programTooLarge) {
      return try testWide(bytes)
    } catch {
      throw error
    }
    return try program.pointee.test(bytes)
  }

  @inline(never)
  private func testWide(_ bytes: UnsafeBufferPointer<UInt8>) throws(MatchError) -> Bool {
    if tree.flags.matchesCodePoints {
      return try Subject.withCodePoints(bytes) { (points) throws(MatchError) in
        try codePointProgram().pointee.test(points)
      }
    }
    return try Subject.withCodeUnits(bytes) { (units) throws(MatchError) in
      do throws(MatchError) {
        return try codeUnitProgram().pointee.test(units)
      } catch .engineFailure(Self.programTooLarge) {
        return try Subject.withWideUnits(units) { (wide) throws(MatchError) in
          try wideUnitProgram().pointee.test(wide)
        }
      } catch {
        throw error
      }
    }
  }

  // MARK: Exec

  /// The ranges of the match and of each group, in UTF-16 code units; nil if there is no match at or
  /// after the code unit `start`.
  func exec(_ subject: Subject, start: Int) throws(MatchError) -> [Range<Int>?]? {
    let found: (ranges: [Range<Int>?]?, numbers: [Int?])
    if subject.isASCII {
      found = try subject.bytes.withSubject { (bytes) throws(MatchError) in
        let program = try asciiProgram()
        return (try program.pointee.exec(bytes, start: start), program.pointee.groupNumbers)
      }
    } else if tree.flags.matchesCodePoints {
      found = try subject.points.withSubject { (points) throws(MatchError) in
        let program = try codePointProgram()
        let ranges = try program.pointee.exec(points, start: subject.pointOffset(ofUnit: start))
        return (ranges.map(subject.unitRanges), program.pointee.groupNumbers)
      }
    } else {
      found = try subject.units.withSubject { (units) throws(MatchError) in
        let program = try codeUnitProgram()
        return (try program.pointee.exec(units, start: start), program.pointee.groupNumbers)
      }
    }
    guard let ranges = found.ranges else { return nil }
    return [ranges[0]] + found.numbers.map { $0.flatMap { ranges[$0] } }
  }

  // MARK: Compilation

  /// The lowered pattern for a width of the subject.
  func lowered(_ width: NativePattern.Width) throws(MatchError) -> NativePattern {
    do throws(PatternError) {
      return try PatternLowering.lower(tree, for: purpose, width: width)
    } catch {
      if case .unsupported(let construct) = error.kind { throw .unsupported(construct: construct) }
      throw .engineFailure(code: 0)
    }
  }

  private var isSticky: Bool { tree.flags.contains(.sticky) }

  @inline(__always)
  private func asciiProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library8>> {
    try ascii.program { () throws(MatchError) in
      try NativeProgram(
        lowered(.ascii), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.ascii)
    }
  }

  private func codeUnitProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library16>> {
    try codeUnits.program { () throws(MatchError) in
      try NativeProgram(
        lowered(.codeUnits), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.codeUnits)
    }
  }

  private func codePointProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library32>> {
    try codePoints.program { () throws(MatchError) in
      try NativeProgram(
        lowered(.codePoints), isSticky: isSticky, usesJIT: usesJIT, budget: Budgets.codePoints)
    }
  }

  private func wideUnitProgram() throws(MatchError) -> UnsafePointer<NativeProgram<Library32>> {
    try wideUnits.program { () throws(MatchError) in
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

extension Array {
  /// The elements as a subject of a match.
  func withSubject<Value>(
    _ body: (UnsafeBufferPointer<Element>) throws(MatchError) -> Value
  ) throws(MatchError) -> Value {
    try withUnsafeBufferPointer { (buffer) throws(MatchError) in try body(buffer) }
  }
}
