/// A node's treatment of simple values: a trivial value.
///
/// Most fields of a payload are texts, null or absent. With this, a run does not walk the unions, pipes and
/// wrappers around them. If it does not cover a value, the run walks the node.
struct PlanScalar: Sendable {
  /// Whether an absent value is accepted and stays absent.
  var acceptsAbsent = false
  /// Whether null is accepted unchanged.
  var acceptsNull = false
  /// Whether true and false are accepted unchanged.
  var acceptsBoolean = false
  /// Whether the alternatives cover all texts. The first one to accept a text makes the output.
  var judgesText = false
  /// The alternatives are `alternatives[firstAlternative..<endAlternative]`.
  var firstAlternative: Int32 = 0
  var endAlternative: Int32 = 0
}

/// One way for a text to be accepted: a trivial value.
struct PlanAlternative: Sendable {
  enum Kind: UInt8, Sendable {
    /// The text is one of `literals[first..<end]`.
    case literal
    /// The text passes `steps[first..<end]`, which may change it.
    case steps
  }

  var kind: Kind
  var first: Int32
  var end: Int32
}
