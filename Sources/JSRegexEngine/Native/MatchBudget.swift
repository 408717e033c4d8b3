#if PCRE2

/// The limits of calls, as match contexts that all threads read.
///
/// PCRE2 counts steps anew from each start position, and a step may pass over a long run of characters.
/// The limit set is therefore such that all start positions together, each step at its longest, stay
/// within the work of the call. A search that needs more is given up, and the matcher, which counts
/// everything, decides it.
struct MatchBudget<Library: NativeLibrary>: @unchecked Sendable {
  /// The characters that machine code passes over in the time of one step of the matcher, as a power of
  /// two.
  private static var charactersPerStep: Int { 6 }
  /// The exponents of the smallest and the largest limit of one start position. No search within the
  /// smallest would get far.
  private static var exponents: ClosedRange<Int> { 6...22 }

  /// One context for each power of two that the limit may be. Never freed, and no array, so that a match
  /// costs no reference count.
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

  /// The exponent of the limit for each start position, whose smallest value may be too small to be
  /// worth a search: nil then.
  ///
  /// `steps` is what the call may take, `longestRun` the characters one step may pass over.
  @inline(__always)
  static func exponent(steps: Int, startPositions: Int, longestRun: Int) -> Int? {
    let work = floorLog2(steps) &+ charactersPerStep
    let exponent = work &- ceilLog2(startPositions) &- ceilLog2(longestRun)
    return exponent < exponents.lowerBound ? nil : min(exponent, exponents.upperBound)
  }

  @inline(__always)
  private static func floorLog2(_ value: Int) -> Int {
    Int.bitWidth &- 1 &- max(value, 1).leadingZeroBitCount
  }

  @inline(__always)
  private static func ceilLog2(_ value: Int) -> Int {
    Int.bitWidth &- max(value &- 1, 0).leadingZeroBitCount
  }

  /// The shared context whose limit is 2 to the power of `exponent`.
  @inline(__always)
  func context(exponent: Int) -> OpaquePointer? { contexts[exponent] }
}

#endif
