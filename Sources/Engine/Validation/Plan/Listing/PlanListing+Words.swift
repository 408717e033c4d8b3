internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The kinds of nodes, in Zod's words where it has one.
extension PlanListing {
  /// Returns the kind of a node with its own values, without its checks and the nodes below it.
  mutating func words(for node: PlanNode) -> String {
    switch node.opcode {
    case .string, .number, .boolean, .null, .nan, .bigint, .date, .function, .never, .array, .set,
      .map, .tuple,
      .union, .intersection, .optional, .nonoptional, .nullable, .success, .pipe, .explained:
      return "\(node.opcode)"
    case .undefined, .foreign: return expectedType(of: node)
    case .anything: return "any"
    case .same: return "same"
    case .detached: return "promise"
    case .exclusiveUnion: return "xor"
    case .coerced: return "coerce \(expectedType(of: node))"
    case .literal:
      return "literal "
        + node.literals.map { literal(plan.tables.literals[$0]) }.joined(
          separator: ", ")
    case .templateLiteral: return "templateLiteral of \(name(ofPattern: node.pattern))"
    case .stringbool: return stringbool(plan.words[Int(node.words)])
    case .record: return "record\(node.isLoose ? ", loose" : "")"
    case .keyedRecord: return keyedRecord(node)
    case .object: return "object, \(unknownKeys(of: plan.tables.objects[Int(node.object)]))"
    case .discriminatedUnion:
      let table = plan.tables.discriminators[Int(node.discriminator)]
      return "discriminatedUnion on \(quoted(table.key))"
    case .default: return "default \(substitute(node) { plan.producers[$0].name })"
    case .prefault: return "prefault \(substitute(node) { plan.producers[$0].name })"
    case .catch: return "catch \(substitute(node) { plan.rescuers[$0].name })"
    case .codec: return "codec \(plan.transforms[Int(node.transform)].name)"
    case .transform: return "transform \(plan.transforms[Int(node.transform)].name)"
    case .failing: return "undecided: \(plan.texts[Int(node.failure)].string)"
    }
  }

  /// Returns the type that a node's issue names as the expected one.
  private func expectedType(of node: PlanNode) -> String {
    guard node.template >= 0 else { return "\(node.opcode)" }
    let properties = plan.templates[Int(node.template)].template.properties
    return properties.first { $0.nameText == "expected" }?.value.text?.string ?? "\(node.opcode)"
  }

  /// Returns a value of a literal or enumeration.
  func literal(_ literal: PlanLiteral) -> String {
    switch literal.kind {
    case .string: quoted(literal.text)
    case .number: JSNumber.string(literal.number)
    case .boolean: literal.number == 0 ? "false" : "true"
    case .null: "null"
    case .undefined: "undefined"
    case .bigint: String(decoding: plan.tables.bytes(of: literal.text), as: UTF8.self) + "n"
    }
  }

  private func stringbool(_ words: PlanWords) -> String {
    let both = [("true", words.truthy), ("false", words.falsy)].map { value, words in
      "\(value) \(words.map(quoted).joined(separator: " "))"
    }
    let suffix = words.isCaseSensitive ? ", case-sensitive" : ""
    return "stringbool, \(both.joined(separator: ", "))\(suffix)"
  }

  private func keyedRecord(_ node: PlanNode) -> String {
    let object = plan.tables.objects[Int(node.object)]
    let keys = (0..<object.fieldCount).map { fieldName(plan.keys[Int(object.firstField + $0)]) }
    return "record of \(keys.joined(separator: ", "))\(node.isLoose ? ", loose" : "")"
  }

  private func unknownKeys(of object: PlanObject) -> String {
    switch object.unknownKeys {
    case .strip: "strip"
    case .keep: "loose"
    case .reject: "strict"
    case .catchall: "catchall"
    }
  }

  /// Returns the value of a `default`, `prefault` or `catch`, or its function.
  private func substitute(_ node: PlanNode, _ functionName: (Int) -> String) -> String {
    if node.valueFunction >= 0 { return "\(functionName(Int(node.valueFunction)))()" }
    if node.valueFunction == -1 {
      guard node.constant >= 0 else { return "undefined" }
      let value = withExtendedLifetime(plan) { plan in
        plan.constants.view.value(at: Int(node.constant))
      }
      if case .number(let number) = value { return JSNumber.string(number) }
      return JSONWriter.string(of: value)
    }
    switch plan.madeConstants[Int(-2 - node.valueFunction)] {
    case .bigint(let number): return "\(number.description)n"
    case .date(let milliseconds):
      return "Date \(JSDate.isoText(milliseconds) ?? "invalid")"
    }
  }
}
