/// The way to the verdict on a value that a node's `PlanScalar` does not decide.
///
/// It restates the choices of the run in `Run/Walk/TapeWalk+Nodes.swift` and the files beside it; `NodeWalkTests` compares the two.
enum NodeWalk: Hashable {
  /// The node itself, over the tape of the value.
  case tape
  /// The node itself, but some values are explained.
  case tapeUnless(Exception)
  /// The explanation, always.
  case explained(Reason)

  /// The values of a node that are explained for their verdict.
  enum Exception: String {
    case absentValue = "an absent value"
    case shortArray = "shorter arrays"
    case numericKey = "keys that are numbers"
    case prototypeMember = "a member __proto__"
    case rejectedSide = "a side that rejects"
    case unmergedOutputs = "outputs that do not merge"
    case rejectedOption = "an option that rejects"
    case rejectedValue = "a value that is rejected"
    case noOption = "no option for the discriminator"
    case deepValue = "deep values"
  }

  /// Why a node is explained.
  enum Reason: String {
    case encoding = "encoding"
    case swallowedIssues = "issues below may be swallowed"
    case unknownKeys = "the pipe goes on after unknown keys"
    case checksOfIssues = "checks see or add issues"
    case inheritedKey = "objects inherit one of the keys"
    case changedKeys = "keys may change"
    case reportingFunction = "the function sees or adds issues"
    case noOtherWalk = "only explaining knows this kind"
  }
}

extension Plan {
  /// Returns the way to the verdict of a node.
  func walk(of index: Int) -> NodeWalk {
    let node = tables.nodes[index]
    guard !rules.isEncoding else { return .explained(.encoding) }
    switch node.opcode {
    case .string, .number, .boolean, .null, .undefined, .nan, .bigint, .date, .anything, .never,
      .literal, .coerced, .templateLiteral, .stringbool, .array, .nonoptional, .nullable, .detached,
      .default, .prefault, .pipe:
      return .tape
    case .union, .exclusiveUnion: return node.mayFail ? .tapeUnless(.rejectedOption) : .tape
    case .tuple:
      return rules.runsAbsentItems && !node.items.isEmpty ? .tapeUnless(.shortArray) : .tape
    case .record:
      guard node.key >= 0 else { return .tape }
      return node.keepsKeys && tables.scalars[Int(node.key)].judgesText
        ? .tapeUnless(.numericKey) : .explained(.changedKeys)
    case .object:
      let object = tables.objects[Int(node.object)]
      if object.isExplained { return .explained(.inheritedKey) }
      return object.unknownKeys == .catchall ? .tapeUnless(.prototypeMember) : .tape
    case .intersection:
      if !node.surelyMerges { return .tapeUnless(.unmergedOutputs) }
      return .tapeUnless(node.reportsKeys ? .rejectedSide : .absentValue)
    case .same: return node.reach > 0 ? .tapeUnless(.deepValue) : .tape
    case .discriminatedUnion:
      return tables.discriminators[Int(node.discriminator)].isFallingBack
        ? .tapeUnless(.noOption) : .tape
    case .optional: return explainsAbsent(node) ? .tapeUnless(.absentValue) : .tape
    case .catch where node.valueFunction >= 0: return .explained(.reportingFunction)
    case .catch: return node.mayFail ? .tapeUnless(.rejectedValue) : .tape
    case .keyedRecord: return node.keepsKeys ? .tape : .explained(.changedKeys)
    case .transform, .codec:
      return transforms[Int(node.transform)].reportsIssues ? .explained(.reportingFunction) : .tape
    case .explained: return .explained(reason(toExplain: tables.nodes[Int(node.inner)]))
    // The issues below a `success` may stay in the payload.
    case .function, .foreign, .set, .map, .success, .failing: return .explained(.noOtherWalk)
    }
  }

  /// Returns why the compiler lets a node be explained.
  private func reason(toExplain node: PlanNode) -> NodeWalk.Reason {
    let checks = (node.firstCheck..<node.endCheck).map { tables.checks[Int($0)] }
    if !checks.allSatisfy(\.isJudged) { return .checksOfIssues }
    return node.opcode == .pipe && rules.pipesUnknownKeys ? .unknownKeys : .swallowedIssues
  }

  /// Returns whether an `optional` whose schema runs on an absent value is explained for it.
  private func explainsAbsent(_ node: PlanNode) -> Bool {
    guard node.runsOnAbsent, !node.onlyFills else { return false }
    let inner = tables.nodes[Int(node.inner)]
    return inner.opcode != .default || inner.firstCheck < inner.endCheck
  }
}
