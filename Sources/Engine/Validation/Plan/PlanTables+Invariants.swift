/// The invariants that make it safe to read the tables of a plan without checks of bounds.
///
/// A `FlatTable` and the pointers into it have no bounds in release builds. Only the compiler makes indices, each of an element
/// that is there. Debug builds check these invariants of every plan:
///
/// - the operands of a node are elements of their tables, and so are the operands of a check;
/// - each string of the plan has eight readable bytes behind it, so that it may be read in words;
/// - a key table has a free slot, so that a search ends, and its fields are those of its object;
/// - `FieldOrder` has one entry more for each object than it has fields;
/// - the alternatives for strings name words, steps and patterns that are there;
/// - an object that is read in one pass has at most 64 fields, so that a word has a bit for each, and one at least;
/// - a rule of an object, and a member that chooses an option, name fields of the object.
extension PlanTables {
  /// Returns the first index that is not of an element, in words; nil for every plan that the compiler makes.
  func violation(of builder: PlanBuilder, root: Int) -> String? {
    guard nodes.has(Int32(root)) else { return "the root" }
    for (name, count) in [
      ("scalars", scalars.count), ("numbers", numbers.count), ("one pass", onePassNodes.count),
    ] where count != nodes.count {
      return "the number of \(name)"
    }
    return violationOfNodes(builder) ?? violationOfObjects ?? violationOfAlternatives
      ?? violationOfChoices
  }

  private func violationOfNodes(_ builder: PlanBuilder) -> String? {
    for place in 0..<nodes.count {
      let node = nodes[place]
      guard builder.children(of: node).allSatisfy(nodes.has),
        checks.has(node.firstCheck, node.endCheck)
      else { return "node \(place)" }
      switch node.opcode {
      case .object, .keyedRecord:
        guard objects.has(node.object) else { return "the object of node \(place)" }
      case .literal:
        guard node.literals.upperBound <= literals.count else {
          return "the literals of node \(place)"
        }
      case .tuple:
        guard node.items.upperBound <= items.count else { return "the items of node \(place)" }
      case .union, .exclusiveUnion:
        guard node.options.upperBound <= items.count else { return "the options of node \(place)" }
      case .discriminatedUnion:
        guard discriminators.has(node.discriminator) else {
          return "the discriminator of node \(place)"
        }
      default: break
      }
    }
    for place in 0..<checks.count where !areInTables(checks[place]) { return "check \(place)" }
    return nil
  }

  private func areInTables(_ check: PlanCheck) -> Bool {
    switch check.opcode {
    case .pattern: patterns.has(check.pattern)
    case .custom: predicates.has(check.predicate)
    case .property: nodes.has(check.node)
    default: true
    }
  }

  private var violationOfObjects: String? {
    for place in 0..<objects.count {
      let object = objects[place]
      guard fields.has(object.firstField, object.firstField + object.fieldCount),
        keySlots.has(object.firstSlot, object.firstSlot + object.slotMask + 1),
        object.slotMask & (object.slotMask + 1) == 0, object.slotMask >= object.fieldCount,
        object.firstFollower == object.firstField + Int32(place),
        rules.has(object.firstRule, object.endRule),
        object.unknownKeys != .catchall || nodes.has(object.catchall)
      else { return "object \(place)" }
      for slot in object.firstSlot...object.firstSlot + object.slotMask
      where keySlots[Int(slot)].field >= object.fieldCount {
        return "a slot of object \(place)"
      }
      for rule in object.firstRule..<object.endRule
      where !readsFields(of: object, rules[Int(rule)]) {
        return "a rule of object \(place)"
      }
    }
    for place in 0..<fields.count {
      let field = fields[place]
      guard nodes.has(field.node), isReadable(field.key), isReadable(field.writtenKey),
        alternatives.has(field.scalar.alternatives.first, field.scalar.alternatives.end)
      else { return "field \(place)" }
    }
    return nil
  }

  private func readsFields(of object: PlanObject, _ rule: PlanRule) -> Bool {
    guard predicates.has(rule.predicate) else { return false }
    let end = rule.firstField + Int32(predicates[Int(rule.predicate)].keys.count)
    guard ruleFields.has(rule.firstField, end) else { return false }
    return (rule.firstField..<end).allSatisfy { place in
      (0..<object.fieldCount).contains(ruleFields[Int(place)])
    }
  }

  private var violationOfAlternatives: String? {
    for place in 0..<alternatives.count {
      let alternative = alternatives[place]
      let isInTables =
        switch alternative.kind {
        case .literal: words.has(alternative.first, alternative.end)
        case .steps: steps.has(alternative.first, alternative.end)
        case .plain: alternative.pattern < 0 || patterns.has(alternative.pattern)
        }
      guard isInTables else { return "alternative \(place)" }
    }
    for place in 0..<words.count where !isReadable(words[place].text) { return "word \(place)" }
    for place in 0..<steps.count where !areInTables(steps[place]) { return "step \(place)" }
    return nil
  }

  private var violationOfChoices: String? {
    for place in 0..<discriminators.count {
      let discriminator = discriminators[place]
      guard cases.has(discriminator.firstCase, discriminator.endCase),
        items.has(discriminator.firstOption, discriminator.endOption),
        isReadable(discriminator.key)
      else { return "discriminator \(place)" }
    }
    for place in 0..<nodes.count where onePassNodes[place] >= 0 {
      guard nodes.has(onePassNodes[place]) else { return "the one pass of node \(place)" }
      let node = nodes[Int(onePassNodes[place])]
      guard node.opcode == .discriminatedUnion || isReadInOnePass(node) else {
        return "the object of node \(place) in one pass"
      }
      guard node.opcode == .discriminatedUnion else { continue }
      let discriminator = discriminators[Int(node.discriminator)]
      for index in discriminator.firstCase..<discriminator.endCase {
        let choice = cases[Int(index)]
        guard nodes.has(choice.node), isReadInOnePass(nodes[Int(choice.node)]),
          choice.field < objects[Int(nodes[Int(choice.node)].object)].fieldCount,
          isReadable(choice.member)
        else { return "case \(index) in one pass" }
      }
    }
    return nil
  }

  private func isReadInOnePass(_ node: PlanNode) -> Bool {
    node.opcode == .object
      && 1...PlanObject.greatestOnePassCount ~= objects[Int(node.object)].fieldCount
  }

  /// Returns whether the bytes of a string are in the plan's, with eight bytes behind them.
  private func isReadable(_ text: PlanText) -> Bool {
    text.start >= 0 && text.length >= 0 && Int(text.start) + Int(text.length) + 8 <= bytes.count
  }
}

extension FlatTable {
  /// Returns whether an index is that of an element.
  fileprivate func has(_ index: Int32) -> Bool { index >= 0 && Int(index) < count }

  /// Returns whether all indices from one up to another are those of elements.
  fileprivate func has(_ first: Int32, _ end: Int32) -> Bool {
    0 <= first && first <= end && Int(end) <= count
  }
}
