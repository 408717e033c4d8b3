package import JSPrimitives
package import SchemaModel
internal import SourceJSON

/// A type that a column's fields may have.
package enum ColumnKind: Sendable, Hashable {
  case string
  /// One string.
  case exactly([UInt8])
  case number, boolean, null
  /// An array or object, as JSON text.
  case json(UInt8)

  /// The form of a field in JSON.
  enum Value {
    case string
    /// The content, which is a number or `null`.
    case content
    /// Other JSON than the field has.
    case word(StaticString)
    /// The field as it is.
    case json
  }

  /// Returns the value of a field's content; nil if it is not of this type.
  func value(of text: UnsafeBufferPointer<UInt8>, limits: JSONLimits) -> Value? {
    switch self {
    case .string: return .string
    case .exactly(let expected): return text.elementsEqual(expected) ? .string : nil
    case .number: return NumberText.isJSON(text) ? .content : nil
    case .boolean:
      if Self.isWord(text, "true") { return .word("true") }
      return Self.isWord(text, "false") ? .word("false") : nil
    case .null: return text.elementsEqual("null".utf8) ? .content : nil
    case .json(let bracket):
      let first = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      guard first == bracket, (try? JSONDocument(Array(text), limits: limits)) != nil else {
        return nil
      }
      return .json
    }
  }

  /// Returns whether a field is a word of small letters, but for the case.
  private static func isWord(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in text.elementsEqual(word) { $0 | 0x20 == $1 } }
  }
}

/// The types that the columns of a CSV file have by a schema.
package struct ColumnKinds {
  private let schema: ZodSchema
  private let isEncoding: Bool
  /// The deepest nesting of schemas that is looked into.
  private static let maximumDepth = 64

  package init(_ schema: ZodSchema, isEncoding: Bool) {
    self.schema = schema
    self.isEncoding = isEncoding
  }

  /// Returns the types of a key's values in the order in which the schema names them; strings if it does not know the key.
  package func kinds(ofKey key: JSText) -> [ColumnKind] {
    var kinds: [ColumnKind] = []
    for (field, labels) in fields(key, of: schema, [:], depth: 0) {
      add(field, labels, entered: [], depth: 0, to: &kinds)
    }
    return kinds.isEmpty ? [.string] : kinds
  }

  private typealias Labels = [String: ZodSchema]

  /// Returns the schemas of a key, with the labels around them.
  ///
  /// A reference adds nothing: it leads to a schema around it, whose fields are found anyway. Following it would double
  /// the work at each level of a union that names itself twice.
  private func fields(
    _ key: JSText, of schema: ZodSchema, _ labels: Labels, depth: Int
  ) -> [(ZodSchema, Labels)] {
    guard depth < Self.maximumDepth else { return [] }
    var labels = labels
    if let label = schema.label { labels[label] = schema }
    switch schema.node {
    case .reference: return []
    case .object(let shape):
      if let field = shape.fields.first(where: { $0.jsKey == key }) {
        return [(field.schema, labels)]
      }
      if case .catchall(let rest) = shape.unknownKeys { return [(rest, labels)] }
      return []
    case .record(let record): return [(record.value, labels)]
    default:
      return inner(schema.node).flatMap { fields(key, of: $0, labels, depth: depth + 1) }
    }
  }

  private func inner(_ node: ZodSchema.Node) -> [ZodSchema] {
    Self.parts(of: node, isEncoding: isEncoding)
  }

  /// Returns the schemas that a value of a node may be of: options, sides, or what is wrapped.
  static func parts(of node: ZodSchema.Node, isEncoding: Bool) -> [ZodSchema] {
    switch node {
    case .union(let options), .exclusiveUnion(let options): return options
    case .discriminatedUnion(_, let options, _): return options
    case .intersection(let left, let right): return [left, right]
    case .optional(let schema), .exactOptional(let schema), .nonoptional(let schema),
      .nullable(let schema), .default(let schema, _), .prefault(let schema, _),
      .catch(let schema, _), .readonly(let schema), .success(let schema), .promise(let schema),
      .lazy(let schema):
      return [schema]
    case .pipe(let first, let second), .codec(let first, let second, _):
      if isEncoding { return [second] }
      // `preprocess` takes anything, so the schema behind it has the types.
      if case .transform = first.node { return [second] }
      return [first]
    default: return []
    }
  }

  /// Adds the types of a schema's values.
  ///
  /// - Parameter entered: The labels of the schemas around this one whose types are being added, so that a reference to
  ///   one adds nothing.
  private func add(
    _ schema: ZodSchema, _ labels: Labels, entered: Set<String>, depth: Int,
    to kinds: inout [ColumnKind]
  ) {
    guard depth < Self.maximumDepth else { return }
    var labels = labels
    var entered = entered
    if let label = schema.label {
      labels[label] = schema
      entered.insert(label)
    }
    switch schema.node {
    case .string, .any, .unknown, .custom, .templateLiteral, .stringbool, .bigint, .date,
      .transform, .coerced(.string), .coerced(.date), .coerced(.bigint):
      append([.string], to: &kinds)
    case .number: append([.number], to: &kinds)
    case .boolean: append([.boolean], to: &kinds)
    case .coerced(.number): append([.number, .string], to: &kinds)
    case .coerced(.boolean): append([.boolean, .string], to: &kinds)
    case .null: append([.null], to: &kinds)
    case .literal(let constants):
      append(constants.compactMap { $0.payload.flatMap(Self.kind) }, to: &kinds)
    case .enumeration(let enumeration):
      append(enumeration.values.compactMap(Self.kind), to: &kinds)
    case .array, .tuple, .set: append([.json(UInt8(ascii: "["))], to: &kinds)
    case .object, .record, .map: append([.json(UInt8(ascii: "{"))], to: &kinds)
    case .reference(let label):
      guard !entered.contains(label), let schema = labels[label] else { return }
      add(schema, labels, entered: entered, depth: depth + 1, to: &kinds)
    default:
      for part in inner(schema.node) {
        add(part, labels, entered: entered, depth: depth + 1, to: &kinds)
      }
      if case .nullable = schema.node { append([.null], to: &kinds) }
    }
  }

  private func append(_ added: [ColumnKind], to kinds: inout [ColumnKind]) {
    for kind in added where !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Returns the type of a constant.
  private static func kind(of value: JSONValue) -> ColumnKind? {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string(let text): .exactly(Array(text.bytes))
    case .array: .json(UInt8(ascii: "["))
    case .object: .json(UInt8(ascii: "{"))
    }
  }
}
