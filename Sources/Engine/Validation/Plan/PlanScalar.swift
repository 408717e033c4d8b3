/// What a node does with the simplest values, laid out flat: most fields of a payload are texts, null or
/// absent, behind unions, pipes and wrappers that need not be walked for them.
///
/// A trivial value. Where it does not say what becomes of a value, the node does.
struct PlanScalar: Sendable {
  /// An absent value is accepted and stays absent.
  var acceptsAbsent = false
  /// Null is accepted as it is.
  var acceptsNull = false
  /// True and false are accepted as they are.
  var acceptsBoolean = false
  /// What becomes of a text is what the alternatives say: the first to accept it makes the output.
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
