internal import JSPrimitives
internal import SchemaModel

/// The checks and functions that may leave a run undecided since a value has a type for which JavaScript throws, or calls methods
/// of the value.
struct ThrowingChecks {
  private let builder: PlanBuilder
  private let outputs: OutputTypes
  /// For each transform's node, the types of the values that it gets.
  private var inputs: [Int32: ZodSchema.ValueTypes] = [:]

  init(_ builder: PlanBuilder) {
    self.builder = builder
    outputs = OutputTypes(builder)
    for node in builder.nodes where node.opcode == .pipe && node.output >= 0 {
      inputs[node.output] = outputs.types[Int(node.input)]
    }
  }

  /// Returns whether a node's own check or function may throw as Zod's does.
  ///
  /// Functions of Swift don't count: Zod has no error of theirs.
  func mayThrow(_ place: Int) -> Bool {
    let node = builder.nodes[place]
    switch node.opcode {
    case .transform:
      let given = inputs[Int32(place)] ?? .all
      if rejects(node.transform, given) { return true }
    case .codec where node.input >= 0:
      if rejects(node.transform, outputs.types[Int(node.input)]) { return true }
    case .record where node.key >= 0, .keyedRecord where node.key >= 0:
      // A key is made of the output of its schema.
      let convertible = ZodSchema.ValueTypes.primitive.union(.bigint)
      if !outputs.types[Int(node.key)].isSubset(of: convertible) { return true }
    case .map: return true
    default: break
    }
    var given = outputs.made(by: node)
    for index in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = builder.checks[index]
      if mayThrow(check, at: index, of: node, given) { return true }
      given = outputs.behind(check, given)
    }
    return false
  }

  private func mayThrow(
    _ check: PlanCheck, at index: Int, of node: PlanNode, _ given: ZodSchema.ValueTypes
  ) -> Bool {
    let allowed: ZodSchema.ValueTypes
    switch check.opcode {
    // Only the length of an object is a value of any type.
    case .length: allowed = .all.subtracting([.object, .function])
    case .greaterThan, .greaterOrEqual, .lessThan, .lessOrEqual:
      allowed = .primitive.union(.date)
    case .range, .multipleOf, .roundedMultipleOf: allowed = .number
    case .bigintGreaterThan, .bigintGreaterOrEqual, .bigintLessThan, .bigintLessOrEqual,
      .bigintMultipleOf, .bigintRange:
      allowed = .bigint
    case .pattern: allowed = .primitive
    case .startsWith, .endsWith, .includes, .includesAfter, .textFormat: allowed = .string
    case .overwrite: return rejects(check.transform, given)
    case .custom: return mayThrow(check.predicate, at: index, of: node, given)
    case .safeInteger, .rangedInteger, .url, .urlOptions, .function, .hasMembers, .property:
      return false
    }
    return !given.isSubset(of: allowed)
  }

  private func mayThrow(
    _ predicate: Int32, at index: Int, of node: PlanNode, _ given: ZodSchema.ValueTypes
  ) -> Bool {
    let planned = builder.planPredicates[Int(predicate)]
    let written = builder.predicates[Int(predicate)].written
    switch planned.test {
    case .text: return !given.isSubset(of: .string)
    case .hasAnyField: return !given.isSubset(of: .object)
    case .value:
      switch written {
      case .emptyOrNotBlank: return !given.isSubset(of: [.undefined, .null, .string])
      case .expression(let expression): return expression.mayThrow { _ in given }
      default: return false
      }
    case .fields(let condition):
      guard given.isSubset(of: .object) else { return true }
      guard case .expression(let expression) = written else { return false }
      let keys = condition._withUnsafeGuaranteedRef { $0.keys }
      return expression.mayThrow { operand in
        guard case .field(let key) = operand, let number = keys.firstIndex(of: key) else {
          return .all
        }
        return outputs.member(
          builder.predicateKeys[planned.keys.lowerBound + number], of: node, before: index)
      }
    case .other: return false
    }
  }

  /// Returns whether a function from text to text does not take a value of these types.
  private func rejects(_ transform: Int32, _ given: ZodSchema.ValueTypes) -> Bool {
    let transform = builder.transforms[Int(transform)]
    switch transform.opcode {
    case .custom, .identity: return false
    case .trim, .toLowerCase, .toUpperCase, .normalize, .slugify, .text:
      return transform.textFunction?.otherValues != .unchanged && !given.isSubset(of: .string)
    }
  }
}
