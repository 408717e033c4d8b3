internal import SchemaModel

/// A closure of a schema that takes values of one type.
struct TypedClosure {
  let parameter: ZodSchema.ValueType
  let path: SchemaPath
  /// The check that calls it, counted from its node's first one; nil for a transform, which gets a node's output.
  let check: Int?

  /// Returns nil for a closure that takes any value.
  init?(_ parameter: ZodSchema.ValueType?, _ path: SchemaPath, check: Int? = nil) {
    guard let parameter else { return nil }
    (self.parameter, self.path, self.check) = (parameter, path, check)
  }
}

/// The closures of a schema that take values of one type, with the nodes whose values they get.
struct TypedClosures {
  private var closures: [(closure: TypedClosure, node: Int32)] = []

  /// Adds a closure that gets the value of a node.
  mutating func add(_ closure: TypedClosure, of node: Int32) { closures.append((closure, node)) }

  /// Rejects a closure that would get another value than it takes.
  ///
  /// A value whose type isn't known, such as that of a function, may be of the right one.
  ///
  /// - Throws: `SchemaError` with the closure's path, and with what to write instead.
  func require(in plan: PlanBuilder) throws(SchemaError) {
    guard !closures.isEmpty else { return }
    let outputs = OutputTypes(plan)
    for (closure, node) in closures {
      let given = types(closure, of: node, outputs, plan)
      let wanted = ZodSchema.ValueTypes(closure.parameter)
      guard given != .all, !given.isEmpty, !given.isSubset(of: wanted) else { continue }
      let name = closure.parameter.name
      let missing = given.intersection([.undefined, .null])
      if given.isDisjoint(with: wanted) {
        throw closure.path.error(
          .closureType(
            takes: name, gives: given.words,
            advice:
              "which the schema never gives: it gives \(given.words); name the type that it takes, as in "
              + "{ (value: JSONValue) in ... }"))
      } else if !missing.isEmpty {
        throw closure.path.error(
          .closureType(
            takes: name, gives: given.words,
            advice:
              "and the value may be \(missing.words): add it before .optional() or .nullable(), or take any value, "
              + "as in { (value: JSONValue) in ... }"))
      }
    }
  }

  private func types(
    _ closure: TypedClosure, of node: Int32, _ outputs: OutputTypes, _ plan: PlanBuilder
  ) -> ZodSchema.ValueTypes {
    guard let check = closure.check else { return outputs.types[Int(node)] }
    let node = plan.nodes[Int(node)]
    let first = Int(node.firstCheck)
    return plan.checks[first..<first + check].reduce(outputs.made(by: node)) {
      outputs.behind($1, $0)
    }
  }
}

extension ZodSchema.ValueTypes {
  /// The names of the types: `null or undefined`.
  fileprivate var words: String {
    ZodSchema.ValueType.names.indices
      .filter { rawValue & 1 << UInt16($0) != 0 }.map { ZodSchema.ValueType.names[$0] }
      .joined(separator: " or ")
  }
}
