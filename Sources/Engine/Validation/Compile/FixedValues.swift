internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values that schemas accept, where they are a fixed set: Zod's `values` and `propValues`.
struct FixedValues {
  let semantics: ZodSemantics
  /// The schemas around the one in question that references name.
  let labels: SchemaLabels

  /// Returns the values of a key in an option of a discriminated union; nil if no key of the option has fixed values, for
  /// which Zod throws.
  func values(of discriminator: JSText, in option: ZodSchema, followed: [String] = [])
    -> [ZodSchema.Constant]?
  {
    func inner(_ schema: ZodSchema) -> [ZodSchema.Constant]? {
      values(of: discriminator, in: schema, followed: followed)
    }
    switch option.node {
    case .object(let shape):
      guard semantics.discriminatesByInheritedKeys || !hasInheritedKey(shape) else { return nil }
      guard let field = shape.fields.first(where: { $0.jsKey == discriminator }),
        var values = values(of: field.schema)
      else { return shape.fields.contains { values(of: $0.schema) != nil } ? [] : nil }
      if semantics.absentDiscriminatorIsClaimed {
        let marks = AbsenceMarks(semantics: semantics, labels: labels)
        if marks.absence(of: field.schema) != .refused { values.append(.undefined) }
      }
      return distinct(values)
    case .discriminatedUnion(let key, let options, let isFallingBack):
      var all: [ZodSchema.Constant] = []
      var claims = 0
      for option in options {
        guard let values = inner(option) else { return nil }
        all += values
        if values.contains(.undefined) { claims += 1 }
      }
      // A value that several options of the union claim leads to none of them.
      if semantics.absentDiscriminatorIsClaimed, key == discriminator, !isFallingBack, claims > 1 {
        all.removeAll { $0 == .undefined }
      }
      return distinct(all)
    case .pipe(let schema, _), .codec(let schema, _, _), .readonly(let schema), .lazy(let schema):
      return inner(schema)
    case .reference(let label):
      // A reference that is followed again leads to no values.
      guard !followed.contains(label), let schema = labels[label] else { return nil }
      return values(of: discriminator, in: schema, followed: followed + [label])
    default: return nil
    }
  }

  /// Returns whether a field with fixed values has a key that all objects inherit. Earlier versions of Zod find a function there,
  /// not the set of values.
  private func hasInheritedKey(_ shape: ZodSchema.Shape) -> Bool {
    shape.fields.contains { field in
      SchemaCompiler.inheritedNames.contains(field.jsKey)
        && values(of: field.schema).map { !$0.isEmpty } ?? false
    }
  }

  /// Returns the values that a schema accepts, in order, or nil if they are not fixed.
  func values(of schema: ZodSchema) -> [ZodSchema.Constant]? {
    switch schema.node {
    case .literal(let values): distinct(values)
    case .enumeration(let entries): distinct(entries.values.map { .json($0) })
    case .null: [.json(.null)]
    case .undefined: [.undefined]
    case .optional(let inner): values(of: inner).map { distinct($0 + [.undefined]) }
    case .nullable(let inner): values(of: inner).map { distinct($0 + [.json(.null)]) }
    case .nonoptional(let inner): values(of: inner)?.filter { $0 != .undefined }
    case .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .exactOptional(let inner), .readonly(let inner), .pipe(let inner, _),
      .codec(let inner, _, _):
      values(of: inner)
    case .union(let options), .exclusiveUnion(let options):
      all(options)
    default: nil
    }
  }

  private func all(_ options: [ZodSchema]) -> [ZodSchema.Constant]? {
    var all: [ZodSchema.Constant] = []
    for option in options {
      guard let values = values(of: option) else { return nil }
      all += values
    }
    return distinct(all)
  }

  /// Returns the values without repetitions, as a `Set` of JavaScript keeps them.
  private func distinct(_ values: [ZodSchema.Constant]) -> [ZodSchema.Constant] {
    var seen = SmallDictionary<ZodSchema.Constant, Bool>()
    return values.filter { value in
      guard seen[value] == nil else { return false }
      seen.insert(true, for: value)
      return true
    }
  }
}

extension ZodSchema {
  /// Whether the schema holds a `catch`.
  var holdsCatch: Bool {
    switch node {
    case .catch: true
    case .array(let inner), .set(let inner), .optional(let inner), .exactOptional(let inner),
      .nonoptional(let inner), .nullable(let inner), .default(let inner, _),
      .prefault(let inner, _), .readonly(let inner), .success(let inner), .promise(let inner),
      .lazy(let inner):
      inner.holdsCatch
    case .record(let record): record.key.holdsCatch || record.value.holdsCatch
    case .tuple(let items, let rest):
      items.contains(where: \.holdsCatch) || rest?.holdsCatch == true
    case .object(let shape): shape.fields.contains(where: \.schema.holdsCatch)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      options.contains(where: \.holdsCatch)
    case .pipe(let input, let output), .codec(let input, let output, _),
      .intersection(let input, let output):
      input.holdsCatch || output.holdsCatch
    // The schema that is referred to may hold one.
    case .reference: true
    default: false
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
