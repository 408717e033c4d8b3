internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension SchemaGraph: CustomStringConvertible {
  /// The nodes with the names of the steps to those inside, and behind `#` what is known of their values.
  package var description: String {
    let count = nodes.count
    let head =
      "graph for Zod \(semantics.version.rawValue): \(count) \(count == 1 ? "node" : "nodes")"
    return ([head] + nodes.map(line)).joined(separator: "\n")
  }

  private func line(of node: Node) -> String {
    let schema = schema(node)
    var line = "\(node.number + 1) \(schema.kind)"
    let steps = children(node).enumerated().map { place, inside in
      "\(schema.stepName(to: place)) → \(inside.number + 1)"
    }
    if let target = target(node) { line += " → \(target.number + 1)" }
    if !steps.isEmpty { line += ": " + steps.joined(separator: ", ") }
    let facts = facts(of: node, schema)
    return facts.isEmpty ? line : line + "  # " + facts.joined(separator: "; ")
  }

  private func facts(of node: Node, _ schema: ZodSchema) -> [String] {
    var facts: [String] = []
    if let label = schema.label { facts.append("label \(JSText(label).quoted)") }
    switch inputAbsence(of: node) {
    case .refused: break
    case .optional: facts.append("may be absent")
    case .defaulted: facts.append("may be absent, and is then replaced")
    }
    if outputMayBeAbsent(of: node) { facts.append("output may be absent") }
    if let values = fixedValues(of: node) {
      facts.append("values " + values.map(\.shown).joined(separator: ", "))
    }
    facts += schema.limits
    if case .discriminatedUnion(let key, _, _) = schema.node {
      facts += inside(node).map { option in
        let values = values(of: key, in: option) ?? []
        return "\(option.number + 1) for \(values.map(\.shown).joined(separator: ", "))"
      }
    }
    return facts
  }
}

extension ZodSchema {
  /// The schema's class in Zod, with what a reference, a transform or a discriminated union names.
  fileprivate var kind: String {
    switch node {
    case .reference(let label): "reference to \(JSText(label).quoted)"
    case .coerced: className + ", coercing"
    case .transform(let transform): "\(className) \(transform.name)"
    case .discriminatedUnion(let key, _, _): "\(className) by \(key.quoted)"
    default: className
    }
  }

  /// The bounds of lengths and numbers by the schema's checks.
  fileprivate var limits: [String] {
    var limits: [String] = []
    let lengths = lengths
    if lengths.least > 0 || lengths.most < .max {
      limits.append("length \(lengths.least)...\(lengths.most < .max ? "\(lengths.most)" : "")")
    }
    var collected = CollectedLimits()
    for check in checks where check.kind.lengthBound == nil { collected.add(check.kind) }
    if collected.minimum != nil || collected.maximum != nil {
      func text(_ number: Double?) -> String { number.map(JSNumber.string) ?? "" }
      limits.append("number \(text(collected.minimum))...\(text(collected.maximum))")
    }
    return limits
  }
}

extension ZodSchema.Constant {
  /// The value as JavaScript writes it.
  fileprivate var shown: String {
    switch self {
    case .json(let value): JSONWriter.string(of: value)
    case .undefined: "undefined"
    case .bigint(let digits): digits + "n"
    case .date(let milliseconds): JSDate.isoText(milliseconds) ?? "an invalid date"
    }
  }
}

extension JSText {
  /// The text as JSON writes it.
  fileprivate var quoted: String { JSONWriter.string(of: .string(self)) }
}
