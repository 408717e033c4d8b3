internal import JSPrimitives
internal import SourceJSON

/// Verdicts on strings by a node's alternatives, without a walk over the nodes.
extension PlanOperations {
  /// Returns whether one of a node's alternatives accepts a text. The output of the first one that does becomes the value.
  ///
  /// - Parameters:
  ///   - text: The value's text.
  ///   - alternatives: The places of the node's alternatives, which cover texts.
  ///   - value: The value.
  ///   - needsOutput: Whether the output is read; if not, functions that can't fail need not run.
  @inline(__always)
  mutating func accepts(
    _ text: Arena.Text, _ alternatives: PlanAlternatives, _ value: inout Value,
    needsOutput: Bool = true
  ) -> Bool {
    values.work.count(bytes: text.bytes.count)
    // In bounds: the compiler made the range of the alternatives.
    let first = tables.alternatives.base + Int(alternatives.first)
    // Most texts are accepted by the first alternative, which mostly is a plain one or literals.
    if alternatives.first < alternatives.end {
      switch first.pointee.kind {
      case .plain: if takePlain(first, text, &value, needsOutput) { return true }
      case .literal: if tables.hasWord(text.bytes, among: first) { return true }
      case .steps: if takeSteps(first, text, &value) { return true }
      }
    }
    return othersAccept(text, alternatives, &value, needsOutput)
  }

  /// Tries the alternatives after the first one.
  @inline(never)
  mutating func othersAccept(
    _ text: Arena.Text, _ alternatives: PlanAlternatives, _ value: inout Value, _ needsOutput: Bool
  ) -> Bool {
    var alternative = tables.alternatives.base + Int(alternatives.first)
    let end = tables.alternatives.base + Int(alternatives.end)
    while alternative < end {
      alternative += 1
      guard alternative < end, !values.isUndecided else { return false }
      switch alternative.pointee.kind {
      case .plain: if takePlain(alternative, text, &value, needsOutput) { return true }
      case .literal: if tables.hasWord(text.bytes, among: alternative) { return true }
      case .steps: if takeSteps(alternative, text, &value) { return true }
      }
    }
    return false
  }

  /// Runs an alternative without a loop over its steps; false if it does not accept the text. The output becomes the
  /// value.
  @inline(__always)
  private mutating func takePlain(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text, _ value: inout Value,
    _ needsOutput: Bool
  ) -> Bool {
    let count = text.bytes.count
    // A code unit takes one to three bytes, so the number of bytes often decides.
    if count < Int(alternative.pointee.least) { return false }
    if count > Int(alternative.pointee.most) || !text.isASCII && alternative.pointee.least > 0 {
      guard alternative.pointee.allowsLength(of: text) else { return false }
    }
    if alternative.pointee.pattern >= 0 {
      guard matches(text, pattern: alternative.pointee.pattern) else { return false }
    }
    if !needsOutput, surelyHasOutput(alternative, text) { return true }
    return keeps(alternative, text) || transform(alternative, text, &value)
  }

  /// Runs the functions of an alternative; false if the run becomes undecided.
  @inline(never)
  private mutating func transform(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text, _ value: inout Value
  ) -> Bool {
    var output = text
    if text.hasNoTags, alternative.pointee.unchanged == [.plainEnds, .noTags] {
      // Nothing but the white space around the text can change.
      PlanOperations.trim(&output)
      store(output, insteadOf: text, &value)
      return true
    }
    guard
      transform(&output, alternative.pointee.function, alternative.pointee.first)
    else { return false }
    if alternative.pointee.nextFunction != .identity {
      guard
        transform(&output, alternative.pointee.nextFunction, alternative.pointee.end)
      else { return false }
    }
    store(output, insteadOf: text, &value)
    return true
  }

  /// Makes the output of an alternative the value if it is another text.
  @inline(__always)
  private mutating func store(
    _ output: Arena.Text, insteadOf text: Arena.Text, _ value: inout Value
  ) {
    guard
      output.bytes.baseAddress != text.bytes.baseAddress
        || output.bytes.count != text.bytes.count
    else { return }
    value = values.arena.text(output.bytes, isASCII: output.isASCII)
  }

  /// Runs an alternative's steps on a text; false at the first one that fails. The output becomes the value.
  @inline(never)
  private mutating func takeSteps(
    _ alternative: UnsafePointer<PlanAlternative>, _ text: Arena.Text, _ value: inout Value
  ) -> Bool {
    var output = text
    for place in Int(alternative.pointee.first)..<Int(alternative.pointee.end) {
      let step = tables.steps[place]
      switch step.opcode {
      case .pattern:
        guard matches(output, pattern: step.pattern) else { return false }
      case .overwrite:
        guard
          let opcode = TransformOpcode(rawValue: UInt8(truncatingIfNeeded: step.transformOpcode)),
          transform(&output, opcode, step.transform)
        else { return false }
      default:
        guard takeOther(step, &output) else { return false }
      }
    }
    store(output, insteadOf: text, &value)
    return true
  }

  /// Runs a check as nodes do.
  private mutating func takeOther(_ step: PlanCheck, _ text: inout Arena.Text) -> Bool {
    var value = values.arena.text(text.bytes, isASCII: text.isASCII)
    guard case .passed = evaluate(step, &value), !values.isUndecided else {
      return false
    }
    text = values.text(&value)
    return true
  }
}

extension PlanTables {
  /// Returns whether a text is one of the words of an alternative.
  @inline(__always)
  fileprivate func hasWord(
    _ text: UnsafeBufferPointer<UInt8>, among alternative: UnsafePointer<PlanAlternative>
  ) -> Bool {
    let count = Int32(truncatingIfNeeded: text.count)
    let head = ByteRun.head(text)
    // In bounds: the compiler made the range of the words.
    var word = words.base + Int(alternative.pointee.first)
    let end = words.base + Int(alternative.pointee.end)
    while word < end {
      if word.pointee.head == head, word.pointee.text.length == count,
        count <= 8 || self.text(word.pointee.text, equals: text)
      {
        return true
      }
      word += 1
    }
    return false
  }
}

extension PlanAlternative {
  /// Returns whether a text's length is within the bounds.
  fileprivate func allowsLength(of text: Arena.Text) -> Bool {
    let length = text.isASCII ? text.bytes.count : WTF8.utf16Count(text.bytes)
    return length >= Int(least) && (most == Self.noMaximum || length <= Int(most))
  }
}
