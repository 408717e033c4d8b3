internal import SchemaModel

extension ZodSchema {
  /// The lowest number of characters that a check of the schema, or of the schemas that its value
  /// runs through, allows; nil without one.
  var characterLimit: Int? {
    let own = checks.compactMap { check -> Int? in
      if case .custom(let predicate, _, _) = check.kind { predicate.characterLimit } else { nil }
    }
    return (own + inner.compactMap(\.characterLimit)).min()
  }

  /// The schemas that every value of this one runs through, except null.
  var inner: [ZodSchema] {
    switch node {
    case .pipe(let first, let second): [first, second]
    case .nullable(let schema), .optional(let schema): [schema]
    default: []
    }
  }
}
