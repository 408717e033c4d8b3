internal import JSPrimitives
internal import SchemaModel

/// A change of one schema, in the size of the change rather than that of the schema.
enum SchemaEdit: Hashable, Sendable {
  /// Another schema.
  case replacement(ZodSchema)
  /// A field of an object is removed, or added as the last one.
  case field(JSText, added: Field?)
  /// The keys that an object does not declare are treated in another way.
  case unknownKeys(ZodSchema.Shape.UnknownKeys)
  /// A value of a literal or an enumeration is removed, or added as the last one.
  case value(ZodSchema.Constant, isAdded: Bool)
  /// An option of a union is removed, or added at a position.
  case option(ZodSchema, at: Int, isAdded: Bool)

  /// Returns the schema with the change.
  func applied(to schema: ZodSchema) -> ZodSchema {
    var schema = schema
    switch self {
    case .replacement(let other): return other
    case .field(let key, let field):
      schema.changeShape { shape in
        if let field {
          shape.fields.append(field)
        } else {
          shape.fields.removeAll { $0.jsKey == key }
        }
      }
    case .unknownKeys(let unknownKeys): schema.changeShape { $0.unknownKeys = unknownKeys }
    case .value(let value, let isAdded):
      schema.changeValues { values in
        if isAdded { values.append(value) } else { values.removeAll { $0.text == value.text } }
      }
    case .option(let option, let index, let isAdded):
      schema.changeOptions { options in
        if isAdded {
          options.insert(option, at: min(index, options.count))
        } else {
          options.removeAll { $0 == option }
        }
      }
    }
    return schema
  }

  /// Returns the part of a schema that the change concerns, by which the schemas before and after it differ in the same payloads;
  /// nil if that is the whole schema.
  ///
  /// It is an object with the field that changes, or a list with the value that changes and one other.
  func excerpt(of schema: ZodSchema) -> ZodSchema? {
    guard schema.checks.isEmpty, schema.label == nil else { return nil }
    var excerpt = schema
    switch (self, schema.node) {
    case (.field(let key, _), .object):
      excerpt.changeShape { $0.fields.removeAll { $0.jsKey != key } }
    case (.unknownKeys, .object): excerpt.changeShape { $0.fields = [] }
    case (.value(let value, _), .literal), (.value(let value, _), .enumeration):
      excerpt.changeValues { values in
        let other = values.first { !$0.equals(value) }
        values = values.filter { $0.text == value.text } + [other].compactMap(\.self)
      }
    default: return nil
    }
    return excerpt
  }
}

extension ZodSchema {
  fileprivate mutating func changeShape(_ change: (inout Shape) -> Void) {
    guard case .object(var shape) = node else { return }
    change(&shape)
    node = .object(shape)
  }

  /// Changes the values of a literal or an enumeration.
  fileprivate mutating func changeValues(_ change: (inout [Constant]) -> Void) {
    switch node {
    case .literal(var values):
      change(&values)
      node = .literal(values)
    case .enumeration(let enumeration):
      var values = enumeration.values.map { Constant.json($0) }
      change(&values)
      node = .enumeration(Enumeration(values.compactMap(\.json)))
    default: break
    }
  }

  /// Changes the options of a union.
  fileprivate mutating func changeOptions(_ change: (inout [ZodSchema]) -> Void) {
    switch node {
    case .union(var options):
      change(&options)
      node = .union(options)
    case .exclusiveUnion(var options):
      change(&options)
      node = .exclusiveUnion(options)
    case .discriminatedUnion(let key, var options, let isFallingBack):
      change(&options)
      node = .discriminatedUnion(
        discriminator: key, options: options, isFallingBack: isFallingBack)
    default: break
    }
  }
}

extension ZodSchema.Constant {
  /// Whether JavaScript compares the values as equal, as it does -0 and 0.
  func equals(_ other: ZodSchema.Constant) -> Bool {
    text == other.text || isZero && other.isZero
  }
}
