#if PCRE2

/// How many steps one call may take, as match contexts that all threads read.
///
/// PCRE2 counts steps from each start position anew, so the limit of an unanchored search shrinks as the
/// subject grows: the product of both stays near one bound.
struct MatchBudget<Library: NativeLibrary>: @unchecked Sendable {
  /// The steps from one start position, at most.
  static var stepsPerStart: UInt32 { 5_000_000 }
  /// The steps of a whole call, roughly.
  static var stepsPerCall: UInt64 { 500_000_000 }
  /// The steps from one start position that even the longest subject allows: enough for a single pass
  /// over tens of thousands of characters, few enough to end a quadratic search within seconds.
  static var fewestSteps: UInt64 { 65_536 }

  /// One context for each power of two that a subject's length may reach. Never freed, and no array, so
  /// that a match costs no reference count.
  private let contexts: UnsafePointer<OpaquePointer?>

  init() {
    let contexts = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: 64)
    for bits in 0..<64 {
      let context = Library.createMatchContext(matchLimit: Self.steps(lengthBits: bits))
      (contexts + bits).initialize(to: context)
    }
    self.contexts = UnsafePointer(contexts)
  }

  /// The steps allowed from each start position of a subject shorter than 2 to the power of `bits`.
  static func steps(lengthBits bits: Int) -> UInt32 {
    let share = max(stepsPerCall >> UInt64(bits), fewestSteps)
    return UInt32(min(share, UInt64(stepsPerStart)))
  }

  /// The exponent of the power of two above the number of start positions.
  @inline(__always)
  static func lengthBits(startPositions: Int) -> Int {
    min(Int.bitWidth - startPositions.leadingZeroBitCount, 63)
  }

  /// The context for a search from this many start positions.
  @inline(__always)
  func context(startPositions: Int) -> OpaquePointer? {
    contexts[Self.lengthBits(startPositions: startPositions)]
  }
}

#endif
