/// The explaining mode for nodes that need no frame.
///
/// Most invalid fields are a text or a number, maybe in a wrapper. A frame for each of these nodes costs more than the
/// node itself.
extension Runner {
  /// Runs a node that needs no frame, and returns whether it did; `returned` is its payload then.
  ///
  /// - Parameters:
  ///   - place: The node. If it needs a frame, it becomes the node below the wrappers that change nothing.
  ///   - payload: The node's payload.
  ///   - skipsChecks: Whether checks are skipped, as in a trial run.
  mutating func runsWithoutFrame(
    _ place: inout Int32, _ payload: Int32, skipsChecks: Bool
  ) -> Bool {
    // In bounds: the compiler made the places of nodes.
    var node = tables.nodes.base + Int(place)
    // The checks of these nodes need no frame. On encoding they run before the node.
    guard node.pointee.isScalar, !skipsChecks, !plan.rules.isEncoding else { return false }
    let value = found[payload].value
    while node.pointee.firstCheck == node.pointee.endCheck {
      switch node.pointee.opcode {
      case .optional where !node.pointee.runsOnAbsent:
        if value.isUndefined { return isReturned(payload) }
      case .nullable:
        if values.type(value) == .null { return isReturned(payload) }
      default: return runsLeaf(node, payload)
      }
      // The compiler adds a scalar node after the one that it wraps, so the loop ends.
      place = node.pointee.inner
      node = tables.nodes.base + Int(place)
    }
    return runsLeaf(node, payload)
  }

  private mutating func isReturned(_ payload: Int32) -> Bool {
    returned = payload
    return true
  }

  /// Runs a node and its checks; false for a node with others below it.
  private mutating func runsLeaf(_ node: UnsafePointer<PlanNode>, _ payload: Int32) -> Bool {
    switch node.pointee.opcode {
    case .string, .number, .boolean, .null, .anything, .never, .literal, .transform:
      explainLeaf(node.pointee, payload)
    default: return false
    }
    if node.pointee.firstCheck < node.pointee.endCheck {
      var isStopped = found.isAborted(payload)
      for index in Int(node.pointee.firstCheck)..<Int(node.pointee.endCheck)
      where !values.isUndecided {
        run(tables.checks[index], payload, &isStopped)
      }
    }
    return isReturned(payload)
  }
}
