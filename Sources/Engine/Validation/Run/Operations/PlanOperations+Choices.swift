internal import SourceJSON

/// Literals and discriminators, which choose.
extension PlanOperations {
  /// Returns whether a value is one of a literal or enumeration, by SameValueZero.
  mutating func isLiteral(_ node: PlanNode, _ value: inout Value) -> Bool {
    switch values.type(value) {
    case .string:
      let text = values.text(&value).bytes
      for index in node.literals {
        if tables.literal(tables.literals[index], equals: text) { return true }
      }
      return false
    case .number:
      let number = values.number(value)
      return hasLiteral(node) {
        $0.kind == .number && ($0.number == number || $0.number.isNaN && number.isNaN)
      }
    case .boolean:
      let number: Double = values.isTruthy(value) ? 1 : 0
      return hasLiteral(node) { $0.kind == .boolean && $0.number == number }
    case .null:
      return hasLiteral(node) { $0.kind == .null }
    case .undefined:
      return hasLiteral(node) { $0.kind == .undefined }
    case .bigint:
      let known = tables
      let digits = values.arena.bigints[Int(value.index)].description
      return hasLiteral(node) { literal in
        literal.kind == .bigint && known.bytes(of: literal.text).elementsEqual(digits.utf8)
      }
    case .array, .object, .date, .function, .set, .map:
      return false
    }
  }

  private mutating func hasLiteral(_ node: PlanNode, where matches: (PlanLiteral) -> Bool) -> Bool {
    node.literals.contains { matches(tables.literals[$0]) }
  }

  /// Returns the option that an object's discriminator chooses, or -1.
  mutating func option(_ node: PlanNode, of value: Value) -> Int32 {
    let table = tables.discriminators[Int(node.discriminator)]
    var discriminator =
      value.isOfDocument
      ? documentMember(table.key, of: value) : values.member(table.key, of: value)
    let kind: PlanLiteral.Kind
    var number = 0.0
    switch values.type(discriminator) {
    case .undefined: return table.isInherited ? -1 : table.absentNode
    case .string:
      let text = values.text(&discriminator).bytes
      for place in Int(table.firstCase)..<Int(table.endCase)
      where tables.literal(tables.cases[place].literal, equals: text) {
        return tables.cases[place].node
      }
      return -1
    case .number: (kind, number) = (.number, values.number(discriminator))
    case .boolean: (kind, number) = (.boolean, values.isTruthy(discriminator) ? 1 : 0)
    case .null: kind = .null
    case .bigint:
      let digits = values.arena.bigints[Int(discriminator.index)].description
      for place in Int(table.firstCase)..<Int(table.endCase) {
        let literal = tables.cases[place].literal
        if literal.kind == .bigint, tables.bytes(of: literal.text).elementsEqual(digits.utf8) {
          return tables.cases[place].node
        }
      }
      return -1
    case .array, .object, .date, .function, .set, .map: return -1
    }
    for place in Int(table.firstCase)..<Int(table.endCase) {
      let literal = tables.cases[place].literal
      if literal.kind == kind, literal.number == number { return tables.cases[place].node }
    }
    return -1
  }
}
