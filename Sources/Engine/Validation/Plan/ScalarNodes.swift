/// The nodes of a plan without an array, object, tuple or record below them.
struct ScalarNodes {
  /// Whether a node is one of them, by its place in the plan.
  private(set) var isScalar: [Bool] = []

  init(_ builder: PlanBuilder) {
    // The compiler adds a node after the nodes below it, so one pass is enough.
    for node in builder.nodes {
      func isKnown(_ place: Int32) -> Bool { Int(place) < isScalar.count && isScalar[Int(place)] }
      let isScalarNode =
        switch node.opcode {
        case .string, .number, .boolean, .null, .anything, .never, .literal, .transform: true
        case .array, .tuple, .record, .object, .discriminatedUnion, .explained: false
        case .union: builder.items[node.options].allSatisfy(isKnown)
        case .optional, .nullable, .default, .prefault, .catch: isKnown(node.inner)
        case .pipe: isKnown(node.input) && isKnown(node.output)
        }
      isScalar.append(isScalarNode)
    }
  }
}
