package import SourceJSON

extension ZodSchema.ValueTypes {
  /// The type of a JSON value.
  package init(of value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }
}
