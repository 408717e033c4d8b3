/// The fields of objects whose outputs the objects' own checks look at.
struct CheckedFields {
  /// For each object, a bit for each of its first 64 fields; all bits if a check may look at any field.
  private(set) var fields: [UInt64]

  init(_ builder: PlanBuilder) {
    fields = Array(repeating: 0, count: builder.objects.count)
    for node in builder.nodes where node.opcode == .object {
      for check in builder.checks[Int(node.firstCheck)..<Int(node.endCheck)] {
        fields[Int(node.object)] |= builder.fields(of: Int(node.object), checkedBy: check)
      }
    }
  }
}

extension PlanBuilder {
  /// Returns a bit for each field of an object that a check looks at.
  fileprivate func fields(of object: Int, checkedBy check: PlanCheck) -> UInt64 {
    guard check.opcode == .custom, !check.hasOwnCondition else { return .max }
    let predicate = planPredicates[Int(check.predicate)]
    guard case .fields = predicate.test else { return .max }
    return predicateKeys[predicate.keys]
      .compactMap { number(of: $0, in: objects[object]) }
      .reduce(0) { $0 | 1 << UInt64($1) }
  }
}
