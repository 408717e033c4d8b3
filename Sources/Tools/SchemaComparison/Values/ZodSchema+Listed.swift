internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Values that a schema lists.
extension ZodSchema {
  /// The values that a literal or an enumeration lists, each nil if it is not a JSON value; nil for any other node.
  var listedValues: [JSONValue?]? {
    switch node {
    case .literal(let constants): constants.map(\.json)
    case .enumeration(let enumeration): enumeration.values
    default: nil
    }
  }

  /// The strings that the schema of a record's keys lists, behind wrappers and pipes too.
  var reachableKeys: [JSText] {
    switch node {
    case .union(let options): options.flatMap(\.reachableKeys)
    case .pipe(let input, _), .codec(let input, _, _): input.reachableKeys
    case .optional(let inner), .nullable(let inner), .readonly(let inner), .lazy(let inner),
      .default(let inner, _), .prefault(let inner, _), .catch(let inner, _):
      inner.reachableKeys
    default: listedValues?.compactMap { $0?.text } ?? []
    }
  }
}

extension [Field] {
  /// The fields by their keys; of several with one key, the first.
  var byKey: [JSText: Field] {
    Dictionary(map { ($0.jsKey, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
