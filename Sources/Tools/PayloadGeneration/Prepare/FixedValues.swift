internal import SchemaModel
internal import SourceJSON

/// The values of a schema that accepts no others: Zod's `values`.
struct FixedValues {
  let version: ZodVersion

  /// Returns the values in order, or nil if the schema isn't limited to listed values.
  func values(of schema: ZodSchema, depth: Int = 0) -> [ZodSchema.Constant]? {
    guard depth < 64 else { return nil }
    func inner(_ schema: ZodSchema) -> [ZodSchema.Constant]? {
      values(of: schema, depth: depth + 1)
    }
    switch schema.node {
    case .literal(let values): return values
    case .enumeration(let enumeration): return enumeration.values.map { .json($0) }
    case .null: return [nil]
    case .undefined: return [.undefined]
    case .optional(let wrapped): return inner(wrapped).map { $0 + [.undefined] }
    case .exactOptional(let wrapped), .default(let wrapped, _), .prefault(let wrapped, _),
      .catch(let wrapped, _), .readonly(let wrapped):
      return inner(wrapped)
    case .nonoptional(let wrapped): return inner(wrapped)?.filter { $0 != .undefined }
    case .nullable(let wrapped): return inner(wrapped).map { $0 + [nil] }
    case .pipe(let input, _), .codec(let input, _, _): return inner(input)
    case .union(let options), .exclusiveUnion(let options):
      var all: [ZodSchema.Constant] = []
      for option in options {
        guard let values = inner(option) else { return nil }
        all += values
      }
      return all
    default: return nil
    }
  }
}
