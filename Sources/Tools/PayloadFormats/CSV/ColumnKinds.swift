package import JSPrimitives
internal import SchemaGraph
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
  private let graph: SchemaGraph
  private let isEncoding: Bool

  package init(_ schema: ZodSchema, isEncoding: Bool) {
    self.init(.ofColumns(schema), isEncoding: isEncoding)
  }

  init(_ graph: SchemaGraph, isEncoding: Bool) {
    self.graph = graph
    self.isEncoding = isEncoding
  }

  /// Returns the types of a key's values in the order in which the schema names them; strings if it does not know the key.
  package func kinds(ofKey key: JSText) -> [ColumnKind] {
    var kinds: [ColumnKind] = []
    for field in fields(key) { add(field, to: &kinds) }
    return kinds.isEmpty ? [.string] : kinds
  }

  /// Returns the schemas of a key in the options of the schema, in order.
  ///
  /// A reference adds nothing: it leads to a schema around it, whose fields are found anyway.
  private func fields(_ key: JSText) -> [SchemaGraph.Node] {
    var fields: [SchemaGraph.Node] = []
    var open = [graph.root]
    while let node = open.popLast() {
      let inside = graph.inside(node)
      switch graph.schema(node).node {
      case .object(let shape):
        if let place = shape.fields.firstIndex(where: { $0.jsKey == key }) {
          fields.append(inside[place])
        } else if case .catchall = shape.unknownKeys {
          fields += inside.suffix(1)
        }
      case .record: fields.append(inside[1])
      default: open += graph.seeingTheValue(node, isEncoding: isEncoding).reversed()
      }
    }
    return fields
  }

  /// Adds the types of a schema's values.
  private func add(_ schema: SchemaGraph.Node, to kinds: inout [ColumnKind]) {
    var seen: Set<SchemaGraph.Node> = []
    add(schema, &seen, to: &kinds)
  }

  /// - Parameter seen: The schemas whose types are added already, or are being added.
  private func add(
    _ node: SchemaGraph.Node, _ seen: inout Set<SchemaGraph.Node>, to kinds: inout [ColumnKind]
  ) {
    guard seen.insert(node).inserted else { return }
    let schema = graph.schema(node)
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
    case .reference: if let target = graph.target(node) { add(target, &seen, to: &kinds) }
    default:
      for inner in graph.seeingTheValue(node, isEncoding: isEncoding) {
        add(inner, &seen, to: &kinds)
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

extension SchemaGraph {
  /// Returns the graph of the schema of a file's rows.
  static func ofColumns(_ schema: ZodSchema) -> SchemaGraph {
    // No version differs in the keys and types of a schema.
    (try? SchemaGraph(schema, semantics: ZodVersion.newestRelease.semantics)) ?? .anything
  }

  /// Returns the schemas inside that a value of a node is validated by itself: options, sides, or what is wrapped.
  func seeingTheValue(_ node: Node, isEncoding: Bool) -> ArraySlice<Node> {
    let inside = inside(node)
    switch schema(node).node {
    case .union, .exclusiveUnion, .discriminatedUnion, .intersection, .optional, .exactOptional,
      .nonoptional, .nullable, .default, .prefault, .catch, .readonly, .success, .promise, .lazy:
      return inside
    case .pipe, .codec:
      if isEncoding { return inside.suffix(1) }
      // `preprocess` takes anything, so the schema behind it has the types.
      if case .transform = schema(inside[0]).node { return inside.suffix(1) }
      return inside.prefix(1)
    default: return []
    }
  }
}
