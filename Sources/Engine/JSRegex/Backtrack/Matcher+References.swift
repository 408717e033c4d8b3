/// References to captured text.
extension Matcher {
  /// Takes the text of a group, or nothing if it is unset. ECMA-262, sec-backreference-matcher.
  mutating func takeCapture(
    _ step: Instruction, _ position: inout Int
  ) throws(MatchError) -> Bool {
    guard let capture = capture(Int(step.a)) else { return true }
    let isBackward = step.options.contains(.isBackward)
    let room = isBackward ? position : subject.count &- position
    guard capture.count <= room else { return false }
    let start = isBackward ? position &- capture.count : position
    let ignoresCase = step.options.contains(.ignoresCase)
    // Case variants need a table search.
    try charge(ignoresCase ? capture.count &<< 3 : capture.count)
    for offset in 0..<capture.count {
      let (left, right) = (self[capture.lowerBound &+ offset], self[start &+ offset])
      if left == right { continue }
      guard ignoresCase, CaseVariants.areEqual(left, right, flags: flags) else {
        return false
      }
    }
    position = isBackward ? start : start &+ capture.count
    return true
  }

  /// Takes the text of the group that is set among those of a name, or nothing if none is.
  @inline(never)
  mutating func takeNamedCapture(
    _ step: Instruction, _ position: inout Int
  ) throws(MatchError) -> Bool {
    let slots = namedSlots(Int(step.a))
    try charge(slots.count)
    guard let slot = slots.first(where: { capture($0) != nil }) else { return true }
    var step = step
    step.a = Int32(slot)
    return try takeCapture(step, &position)
  }
}

/// Comparison of characters that only differ in case.
enum CaseVariants {
  /// Returns whether two different characters have one Canonicalize (ECMA-262,
  /// sec-runtime-semantics-canonicalize-ch).
  static func areEqual(_ left: UInt32, _ right: UInt32, flags: RegexFlags) -> Bool {
    if left < 0x80, right < 0x80 {
      let lower = left | 0x20
      return lower == right | 0x20 && lower >= 0x61 && lower <= 0x7A
    }
    return CaseClosure.canonical(left, flags: flags) == CaseClosure.canonical(right, flags: flags)
  }
}
