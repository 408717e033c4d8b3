internal import SchemaModel

/// The meaning of an absent value for schemas: Zod's `optin` and `optout`, by version.
struct AbsenceMarks {
  let semantics: ZodSemantics
  /// The schemas around the one in question that references name.
  var labels = SchemaLabels()
  /// The maximum number of wrappers and references that are followed; a longer chain refers to itself.
  private static let greatestDepth = 512

  /// Returns whether the input of a schema may be absent.
  func absence(of schema: ZodSchema, depth: Int = 0) -> PlanNode.Absence {
    guard depth < Self.greatestDepth else { return .refused }
    func inner(_ schema: ZodSchema) -> PlanNode.Absence { absence(of: schema, depth: depth + 1) }
    switch schema.node {
    case .optional(let schema), .exactOptional(let schema):
      return semantics.tellsDefaults && inner(schema) == .defaulted ? .defaulted : .optional
    case .default, .prefault: return semantics.tellsDefaults ? .defaulted : .optional
    case .catch(let schema, _):
      let mark = inner(schema)
      guard semantics.functionsAcceptAbsent else { return mark }
      return mark == .defaulted ? .defaulted : .optional
    case .transform: return semantics.functionsAcceptAbsent ? .optional : .refused
    case .undefined: return semantics.undefinedMayBeAbsent ? .optional : .refused
    case .pipe(let input, _), .codec(let input, _, _): return inner(input)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      var mark = PlanNode.Absence.refused
      for option in options {
        switch inner(option) {
        case .refused: continue
        case .optional: mark = mark == .defaulted ? .defaulted : .optional
        case .defaulted: mark = .defaulted
        }
      }
      return mark
    case .nullable(let schema), .readonly(let schema), .lazy(let schema): return inner(schema)
    case .reference(let label): return labels[label].map(inner) ?? .refused
    default: return .refused
    }
  }

  /// Returns whether the output of a schema may be absent.
  func forgivesAbsent(_ schema: ZodSchema, depth: Int = 0) -> Bool {
    guard depth < Self.greatestDepth else { return false }
    func inner(_ schema: ZodSchema) -> Bool { forgivesAbsent(schema, depth: depth + 1) }
    switch schema.node {
    case .optional, .exactOptional: return true
    case .undefined: return semantics.undefinedMayBeAbsent
    case .pipe(_, let output), .codec(_, let output, _): return inner(output)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return options.contains(where: inner)
    case .catch(let schema, _), .nullable(let schema), .readonly(let schema), .lazy(let schema):
      return inner(schema)
    case .reference(let label): return labels[label].map(inner) ?? false
    default: return false
    }
  }

  /// Returns the treatment of an absent key of an object whose value has this schema.
  func rule(for schema: ZodSchema) -> PlanField.AbsentRule {
    let mark = absence(of: schema)
    let mayBeLeftOut = forgivesAbsent(schema)
    switch semantics.absentKey {
    case .forgiven: return mayBeLeftOut ? .forgiven : .judged
    case .required where mark == .refused, .leftOut where mark == .refused: return .required
    case .required: return mayBeLeftOut ? .dropped : .judged
    case .leftOut:
      guard mayBeLeftOut else { return .judged }
      return mark == .optional ? .leftOut : .dropped
    }
  }
}
