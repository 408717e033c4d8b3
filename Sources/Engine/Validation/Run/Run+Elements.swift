internal import SourceJSON

/// Runs over single elements of an array that is the document, each on a tape of its own.
///
/// An element that a run over the whole document could treat otherwise has no answer here.
extension Run {
  /// Forgets the issues of the last document.
  mutating func forgetIssues() {
    reset(document: values.document)
  }

  /// Returns the output of an element; nil if it is invalid or has no answer.
  mutating func judgeElement(_ element: JSONView) -> Value? {
    memory.operations.reset(document: element)
    var value = Value.document(0)
    guard onePass.walk.judge(elementNode, &value), !isPeculiar else { return nil }
    return value
  }

  /// Returns the number of issues of an element that is invalid; nil if it has no answer.
  ///
  /// The issues of earlier elements stay, since the limit of issues counts them all.
  mutating func elementIssueCount(_ element: JSONView) -> Int? {
    guard !values.isUndecided else { return nil }
    memory.operations.reset(document: element)
    // The array around the element counts as a level.
    let payload = explanation.explainFresh(elementNode, .document(0), depth: 1)
    explanation.checkIssueCount()
    guard !isPeculiar else { return nil }
    let count = Int(memory.found.list(of: payload).count)
    return count > 0 ? count : nil
  }

  private var elementNode: Int32 { memory.tables.nodes[plan.root].element }

  /// Whether a limit of the whole document may count: the run is undecided, functions returned values, or there is a
  /// `bigint`, which a valid output can't hold.
  private var isPeculiar: Bool {
    values.isUndecided || values.returnCount > 0 || !values.arena.bigints.isEmpty
  }
}
