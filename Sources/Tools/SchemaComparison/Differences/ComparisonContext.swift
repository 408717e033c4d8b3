/// The way from the payload to a value that is compared, as far as it limits what is certain.
struct ComparisonContext {
  /// Whether the payload is accepted in fewer cases if the value is, and in more if the value is.
  ///
  /// Inside `catch` or exactly one of several options it is not.
  var isMonotone = true
  /// Whether the verdict depends on the output of the value: for example, a refinement or a pipe is around it.
  var observesOutput = false
  /// Whether the value may be absent, as a field may; the payload itself and an element of an array are not.
  var mayBeAbsent = false
}

extension TreeComparison {
  /// Compares what is inside a node, with a context that is limited further.
  mutating func inside(
    _ limit: (inout ComparisonContext) -> Void, _ comparison: (inout Self) -> Void
  ) {
    let outer = context
    limit(&context)
    comparison(&self)
    context = outer
  }

  /// Adds a difference whose kind is certain for the value, unless the way to the value makes it uncertain.
  ///
  /// - Parameters:
  ///   - keepsOutputs: whether the values that both schemas accept have the same output in both.
  ///   - otherwise: the detail of a difference that is not certain, if it is another.
  mutating func noteProved(
    _ kind: SchemaDifference.Kind, keepsOutputs: Bool = true, at path: String, _ detail: String,
    otherwise: String? = nil
  ) {
    let isCertain = context.isMonotone && (keepsOutputs || !context.observesOutput)
    note(isCertain ? kind : .changed, at: path, isCertain ? detail : otherwise ?? detail)
  }
}
