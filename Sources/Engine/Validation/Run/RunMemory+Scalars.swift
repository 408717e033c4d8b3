/// Verdicts without issues on nodes without a container below them.
///
/// The explanation asks for them before it explains a value, since most values in an invalid payload are valid.
extension RunMemory {
  /// Returns whether a scalar node accepts a value, whose output becomes the value; nil if it must be explained. It is false also
  /// if the run becomes undecided.
  @inline(never)
  mutating func scalarAccepts(_ index: Int32, _ value: inout Value) -> Bool? {
    if let isValid = operations.verdictAtOnce(index, &value) { return isValid }
    guard takesStep() else { return false }
    let node = tables.nodes[Int(index)]
    guard let isValid = uncheckedScalarAccepts(node, &value) else { return nil }
    return isValid
      && (node.firstCheck == node.endCheck || operations.passesChecks(of: node, &value))
  }

  /// Runs a scalar node without its checks.
  private mutating func uncheckedScalarAccepts(_ node: PlanNode, _ value: inout Value) -> Bool? {
    switch node.opcode {
    case .union: return optionAccepts(node, &value)
    case .same: return scalarAccepts(node.inner, &value)
    case .optional:
      guard value.isUndefined else { return scalarAccepts(node.inner, &value) }
      return node.runsOnAbsent ? fillsAbsent(node, &value) : true
    case .nullable:
      return values.type(value) == .null ? true : scalarAccepts(node.inner, &value)
    case .default:
      let isValid = value.isUndefined ? true : scalarAccepts(node.inner, &value)
      if isValid == true, value.isUndefined { value = operations.substitute(node) }
      return isValid
    case .prefault:
      if value.isUndefined { value = operations.substitute(node) }
      return scalarAccepts(node.inner, &value)
    case .catch: return node.valueFunction < 0 ? catches(node, &value) : nil
    case .pipe:
      let isValid = scalarAccepts(node.input, &value)
      return isValid == true ? scalarAccepts(node.output, &value) : isValid
    default: return operations.leafAccepts(node, &value)
    }
  }

  /// Returns whether an option of a union accepts a value. An option that rejects it may leave the run undecided behind its first
  /// issue.
  private mutating func optionAccepts(_ node: PlanNode, _ value: inout Value) -> Bool? {
    for item in node.options {
      var output = value
      guard let isValid = scalarAccepts(tables.items[item], &output) else { return nil }
      if isValid {
        value = output
        return true
      }
      if values.isUndecided { return false }
      if node.mayFail { return nil }
    }
    return false
  }

  /// Replaces an absent value by that which the schema of an `optional` has for it; nil if it must be explained.
  private mutating func fillsAbsent(_ node: PlanNode, _ value: inout Value) -> Bool? {
    let inner = tables.nodes[Int(node.inner)]
    if inner.opcode == .default, inner.firstCheck == inner.endCheck {
      value = operations.substitute(inner)
      return true
    }
    // The output of a function may be dropped.
    guard node.onlyFills else { return nil }
    var output = value
    guard scalarAccepts(node.inner, &output) == true else { return nil }
    value = output
    return true
  }

  /// Replaces a value by the constant of a `catch` if its schema rejects it.
  private mutating func catches(_ node: PlanNode, _ value: inout Value) -> Bool? {
    var output = value
    guard let isValid = scalarAccepts(node.inner, &output) else { return nil }
    guard !isValid else {
      value = output
      return true
    }
    guard !values.isUndecided else { return false }
    // What comes behind the first issue may throw, which no catch catches.
    if node.mayFail { return nil }
    value = operations.substitute(node)
    return true
  }
}
