internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A possible value of a discriminator in one option of a discriminated union.
enum DiscriminatorValue: Hashable {
  case value(JSONValue)
  case absent
}

extension ZodSchema {
  /// Returns the values that the schema's key `discriminator` may have, as Zod's `propValues` finds them; empty
  /// if they are not fixed.
  func discriminatorValues(_ discriminator: JSText) -> Set<DiscriminatorValue> {
    switch node {
    case .object(let shape):
      shape.fields.first { $0.key == discriminator }?.schema.fixedValues ?? []
    case .union(let options), .discriminatedUnion(_, let options):
      options.reduce(into: []) { $0.formUnion($1.discriminatorValues(discriminator)) }
    case .pipe(let input, _):
      input.discriminatorValues(discriminator)
    default: []
    }
  }

  /// The values that the schema accepts, as Zod's `values` finds them, or nil if they are not fixed.
  private var fixedValues: Set<DiscriminatorValue>? {
    switch node {
    case .literal(let values), .enumeration(let values): Set(values.map { .value($0) })
    case .null: [.value(.null)]
    case .optional(let inner): inner.fixedValues?.union([.absent])
    case .nullable(let inner): inner.fixedValues?.union([.value(.null)])
    case .default(let inner, _), .prefault(let inner, _), .catch(let inner, _): inner.fixedValues
    case .pipe(let input, _): input.fixedValues
    case .union(let options):
      options.reduce(Set()) { values, option in
        guard let values, let more = option.fixedValues else { return nil }
        return values.union(more)
      }
    default: nil
    }
  }

  /// Whether the schema holds a `catch`.
  var holdsCatch: Bool {
    switch node {
    case .catch: true
    case .array(let inner), .record(let inner), .optional(let inner), .nullable(let inner),
      .default(let inner, _), .prefault(let inner, _):
      inner.holdsCatch
    case .tuple(let items, let rest):
      items.contains(where: \.holdsCatch) || rest?.holdsCatch == true
    case .object(let shape): shape.fields.contains(where: \.schema.holdsCatch)
    case .union(let options), .discriminatedUnion(_, let options):
      options.contains(where: \.holdsCatch)
    case .pipe(let input, let output): input.holdsCatch || output.holdsCatch
    default: false
    }
  }
}
