internal import SchemaModel

/// The nodes whose output may be undefined, which a key of an object shows that no JSON has.
struct UndefinedOutputs {
  /// For each node, whether it may make undefined of a value.
  private(set) var ofPresent: [Bool]
  /// For each node, whether it may make undefined of an absent value.
  private(set) var ofAbsent: [Bool]

  init(_ builder: PlanBuilder) {
    ofPresent = Array(repeating: false, count: builder.nodes.count)
    ofAbsent = ofPresent
    var isDone = false
    while !isDone {
      isDone = true
      // A node comes after the nodes below it, except for what a reference names.
      for (place, node) in builder.nodes.enumerated() {
        let changed = mark(place, present: true, node, builder)
        if mark(place, present: false, node, builder) || changed { isDone = false }
      }
    }
  }

  /// Notes that a node may make undefined; false if nothing is new.
  private mutating func mark(
    _ place: Int, present: Bool, _ node: PlanNode, _ builder: PlanBuilder
  ) -> Bool {
    guard !(present ? ofPresent[place] : ofAbsent[place]),
      makesUndefined(node, present: present, builder)
    else { return false }
    if present { ofPresent[place] = true } else { ofAbsent[place] = true }
    return true
  }

  private func makesUndefined(
    _ node: PlanNode, present: Bool, _ builder: PlanBuilder
  ) -> Bool {
    func below(_ place: Int32, present isPresent: Bool) -> Bool {
      isPresent ? ofPresent[Int(place)] : ofAbsent[Int(place)]
    }
    func inner() -> Bool { below(node.inner, present: present) }
    let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
    if checks.contains(where: { builder.mayMakeUndefined($0) }) { return true }
    let isUndefined = node.valueFunction >= 0 || node.valueFunction == -1 && node.constant < 0
    switch node.opcode {
    case .anything, .undefined, .literal, .function, .foreign: return !present
    case .optional: return !present || inner()
    case .nonoptional: return false
    case .default: return isUndefined && (!present || inner())
    case .prefault: return below(node.inner, present: present || !isUndefined)
    case .catch: return isUndefined || inner()
    case .nullable, .same, .detached, .explained: return inner()
    case .union, .exclusiveUnion, .discriminatedUnion:
      return builder.children(of: node).contains { below($0, present: present) }
    case .intersection:
      return below(node.input, present: present) || below(node.output, present: present)
    case .pipe:
      return below(node.output, present: true)
        || below(node.input, present: present) && below(node.output, present: false)
    case .codec: return node.output < 0 || below(node.output, present: false)
    case .transform:
      return !present || builder.transforms[Int(node.transform)].opcode == .custom
    case .string, .number, .boolean, .null, .nan, .bigint, .date, .coerced, .never,
      .templateLiteral, .stringbool, .array, .tuple, .set, .map, .record, .keyedRecord, .object,
      .success, .failing:
      return false
    }
  }
}

extension PlanBuilder {
  /// Returns whether a check may replace a value by undefined.
  fileprivate func mayMakeUndefined(_ check: PlanCheck) -> Bool {
    switch check.opcode {
    case .overwrite: transforms[Int(check.transform)].opcode == .custom
    case .function: true
    default: false
    }
  }
}

extension PlanBuilder {
  /// Marks the fields and objects whose outputs may have a key with the value undefined.
  ///
  /// Most defaults make a value of every absent one, so that the key is in the output like any other.
  mutating func markUndefinedKeys() {
    let outputs = UndefinedOutputs(self)
    for place in fields.indices where fields[place].absent == .filled {
      if !outputs.ofAbsent[Int(fields[place].node)] { fields[place].absent = .judged }
    }
    guard nodes.contains(where: { $0.opcode == .object && looksAtKeys($0) }) else { return }
    for place in objects.indices {
      let first = Int(objects[place].firstField)
      objects[place].showsUndefined = fields[first..<first + Int(objects[place].fieldCount)]
        .contains { $0.absent == .filled || outputs.ofPresent[Int($0.node)] }
    }
  }

  /// Returns whether a check of an object looks at more than the values of some fields.
  private func looksAtKeys(_ node: PlanNode) -> Bool {
    checks[Int(node.firstCheck)..<Int(node.endCheck)].contains { check in
      guard check.opcode == .custom, !check.hasOwnCondition,
        case .fields = planPredicates[Int(check.predicate)].test
      else { return true }
      return false
    }
  }
}
