internal import SchemaModel

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
        case .string, .number, .boolean, .null, .anything, .never, .literal: true
        // A function that adds issues is run once only.
        case .transform: !builder.transforms[Int(node.transform)].reportsIssues
        case .union: builder.items[node.options].allSatisfy(isKnown)
        case .optional, .nullable, .default, .prefault, .catch: isKnown(node.inner)
        case .pipe: isKnown(node.input) && isKnown(node.output)
        default: false
        }
      let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
      isScalar.append(isScalarNode && checks.allSatisfy(\.isJudged))
    }
  }
}

extension ZodSchema.Transform {
  /// Whether the function may add issues.
  var reportsIssues: Bool {
    if case .reporting = body { true } else { false }
  }
}

extension PlanCheck {
  /// Whether the judging mode runs the check by itself.
  var isJudged: Bool {
    switch opcode {
    case .function, .property: false
    default: when < 0
    }
  }
}
