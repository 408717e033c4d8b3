internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.Check.Kind {
  /// The name of the check, of its format or of its function.
  var name: String {
    switch self {
    case .minLength: "min_length"
    case .maxLength: "max_length"
    case .lengthEquals: "length_equals"
    case .minSize: "min_size"
    case .maxSize: "max_size"
    case .sizeEquals: "size_equals"
    case .mimeType: "mime_type"
    case .greaterThan: "greater_than"
    case .lessThan: "less_than"
    case .numberFormat(let format): format.rawValue
    case .multipleOf: "multiple_of"
    case .format(let format): format.name
    case .overwrite(let transform): transform.name
    case .custom(let predicate, _, _): predicate.name
    case .function(let function): function.name
    case .property(let key, _): "property " + key.string
    case .properties: "properties"
    }
  }

  /// The key that an old and a new form of the same check share.
  var sort: String {
    if case .numberFormat = self { "number_format" } else { name }
  }

  /// Whether another check is a format with the same options, however they are written.
  func hasSameOptions(as other: ZodSchema.Check.Kind) -> Bool {
    guard case .format(let format) = self, case .format(let otherFormat) = other else {
      return false
    }
    if let options = format.dateOptions { return options == otherFormat.dateOptions }
    if let options = format.urlOptions { return options == otherFormat.urlOptions }
    return false
  }
}
