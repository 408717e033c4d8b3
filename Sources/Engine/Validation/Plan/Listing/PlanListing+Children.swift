/// The nodes below a node.
extension PlanListing {
  /// A node below another one.
  struct Child {
    var node: Int32
    var position: Position
    /// Whether it runs on the same value as the node above it.
    var sharesValue = false

    init(
      _ node: Int32, _ label: String = "", isRead: Bool = false, sharesValue: Bool = false,
      field: PlanField? = nil, facts: [String] = []
    ) {
      self.node = node
      position = Position(label: label, isRead: isRead, field: field, facts: facts)
      self.sharesValue = sharesValue
    }
  }

  /// Returns the nodes below a node in the order of their lines.
  func children(of node: PlanNode) -> [Child] {
    switch node.opcode {
    case .array, .set: [Child(node.element, "[]: ")]
    case .map: [Child(node.key, "(key): "), Child(node.element, "(value): ")]
    case .tuple:
      node.items.enumerated().map { Child(plan.tables.items[$1], "[\($0)]: ") }
        + (node.rest < 0 ? [] : [Child(node.rest, "(rest): ")])
    case .record, .keyedRecord:
      (node.key < 0 ? [] : [Child(node.key, "(key): ")]) + [Child(node.element, "(value): ")]
    case .object: fields(of: plan.tables.objects[Int(node.object)])
    case .union, .exclusiveUnion:
      node.options.map { Child(plan.tables.items[$0], "| ", sharesValue: true) }
    case .discriminatedUnion: options(of: node)
    case .intersection:
      [node.input, node.output].map { Child($0, "& ", sharesValue: true) }
    case .pipe: [Child(node.input, "(in): ", sharesValue: true), Child(node.output, "(out): ")]
    case .codec: [Child(node.input, "(in): "), Child(node.output, "(out): ")]
    case .optional, .nonoptional, .nullable, .default, .prefault, .catch, .same, .success,
      .detached,
      .explained:
      [Child(node.inner, isRead: true, sharesValue: true)]
    case .string, .number, .boolean, .null, .undefined, .nan, .bigint, .date, .function, .foreign,
      .coerced, .anything, .never, .literal, .templateLiteral, .stringbool, .transform, .failing:
      []
    }
  }

  private func fields(of object: PlanObject) -> [Child] {
    let fields = (0..<object.fieldCount).map { number in
      let field = plan.tables.fields[Int(object.firstField + number)]
      let mark = plan.tables.nodes[Int(field.node)].acceptsAbsent ? "?" : ""
      let name = fieldName(plan.keys[Int(object.firstField + number)])
      return Child(field.node, "\(name)\(mark): ", isRead: true, field: field)
    }
    return fields + (object.catchall < 0 ? [] : [Child(object.catchall, "(catchall): ")])
  }

  private func options(of union: PlanNode) -> [Child] {
    let table = plan.tables.discriminators[Int(union.discriminator)]
    return (table.firstOption..<table.endOption).map { place in
      let option = plan.tables.items[Int(place)]
      let cases = (table.firstCase..<table.endCase).map { plan.tables.cases[Int($0)] }
        .filter { $0.node == option }
      var values = cases.map { literal($0.literal) }
      if table.absentNode == option { values.append("undefined") }
      let isPassed = cases.contains { $0.field >= 0 }
      return Child(
        option, "| \(values.joined(separator: ", ")): ", isRead: true, sharesValue: true,
        facts: isPassed ? ["the discriminator is not run again"] : [])
    }
  }
}
