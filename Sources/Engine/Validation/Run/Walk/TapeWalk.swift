internal import SourceJSON

/// A walk over the tape of a value, for the verdict and the output, without issues.
///
/// It calls itself for nodes below a node. A node that has no other way to a verdict is explained.
struct TapeWalk: ~Copyable {
  /// The memory of the run.
  let shared: SharedMemory
  /// The explanation, which only this file sees: `explained` is the door to it.
  fileprivate var explanation: Explanation
  /// The number of nodes that references may still nest, besides the schema's own. Each takes stack of the thread, in a debug
  /// build up to 8 KB.
  var room = 24

  init(_ shared: SharedMemory) {
    self.shared = shared
    explanation = Explanation(shared)
  }

  /// Returns the verdict of the explanation and a node's output, without the issues; nil if the run becomes undecided.
  ///
  /// No other call leads from judging to explaining.
  mutating func explained(_ index: Int32, _ value: Value) -> (isValid: Bool, output: Value)? {
    let mark = explanation.memory.found.mark
    let payload = explanation.explainFresh(index, value)
    defer { explanation.memory.found.drop(to: mark) }
    guard !explanation.memory.operations.values.isUndecided else { return nil }
    return (
      !explanation.memory.found.hasIssues(payload), explanation.memory.found[payload].value
    )
  }

  /// The memory of the run.
  var memory: RunMemory {
    @inline(__always) unsafeAddress { UnsafePointer(shared.memory) }
    @inline(__always) unsafeMutableAddress { shared.memory }
  }

  /// The steps on single values, and the values of the run.
  var operations: PlanOperations {
    @inline(__always) unsafeAddress { UnsafePointer(shared.operations) }
    @inline(__always) unsafeMutableAddress { shared.operations }
  }

  /// The values of the run.
  var values: RunValues {
    @inline(__always) unsafeAddress { UnsafePointer(shared.values) }
    @inline(__always) unsafeMutableAddress { shared.values }
  }

  /// The plan that is run.
  var plan: Plan {
    @inline(__always) _read { yield shared.memory.pointee.operations.plan }
  }

  /// The tables of the plan.
  var tables: PlanTables {
    @inline(__always) _read { yield shared.memory.pointee.operations.tables }
  }
}

/// The issues of a run, which its owner asks for.
extension Run {
  /// The explanation, which the walk keeps to itself.
  var explanation: Explanation {
    @inline(__always) _read { yield onePass.walk.explanation }
    @inline(__always) _modify { yield &onePass.walk.explanation }
  }

  /// Explains the text that one pass rejected, and returns the payload with its issues.
  ///
  /// - Parameter document: The tape of one pass.
  mutating func explainRefusals(in document: JSONView) -> Int32 {
    onePass.walk.explanation.explain(onePass.refusals, in: document)
  }
}
