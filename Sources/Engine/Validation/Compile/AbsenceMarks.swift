internal import SchemaModel

/// The meaning of an absent value for schemas: Zod's `optin` and `optout`, by version.
struct AbsenceMarks {
  let semantics: ZodSemantics
  /// The schemas around the one in question that references name.
  var labels = SchemaLabels()

  /// Returns whether the input of a schema may be absent.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - followed: The references on the way to it. One that is followed again adds nothing.
  func absence(of schema: ZodSchema, followed: [String] = []) -> PlanNode.Absence {
    func inner(_ schema: ZodSchema) -> PlanNode.Absence {
      absence(of: schema, followed: followed)
    }
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
    case .reference(let label):
      guard !followed.contains(label), let schema = labels[label] else { return .refused }
      return absence(of: schema, followed: followed + [label])
    default: return .refused
    }
  }

  /// Returns whether the output of a schema may be absent.
  func forgivesAbsent(_ schema: ZodSchema, followed: [String] = []) -> Bool {
    func inner(_ schema: ZodSchema) -> Bool { forgivesAbsent(schema, followed: followed) }
    switch schema.node {
    case .optional, .exactOptional: return true
    case .undefined: return semantics.undefinedMayBeAbsent
    case .pipe(_, let output), .codec(_, let output, _): return inner(output)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return options.contains(where: inner)
    case .catch(let schema, _), .nullable(let schema), .readonly(let schema), .lazy(let schema):
      return inner(schema)
    case .reference(let label):
      guard !followed.contains(label), let schema = labels[label] else { return false }
      return forgivesAbsent(schema, followed: followed + [label])
    default: return false
    }
  }

  /// Returns the treatment of an absent key of an object whose value has this schema.
  func rule(for schema: ZodSchema) -> PlanField.AbsentRule {
    let mark = absence(of: schema)
    let mayBeLeftOut = forgivesAbsent(schema)
    switch semantics.absentKey {
    case .judged: return .judged
    case .forgiven: return mayBeLeftOut ? .forgiven : .judged
    case .required where mark == .refused, .leftOut where mark == .refused: return .required
    case .required: return mayBeLeftOut ? .forgiven : .judged
    case .leftOut:
      guard mayBeLeftOut else {
        return semantics.defaultsFillKeys && mark == .defaulted ? .filled : .judged
      }
      return mark == .optional ? .leftOut : .dropped
    }
  }
}
