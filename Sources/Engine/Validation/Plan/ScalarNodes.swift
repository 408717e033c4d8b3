/// Which nodes of a plan have no array, object, tuple or record below them.
struct ScalarNodes {
  /// By the node's place in the plan.
  private(set) var isScalar: [Bool] = []

  init(_ builder: PlanBuilder) {
    // The compiler adds a node behind those below it, so one pass finds them all known.
    for node in builder.nodes {
      func isKnown(_ place: Int32) -> Bool { Int(place) < isScalar.count && isScalar[Int(place)] }
      let isScalarNode =
        switch node.opcode {
        case .string, .number, .boolean, .null, .anything, .never, .literal, .transform: true
        case .array, .tuple, .record, .object, .discriminatedUnion, .explained: false
        case .union: builder.items[Int(node.a)..<Int(node.b)].allSatisfy(isKnown)
        case .optional, .nullable, .default, .prefault, .catch: isKnown(node.a)
        case .pipe: isKnown(node.a) && isKnown(node.b)
        }
      isScalar.append(isScalarNode)
    }
  }
}
