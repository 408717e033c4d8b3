internal import SchemaModel

/// The nodes of a plan without an array, object, tuple or record below them.
struct ScalarNodes {
  /// Whether a node is one of them, by its place in the plan.
  var isScalar: [Bool] { heights.map { $0 >= 0 } }
  /// The number of nodes below a node, down to the lowest one; -1 for a node that is none of them.
  private var heights: [Int] = []

  /// The greatest height: such a node is run by a function that calls itself for the nodes below.
  static let greatestHeight = 16

  init(_ builder: PlanBuilder) {
    // The compiler adds a node after the nodes below it, so one pass is enough.
    for node in builder.nodes {
      func height(above below: [Int32]) -> Int {
        var height = 0
        for place in below {
          guard Int(place) < heights.count, heights[Int(place)] >= 0 else { return -1 }
          height = max(height, heights[Int(place)] + 1)
        }
        return height <= Self.greatestHeight ? height : -1
      }
      let height =
        switch node.opcode {
        case .string, .number, .boolean, .null, .anything, .never, .literal: 0
        // A function that adds issues is run once only.
        case .transform: builder.transforms[Int(node.transform)].reportsIssues ? -1 : 0
        case .union: height(above: Array(builder.items[node.options]))
        case .optional, .nullable, .default, .prefault, .catch, .same: height(above: [node.inner])
        case .pipe: height(above: [node.input, node.output])
        default: -1
        }
      let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
      heights.append(checks.allSatisfy(\.isJudged) ? height : -1)
    }
  }
}

extension ZodSchema.Transform {
  /// Whether the function may add issues.
  var reportsIssues: Bool {
    switch body {
    case .reporting, .reportingValue: true
    default: false
    }
  }
}

extension ZodSchema.Transform {
  /// Whether the function may leave a run undecided.
  var mayFail: Bool {
    switch body {
    case .trim, .toLowerCase, .toUpperCase, .normalize, .slugify, .identity: false
    case .text(let function): function.storage.canFail
    case .custom, .value, .reporting, .reportingValue, nil: true
    }
  }
}

extension PlanCheck {
  /// Whether a verdict runs the check by itself.
  var isJudged: Bool {
    switch opcode {
    case .function, .hasMembers, .property: false
    default: when < 0
    }
  }
}
