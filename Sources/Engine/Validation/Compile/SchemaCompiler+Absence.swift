internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

extension SchemaCompiler {
  /// Returns the treatment of an absent key of an object by the schema of its value.
  func absentRule(of place: SchemaGraph.Node) -> PlanField.AbsentRule {
    let absence = graph.inputAbsence(of: place)
    let mayBeLeftOut = graph.outputMayBeAbsent(of: place)
    switch semantics.absentKey {
    case .judged: return .judged
    case .forgiven: return mayBeLeftOut ? .forgiven : .judged
    case .required where absence == .refused, .leftOut where absence == .refused: return .required
    case .required: return mayBeLeftOut ? .forgiven : .judged
    case .leftOut:
      guard mayBeLeftOut else {
        return semantics.defaultsFillKeys && absence == .defaulted ? .filled : .judged
      }
      return absence == .optional ? .leftOut : .dropped
    }
  }
}

extension PlanNode.Absence {
  init(_ absence: SchemaGraph.Absence) {
    self =
      switch absence {
      case .refused: .refused
      case .optional: .optional
      case .defaulted: .defaulted
      }
  }
}

extension ZodSchema.Constant {
  /// The value as the members of issues show it in JSON.
  var reported: JSONValue {
    switch self {
    case .json(let value): value
    case .undefined: .null
    case .bigint(let digits): .string(JSText(digits))
    case .date(let milliseconds):
      JSDate.isoText(milliseconds).map { .string(JSText($0)) } ?? .null
    }
  }
}
