/// A check of an object over some of its fields: a trivial value.
struct PlanRule: Sendable {
  var predicate: Int32
  /// The numbers of the fields in the object are `ruleFields[firstField...]`, as many as the predicate has keys.
  var firstField: Int32
}

/// The checks of objects that need the outputs of some fields, not an object.
struct FieldRules {
  private(set) var rules: [PlanRule] = []
  /// The numbers of the rules' fields in their objects.
  private(set) var fields: [Int32] = []
  /// For each object, the place of its first rule and the place behind the last one; equal also if it has other checks.
  private(set) var ranges: [(first: Int32, end: Int32)]

  init(_ builder: PlanBuilder) {
    ranges = Array(repeating: (0, 0), count: builder.objects.count)
    for node in builder.nodes where node.opcode == .object {
      let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
      let own = checks.compactMap { check in
        builder.ruleFields(of: check, in: builder.objects[Int(node.object)])
          .map { (check.predicate, $0) }
      }
      guard own.count == checks.count else { continue }
      ranges[Int(node.object)] = (Int32(rules.count), Int32(rules.count + own.count))
      for (predicate, numbers) in own {
        rules.append(PlanRule(predicate: predicate, firstField: Int32(fields.count)))
        fields += numbers
      }
    }
  }
}

extension PlanBuilder {
  /// Returns the numbers of the fields that a check of an object reads; nil if it needs more than their outputs.
  fileprivate func ruleFields(of check: PlanCheck, in object: PlanObject) -> [Int32]? {
    guard check.opcode == .custom, !check.hasOwnCondition else { return nil }
    let predicate = planPredicates[Int(check.predicate)]
    guard case .fields = predicate.test else { return nil }
    let numbers = predicateKeys[predicate.keys].compactMap { number(of: $0, in: object) }
    // An absent field has no output, but the object may inherit a value under its key.
    guard numbers.count == predicate.keys.count,
      numbers.allSatisfy({ fields[Int(object.firstField + $0)].inherited == .nothing })
    else { return nil }
    return numbers
  }

  /// Returns the number of the field with a key in an object that is read in one pass; nil if it declares none.
  func number(of key: PlanText, in object: PlanObject) -> Int32? {
    guard object.fieldCount <= PlanObject.greatestOnePassCount else { return nil }
    return (0..<object.fieldCount).first { number in
      let field = fields[Int(object.firstField + number)]
      // Equal texts of a plan have one place.
      return field.key.start == key.start && field.key.length == key.length
    }
  }
}
