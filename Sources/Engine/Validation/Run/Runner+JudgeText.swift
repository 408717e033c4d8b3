internal import JSPrimitives

/// The judging mode for texts: by alternatives, without a walk over the nodes.
extension Runner {
  /// Finds the first alternative that accepts a text, whose output becomes the value.
  ///
  /// - Parameters:
  ///   - text: The value's text.
  ///   - first: The first alternative.
  ///   - end: The place after the last alternative.
  ///   - value: The value.
  mutating func judgeText(
    _ text: Arena.Text, _ first: Int32, _ end: Int32, _ value: inout Value
  ) -> Bool {
    var place = Int(first)
    while place < Int(end) {
      let alternative = tables.alternatives[place]
      place &+= 1
      switch alternative.kind {
      case .literal:
        var literal = Int(alternative.first)
        while literal < Int(alternative.end) {
          if tables.literal(tables.literals[literal], equals: text.bytes) { return true }
          literal &+= 1
        }
      case .steps:
        var output = text
        if take(alternative, &output) {
          if output.bytes.baseAddress != text.bytes.baseAddress
            || output.bytes.count != text.bytes.count
          {
            value = values.arena.text(output.bytes, isASCII: output.isASCII)
          }
          return true
        }
        if values.isUndecided { return false }
      }
    }
    return false
  }

  /// Runs an alternative's steps on a text; false at the first one that fails.
  @inline(__always)
  private mutating func take(_ alternative: PlanAlternative, _ text: inout Arena.Text) -> Bool {
    var place = Int(alternative.first)
    while place < Int(alternative.end) {
      let step = tables.steps[place]
      place &+= 1
      switch step.opcode {
      case .minLength:
        guard Self.length(of: text) >= step.limit else { return false }
      case .maxLength:
        // A code unit takes one byte at least, so the number of bytes often decides.
        if Double(text.bytes.count) > step.limit {
          guard Self.length(of: text) <= step.limit else { return false }
        }
      case .lengthEquals:
        guard Self.length(of: text) == step.limit else { return false }
      case .pattern:
        guard operations.matches(text, pattern: step.pattern) else { return false }
      case .overwrite:
        guard
          let opcode = TransformOpcode(rawValue: UInt8(truncatingIfNeeded: step.transformOpcode)),
          operations.transform(&text, opcode, step.transform)
        else { return false }
      default:
        guard takeOther(step, &text) else { return false }
      }
    }
    return true
  }

  /// Runs a check as nodes do.
  @inline(never)
  private mutating func takeOther(_ step: PlanCheck, _ text: inout Arena.Text) -> Bool {
    var value = values.arena.text(text.bytes, isASCII: text.isASCII)
    guard case .passed = operations.evaluate(step, &value), !values.isUndecided else {
      return false
    }
    text = values.text(&value)
    return true
  }

  /// The text's `length`: UTF-16 code units.
  @inline(__always)
  private static func length(of text: Arena.Text) -> Double {
    Double(text.isASCII ? text.bytes.count : WTF8.utf16Count(text.bytes))
  }
}
