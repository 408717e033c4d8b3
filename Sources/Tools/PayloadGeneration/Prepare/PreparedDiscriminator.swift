internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The options of a discriminated union by the value of its key, as in Zod's `propValues`.
struct PreparedDiscriminator: Sendable {
  /// The index of the option for each value; `undefined` is an absent key.
  private(set) var cases: [(value: ZodSchema.Constant, option: Int)] = []

  /// Makes the table of a node that is no discriminated union.
  init() {}

  /// Gathers the values of a key in each option.
  init(_ key: JSText, _ options: [ZodSchema], reader: AbsenceReader) {
    var gatherer = DiscriminatorValues(key: key, reader: reader)
    for (index, option) in options.enumerated() {
      for value in gatherer.values(in: option) { cases.append((value, index)) }
    }
    // From 4.6.7 on, an absent key that several options claim leads to none.
    if reader.version >= .v4_6_7, cases.count(where: { $0.value == .undefined }) > 1 {
      cases.removeAll { $0.value == .undefined }
    }
  }

  /// Returns the index of the option for a value.
  ///
  /// - Parameter value: the key's value, or nil if the object has no such key.
  func option(of value: JSONValue?) -> Int? {
    cases.first { $0.value == value.map { .json($0) } ?? .undefined }?.option
  }
}

/// Finds the values that a key has in the options of a discriminated union.
private struct DiscriminatorValues {
  let key: JSText
  var reader: AbsenceReader

  /// Returns the values that the key may have in an option.
  mutating func values(in schema: ZodSchema, depth: Int = 0) -> [ZodSchema.Constant] {
    guard depth < 64 else { return [] }
    switch schema.node {
    case .object(let shape):
      guard let field = shape.fields.first(where: { $0.jsKey == key }) else { return [] }
      var values = FixedValues(version: reader.version).values(of: field.schema) ?? []
      // From 4.6.7 on, a field that may be absent has an absent key among its values.
      if reader.version >= .v4_6_7, !values.contains(.undefined),
        reader.marks(of: field.schema).mayInputBeAbsent
      {
        values.append(.undefined)
      }
      return values
    case .discriminatedUnion(let own, let options, let isFallingBack):
      var values: [ZodSchema.Constant] = []
      for option in options { values += self.values(in: option, depth: depth + 1) }
      if reader.version >= .v4_6_7, own == key, !isFallingBack,
        values.count(where: { $0 == .undefined }) > 1
      {
        values.removeAll { $0 == .undefined }
      }
      return values
    case .pipe(let inner, _), .codec(let inner, _, _), .readonly(let inner), .lazy(let inner):
      return values(in: inner, depth: depth + 1)
    case .reference(let label):
      guard let target = reader.scope.last(where: { $0.label == label }) else { return [] }
      return values(in: target.schema, depth: depth + 1)
    default: return []
    }
  }
}
