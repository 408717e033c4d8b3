#if canImport(CPCRE2)

/// The limits of calls, as match contexts that all threads read.
///
/// PCRE2 restarts its count at each start position, does not count everything, and may take a long
/// run of characters in a step. The limit therefore keeps all start positions together, with each
/// step at its greatest cost, within the work of the call. A search that needs more is abandoned
/// and left to the matcher, which counts everything.
struct MatchBudget<Library: NativeLibrary>: @unchecked Sendable {
  /// The exponents of the smallest and the largest limit of one start position. A smaller limit
  /// would be useless.
  private static var exponents: ClosedRange<Int> { 3...28 }

  /// One context for each power of two that the limit may be. It is never freed, and no array, so a
  /// match costs no reference count.
  private let contexts: UnsafePointer<OpaquePointer?>

  init() {
    let contexts = UnsafeMutablePointer<OpaquePointer?>.allocate(
      capacity: Self.exponents.upperBound + 1)
    for exponent in 0...Self.exponents.upperBound {
      let context = Library.createMatchContext(
        matchLimit: 1 << UInt32(exponent), heap: MatchLimits.standard.heap)
      (contexts + exponent).initialize(to: context)
    }
    self.contexts = UnsafePointer(contexts)
  }

  /// A limit and its cost.
  struct Allowance: Equatable {
    /// The exponent of the limit, a power of two.
    let exponent: Int
    /// The greatest work of one start position.
    let perStart: Int
    /// Whether the interpreter must run, not compiled code.
    var isInterpreted = false
  }

  /// Returns the limit for each start position; nil if it would be too small to be worth a search.
  ///
  /// - Parameters:
  ///   - work: The work of all start positions together.
  ///   - startPositions: The number of start positions, at least 1.
  ///   - perStep: The greatest work of a counted step.
  ///   - whole: The greatest work of a start position, if it is known.
  @inline(__always)
  static func allowance(
    work: Int, startPositions: Int, perStep: Int, whole: Int?
  ) -> Allowance? {
    let share = startPositions == 1 ? work : work / startPositions
    if let whole, whole <= share {
      return Allowance(exponent: exponents.upperBound, perStart: whole)
    }
    guard share >= perStep else { return nil }
    let exponent = min(floorLog2(share) &- ceilLog2(perStep), exponents.upperBound)
    guard exponent >= exponents.lowerBound else { return nil }
    return Allowance(exponent: exponent, perStart: perStep << exponent)
  }

  @inline(__always)
  private static func floorLog2(_ value: Int) -> Int {
    Int.bitWidth &- 1 &- max(value, 1).leadingZeroBitCount
  }

  @inline(__always)
  private static func ceilLog2(_ value: Int) -> Int {
    Int.bitWidth &- max(value &- 1, 0).leadingZeroBitCount
  }

  /// Returns the shared context whose limit is 2 to the power of `exponent`.
  @inline(__always)
  func context(exponent: Int) -> OpaquePointer? { contexts[exponent] }
}

#endif
