internal import SourceJSON

/// Verdicts without issues that look at one value and at no node below the value's own.
extension PlanOperations {
  /// Returns whether a node accepts a value, if that is known without a run of the node; otherwise nil. The output becomes the
  /// value.
  @inline(__always)
  mutating func verdictAtOnce(_ index: Int32, _ value: inout Value) -> Bool? {
    let scalar = tables.scalars[Int(index)]
    switch value.kind {
    case .undefined:
      if scalar.acceptsAbsent { return true }
    case .text:
      if scalar.judgesText {
        return accepts(textOf: &value, scalar)
      }
    case .source:
      switch values.entry(value).kind {
      case .string, .key:
        if scalar.judgesText {
          return accepts(textOf: &value, scalar)
        }
      case .null: if scalar.acceptsNull { return true }
      case .true, .false: if scalar.acceptsBoolean { return true }
      case .number:
        let numbers = tables.numbers[Int(index)]
        if numbers.isKnown { return numbers.contains(values.number(value)) }
      case .array, .object: break
      }
    default: break
    }
    return nil
  }

  @inline(never)
  private mutating func accepts(textOf value: inout Value, _ scalar: PlanScalar) -> Bool {
    accepts(values.text(&value), scalar.alternatives, &value)
  }

  /// Returns whether a field accepts a value of the document, if that is known without a run of its node; otherwise nil. The output
  /// becomes the value.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value, then its output.
  ///   - document: The document.
  ///   - needsOutput: Whether the output is read.
  @inline(__always)
  mutating func verdictAtOnce(
    _ field: UnsafePointer<PlanField>, _ value: inout Value, in document: JSONView,
    needsOutput: Bool = true
  ) -> Bool? {
    let entry = document.entry(Int(value.index))
    switch entry.kind {
    case .string where field.pointee.scalar.judgesText && !entry.hasEscapes:
      return accepts(
        Arena.Text(bytes: document.bytes(of: entry), isASCII: entry.isPlainASCII),
        field.pointee.scalar.alternatives, &value, needsOutput: needsOutput)
    case .string where field.pointee.scalar.judgesText && !needsOutput:
      return surelyAccepts(escaped: document.bytes(of: entry), field.pointee.scalar.alternatives)
        ? true : nil
    case .null where field.pointee.scalar.acceptsNull: return true
    default: return nil
    }
  }

  /// Returns whether a node that has no other nodes accepts or converts a value, without its checks; nil if it must be
  /// explained. It is false also if the run becomes undecided.
  @inline(__always)
  mutating func leafAccepts(_ node: PlanNode, _ value: inout Value) -> Bool? {
    switch node.opcode {
    case .string: return values.type(value) == .string
    case .number: return values.type(value) == .number && values.number(value).isFinite
    case .boolean: return values.type(value) == .boolean
    case .null: return values.type(value) == .null
    case .anything: return true
    case .never: return false
    case .literal: return isLiteral(node, &value)
    case .undefined, .nan, .bigint, .date, .coerced, .templateLiteral, .stringbool:
      return rareLeafAccepts(node, &value)
    case .transform:
      guard !plan.transforms[Int(node.transform)].reportsIssues else { return nil }
      return apply(node.transform, opcode: node.transformOpcode, &value)
    default: return nil
    }
  }

  @inline(never)
  private mutating func rareLeafAccepts(_ node: PlanNode, _ value: inout Value) -> Bool {
    switch node.opcode {
    case .undefined: return value.isUndefined
    case .nan: return values.type(value) == .number && values.number(value).isNaN
    case .bigint: return values.type(value) == .bigint
    case .date: return values.isValidDate(value)
    case .coerced: return convert(node, &value)
    case .templateLiteral:
      guard values.type(value) == .string else { return false }
      values.count(readingOf: value)
      return matches(values.text(&value), pattern: node.pattern)
    case .stringbool:
      guard values.type(value) == .string, let truth = truth(of: &value, node) else {
        return false
      }
      value = .constant(truth ? node.constant : node.otherConstant)
      return true
    default: return false
    }
  }

  /// Converts a value; false if it is not of its new type.
  private mutating func convert(_ node: PlanNode, _ value: inout Value) -> Bool {
    guard coerce(node, &value) else { return false }
    switch CoercionOpcode(rawValue: UInt8(truncatingIfNeeded: node.coercion)) {
    case .string: return values.type(value) == .string
    case .number: return values.type(value) == .number && values.number(value).isFinite
    case .boolean: return values.type(value) == .boolean
    case .bigint: return values.type(value) == .bigint
    case .date, nil: return values.isValidDate(value)
    }
  }

  /// Returns whether a value passes the checks of its node, which may replace it; false also if the run becomes undecided.
  @inline(__always)
  mutating func passesChecks(of node: PlanNode, _ value: inout Value) -> Bool {
    for index in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = tables.checks[index]
      if check.hasOwnCondition {
        let runs = check.hasRareCondition ? hasSize(value) : hasLength(value)
        guard runs else { continue }
      }
      guard case .passed = evaluate(check, &value), !values.isUndecided else { return false }
    }
    return true
  }
}
