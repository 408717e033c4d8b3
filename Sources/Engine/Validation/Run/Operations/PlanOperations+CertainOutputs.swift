internal import JSPrimitives
internal import SourceJSON

/// Texts whose outputs nothing looks at: functions that can't fail need not run for a verdict.
///
/// All answers are safe: false means that only running the functions can answer.
extension PlanOperations {
  /// Returns whether a pattern, if there is one, is all that a field's first alternative still needs to accept an ASCII
  /// text, for which its functions surely have an output.
  @inline(__always)
  static func isDecidedAtOnce(_ text: Arena.Text, _ field: UnsafePointer<PlanField>) -> Bool {
    text.hasNoTags && field.pointee.scalar.isDecidedAtOnce(length: text.bytes.count)
  }

  /// Returns whether a field accepts a text that is decided at once, by the first alternative's pattern and then by the others.
  @inline(__always)
  mutating func acceptsAtOnce(
    _ text: Arena.Text, _ field: UnsafePointer<PlanField>, _ value: inout Value
  ) -> Bool {
    let pattern = field.pointee.scalar.patternAtOnce
    return pattern < 0 || matches(text, pattern)
      || othersAccept(text, field.pointee.scalar.alternatives, &value, false)
  }

  @inline(never)
  private mutating func matches(_ text: Arena.Text, _ pattern: Int32) -> Bool {
    matches(text, pattern: pattern)
  }

  /// Returns whether the functions of an alternative surely have an output for a text.
  @inline(__always)
  mutating func surelyHasOutput(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text
  ) -> Bool {
    switch alternative.pointee.certainty {
    case .always: true
    case .untagged, .known:
      keeps(alternative, text)
        || succeeds(alternative.pointee.first, text.bytes, isASCII: text.isASCII)
    case .unknown: false
    }
  }

  /// Returns whether a function promises an output for a string.
  @inline(never)
  private mutating func succeeds(
    _ function: Int32, _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool
  ) -> Bool {
    guard let function = tables.textFunctions[Int(function)] else { return false }
    let memory = limits.htmlMemory
    return function._withUnsafeGuaranteedRef {
      $0.succeeds?(TextBytes(text, isASCII: isASCII), memory) ?? false
    }
  }

  /// Returns whether a node surely accepts a text and has an output for it, without decoding the text.
  ///
  /// - Parameters:
  ///   - text: The text as JSON has it between quotes, with escapes.
  ///   - alternatives: The places of the node's alternatives, which cover texts.
  mutating func surelyAccepts(
    escaped text: UnsafeBufferPointer<UInt8>, _ alternatives: PlanAlternatives
  ) -> Bool {
    guard alternatives.first < alternatives.end else { return false }
    // In bounds: the compiler made the range of the alternatives.
    let first = tables.alternatives.base + Int(alternatives.first)
    // No escape has fewer bytes than code units.
    guard first.pointee.kind == .plain, first.pointee.pattern < 0, first.pointee.least == 0,
      text.count <= Int(first.pointee.most)
    else { return false }
    switch first.pointee.certainty {
    case .always: return true
    case .untagged, .known:
      return !JSONEscapes.hasCodeUnits(text)
        && succeeds(first.pointee.first, text, isASCII: WTF8.isASCII(text))
    case .unknown: return false
    }
  }
}
