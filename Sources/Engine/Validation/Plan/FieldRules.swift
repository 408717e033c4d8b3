/// A check of an object over two of its fields: a trivial value.
struct PlanRule: Sendable {
  var predicate: Int32
  /// The numbers of the fields in the object.
  var first: Int32
  var second: Int32
}

/// The checks of objects that need the outputs of two fields, not an object.
struct FieldRules {
  private(set) var rules: [PlanRule] = []
  /// For each object, the place of its first rule and the place behind the last one; equal also if it has other checks.
  private(set) var ranges: [(first: Int32, end: Int32)]

  init(_ builder: PlanBuilder) {
    ranges = Array(repeating: (0, 0), count: builder.objects.count)
    for node in builder.nodes where node.opcode == .object {
      let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
      let own = checks.compactMap { builder.rule($0, of: builder.objects[Int(node.object)]) }
      guard own.count == checks.count else { continue }
      ranges[Int(node.object)] = (Int32(rules.count), Int32(rules.count + own.count))
      rules += own
    }
  }
}

extension PlanBuilder {
  /// Returns a check of an object as a rule; nil if it needs more than the outputs of two fields.
  fileprivate func rule(_ check: PlanCheck, of object: PlanObject) -> PlanRule? {
    guard check.opcode == .custom, !check.hasOwnCondition else { return nil }
    let predicate = planPredicates[Int(check.predicate)]
    switch predicate.opcode {
    case .isHTTPURL, .other: return nil
    case .isEitherSet, .isNotBefore:
      guard let first = number(of: predicate.first, in: object),
        let second = number(of: predicate.second, in: object),
        // An absent field has no output, but the object may inherit a value under its key.
        [first, second].allSatisfy({
          fields[Int(object.firstField + $0)].inherited == .nothing
        })
      else { return nil }
      return PlanRule(predicate: check.predicate, first: first, second: second)
    }
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
