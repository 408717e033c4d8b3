/// The facts behind `#`: the treatment of a node by a run.
extension PlanListing {
  /// Returns whether a node, and so what is below it, is always explained.
  func isExplained(_ index: Int32) -> Bool {
    if case .explained = plan.walk(of: Int(index)) { true } else { false }
  }

  /// Returns the walk of a node, if it is not that of the node above it.
  func walkFacts(of index: Int32, _ position: Position) -> [String] {
    guard !position.isExplained else { return [] }
    var facts: [String] = []
    switch plan.walk(of: Int(index)) {
    case .explained(let reason): return ["explained: \(reason.rawValue)"]
    case .tapeUnless(let exception): facts = ["explains \(exception.rawValue)"]
    case .tape: break
    }
    guard position.isRead else { return facts }
    let node = plan.tables.nodes[Int(index)]
    if plan.tables.onePassNodes[Int(index)] >= 0 {
      let isObject = node.opcode == .object || node.opcode == .discriminatedUnion
      return (isObject ? ["while read"] : []) + facts
    }
    guard !node.isScalar else { return facts }
    let obstacle =
      node.opcode == .object
      ? plan.tables.objects[Int(node.object)].obstacleToOnePass.map { ": \($0.rawValue)" } : nil
    return ["from a tape\(obstacle ?? "")"] + facts
  }

  /// Returns the facts about a node itself and, if it is the first one that has it, about its effect on outputs.
  func ownFacts(of index: Int32) -> [String] {
    let node = plan.tables.nodes[Int(index)]
    let below = children(of: node).map { Int($0.node) }
    let traits = plan.traits
    var facts: [String] = []
    switch node.opcode {
    case .object: facts += objectFacts(of: node)
    case .keyedRecord:
      facts += objectFacts(of: node)
      if node.keepsKeys { facts.append("keys stay as they are") }
    case .intersection:
      facts.append(node.surelyMerges ? "sides surely merge" : "sides may not merge")
    case .optional where node.runsOnAbsent && !plan.tables.scalars[Int(index)].acceptsAbsent:
      facts.append("an absent value is run")
    case .record where node.key >= 0 && node.keepsKeys: facts.append("keys stay as they are")
    default: break
    }
    if !traits.keepsValues[Int(index)], below.allSatisfy({ traits.keepsValues[$0] }) {
      facts.append(
        traits.onlyFills[Int(index)] ? "output fills absent values" : "output may differ")
    }
    if !traits.leavesOutput[Int(index)], below.allSatisfy({ traits.leavesOutput[$0] }) {
      facts.append("looks at outputs")
    }
    return facts
  }

  private func objectFacts(of node: PlanNode) -> [String] {
    let object = plan.tables.objects[Int(node.object)]
    let keys = "\(object.fieldCount) key\(object.fieldCount == 1 ? "" : "s")"
    var facts = ["\(keys) in \(object.slotMask + 1) slots"]
    if object.firstRule < object.endRule {
      facts.append("checks take \(names(of: object.checkedFields, in: object)), not an object")
    } else if object.checkedFields == .max {
      facts.append("checks take an object of all fields")
    } else if object.checkedFields != 0 {
      facts.append("checks take an object of \(names(of: object.checkedFields, in: object))")
    }
    return facts
  }

  private func names(of fields: UInt64, in object: PlanObject) -> String {
    (0..<object.fieldCount).filter { fields & (1 << UInt64($0)) != 0 }
      .map { fieldName(plan.keys[Int(object.firstField + $0)]) }.joined(separator: ", ")
  }

  /// Returns the facts about a node from its position.
  func positionFacts(_ position: Position) -> [String] {
    guard let field = position.field else { return position.facts }
    return position.facts
      + (absence(of: field, isRead: position.isRead).map { ["absent: \($0)"] } ?? [])
  }

  /// Returns the treatment of an absent key; nil if it is an issue like that of a wrong value.
  private func absence(of field: PlanField, isRead: Bool) -> String? {
    let ending = field.mayBeAbsent && plan.leavesOutput && !isRead ? " for an output" : ""
    switch field.absent {
    case .required: return nil
    case .ignored: return "never looked at"
    case _ where field.staysAbsent: return "stays so"
    case .leftOut: return "run\(ending), left out"
    case .dropped: return "run\(ending), left out if rejected"
    case .filled: return "run\(ending), present also with undefined"
    case .forgiven: return "run\(ending), explained if rejected, no issue"
    case .judged:
      return plan.tables.nodes[Int(field.node)].acceptsAbsent ? "run\(ending)" : nil
    }
  }
}
