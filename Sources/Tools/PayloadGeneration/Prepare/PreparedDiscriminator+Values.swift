internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension PreparedDiscriminator {
  /// Gathers the values that tell the options apart, as Zod's `propValues` does.
  init(_ key: JSText, _ schemas: [ZodSchema], _ options: [PreparedSchema]) {
    self.init(key: key, options: options, cases: [], absentOption: nil)
    for (index, schema) in schemas.enumerated() {
      for value in Self.values(of: key, in: schema) {
        switch value {
        case .some(let value): cases.append((value, index))
        case .none: absentOption = index
        }
      }
    }
  }

  /// The option of an object by its value of the key, which is nil when it is absent.
  func option(of value: JSONValue?) -> PreparedSchema? {
    guard let value else { return absentOption.map { options[$0] } }
    return cases.first { $0.value == value }.map { options[$0.option] }
  }

  /// The values that an option's key may have; nil stands for an absent one.
  private static func values(of key: JSText, in schema: ZodSchema) -> [JSONValue?] {
    switch schema.node {
    case .object(let shape):
      shape.fields.first { $0.key == key }.map { fixedValues($0.schema) } ?? []
    case .union(let options), .discriminatedUnion(_, let options):
      options.flatMap { values(of: key, in: $0) }
    case .pipe(let input, _): values(of: key, in: input)
    default: []
    }
  }

  private static func fixedValues(_ schema: ZodSchema) -> [JSONValue?] {
    switch schema.node {
    case .literal(let values), .enumeration(let values): values
    case .null: [.null]
    case .optional(let inner): fixedValues(inner) + [nil]
    case .nullable(let inner): fixedValues(inner) + [.null]
    case .default(let inner, _), .prefault(let inner, _), .catch(let inner, _), .pipe(let inner, _):
      fixedValues(inner)
    case .union(let options): options.flatMap(fixedValues)
    default: []
    }
  }
}
