internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The options of a discriminated union by the value of its key, as in Zod's `propValues`.
struct PreparedDiscriminator: Sendable {
  /// The index of the option for each value.
  private(set) var cases: [(value: JSONValue, option: Int)] = []
  /// The index of the option for objects without the key.
  private(set) var absentOption: Int?

  /// Makes the table of a node that is no discriminated union.
  init() {}

  /// Gathers the values of a key in each option.
  init(_ key: JSText, _ options: [ZodSchema]) {
    for (index, option) in options.enumerated() {
      for value in Self.values(of: key, in: option) {
        switch value {
        case .some(let value): cases.append((value, index))
        case .none: absentOption = index
        }
      }
    }
  }

  /// Returns the index of the option for a value.
  ///
  /// - Parameter value: the key's value, or nil if the object has no such key.
  func option(of value: JSONValue?) -> Int? {
    guard let value else { return absentOption }
    return cases.first { $0.value == value }?.option
  }

  /// Returns the values that a key may have in an option; nil for an absent key.
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
