/// Nodes without containers below them, which need no frame.
///
/// Most invalid fields are a text or a number, maybe in a union, pipe or wrapper. A frame for each of these nodes costs
/// more than the node itself. The compiler limits how deep they are nested; see `ScalarNodes`.
extension Explanation {
  /// Runs a node that needs no frame, and returns whether it did; `returned` is its payload then.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - payload: The node's payload.
  ///   - skipsChecks: Whether checks are skipped, as in a trial run.
  mutating func runsWithoutFrame(_ node: Int32, _ payload: Int32, skipsChecks: Bool) -> Bool {
    // The checks of these nodes need no frame. On encoding they run before the node.
    guard tables.nodes.base[Int(node)].isScalar, !skipsChecks, !plan.rules.isEncoding else {
      return false
    }
    returned = explainScalar(node, payload)
    return true
  }

  /// Runs a node that needs no frame on a payload of its own, and returns whether it did; `returned` is its payload then.
  mutating func runsWithoutFrame(_ node: Int32, _ value: Value) -> Bool {
    guard tables.nodes.base[Int(node)].isScalar else { return false }
    returned = explainScalar(node, found.payload(of: value))
    return true
  }

  /// Runs a node and its checks, and returns the payload that it returns.
  private mutating func explainScalar(_ place: Int32, _ payload: Int32) -> Int32 {
    guard !values.isUndecided, takesStep() else { return payload }
    // In bounds: the compiler made the indices of nodes.
    let node = tables.nodes.base + Int(place)
    var result = payload
    switch node.pointee.opcode {
    case .union: result = explainOptions(node.pointee, payload)
    case .same: result = explainScalar(node.pointee.inner, payload)
    case .pipe:
      result = explainScalar(node.pointee.input, payload)
      if let next = piped(result, node.pointee) {
        result = explainScalar(node.pointee.output, next)
      }
    case .optional, .nullable, .default, .prefault, .catch:
      let input = found[payload].value
      if !skipsInner(node.pointee, payload) {
        let mark = found.mark
        let isAside = runsAside(node.pointee, input)
        let inner = explainScalar(
          node.pointee.inner, isAside ? found.payload(of: input) : payload)
        result = self.result(of: node.pointee, inner, input: input, payload)
        if isAside { found.drop(to: mark) }
      }
    default: explainLeaf(node.pointee, payload)
    }
    if node.pointee.firstCheck < node.pointee.endCheck {
      var isStopped = found.isAborted(result)
      for index in Int(node.pointee.firstCheck)..<Int(node.pointee.endCheck)
      where !values.isUndecided {
        run(tables.checks[index], result, &isStopped)
      }
    }
    return result
  }

  private mutating func explainOptions(_ node: PlanNode, _ payload: Int32) -> Int32 {
    let options = node.options
    if options.count == 1 { return explainScalar(tables.items[options.lowerBound], payload) }
    let input = found[payload].value
    let mark = found.mark
    let first = results.count
    for place in options {
      let option = explainScalar(tables.items[place], found.payload(of: input))
      results.append(option)
      if values.isUndecided { break }
      if !found.hasIssues(option) { return taken(option, options: first, since: mark) }
    }
    return failedUnion(node, input, payload, options: first)
  }
}
