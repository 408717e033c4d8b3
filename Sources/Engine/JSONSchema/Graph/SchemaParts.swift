internal import SchemaModel

/// A schema taken apart: itself with placeholders, and the schemas that were in their place.
struct SchemaParts {
  /// The schema with a placeholder for each schema inside.
  var shell: ZodSchema
  /// The schemas of the node, then those of checks, then the parent.
  var children: [ZodSchema]
  /// The number of schemas of the node.
  private(set) var nodeCount: Int
  /// The place of the parent among the children; nil without one.
  private(set) var parentSlot: Int?

  init(_ schema: ZodSchema, copyingPartialKeys: Bool) {
    shell = schema
    (shell.node, children) = Self.split(schema.node)
    nodeCount = children.count
    if copyingPartialKeys, case .record(let record) = schema.node, record.isPartial {
      children[0] = Self.copiedKey(of: record)
    }
    for (index, check) in schema.checks.enumerated() {
      switch check.kind {
      case .property(let key, let property):
        shell.checks[index].kind = .property(key, Self.placeholder)
        children.append(property)
      case .properties(let fields):
        shell.checks[index].kind = .properties(
          fields.map { Field($0.jsKey, Self.placeholder) })
        children += fields.map(\.schema)
      default: continue
      }
    }
    if let parent = schema.parent {
      shell.parent = .schema(Self.placeholder)
      parentSlot = children.count
      children.append(parent.schema)
    }
  }

  private static let placeholder = ZodSchema(.any)

  /// Returns a node with placeholders and the schemas that it had.
  private static func split(_ node: ZodSchema.Node) -> (ZodSchema.Node, [ZodSchema]) {
    let some = placeholder
    switch node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .transform, .reference, .invalid:
      return (node, [])
    // Zod makes it of a string, a Boolean and two functions.
    case .stringbool: return (node, [ZodSchema(.string), ZodSchema(.boolean)])
    case .templateLiteral(let parts): return split(parts)
    case .array(let inner): return (.array(element: some), [inner])
    case .set(let inner): return (.set(value: some), [inner])
    case .tuple(let items, let rest):
      return (
        .tuple(items: items.map { _ in some }, rest: rest.map { _ in some }),
        items + [rest].compactMap(\.self)
      )
    case .record(let record): return split(record)
    case .object(let shape): return split(shape)
    case .map(let key, let value): return (.map(key: some, value: some), [key, value])
    case .union(let options): return (.union(options.map { _ in some }), options)
    case .exclusiveUnion(let options):
      return (.exclusiveUnion(options.map { _ in some }), options)
    case .discriminatedUnion(let key, let options, let isFallingBack):
      return (
        .discriminatedUnion(
          discriminator: key, options: options.map { _ in some }, isFallingBack: isFallingBack),
        options
      )
    case .intersection(let left, let right): return (.intersection(some, some), [left, right])
    case .optional(let inner): return (.optional(some), [inner])
    case .exactOptional(let inner): return (.exactOptional(some), [inner])
    case .nonoptional(let inner): return (.nonoptional(some), [inner])
    case .nullable(let inner): return (.nullable(some), [inner])
    case .default(let inner, let value): return (.default(some, value: value), [inner])
    case .prefault(let inner, let value): return (.prefault(some, value: value), [inner])
    case .catch(let inner, let value): return (.catch(some, value: value), [inner])
    case .readonly(let inner): return (.readonly(some), [inner])
    case .success(let inner): return (.success(some), [inner])
    case .promise(let inner): return (.promise(some), [inner])
    case .lazy(let inner): return (.lazy(some), [inner])
    case .pipe(let input, let output): return (.pipe(some, some), [input, output])
    case .codec(let input, let output, let codec):
      return (.codec(some, some, codec), [input, output])
    }
  }

  private static func split(_ parts: [ZodSchema.TemplatePart]) -> (ZodSchema.Node, [ZodSchema]) {
    var children: [ZodSchema] = []
    let shells = parts.map { part in
      guard case .schema(let schema) = part else { return part }
      children.append(schema)
      return .schema(placeholder)
    }
    return (.templateLiteral(shells), children)
  }

  private static func split(_ record: ZodSchema.Record) -> (ZodSchema.Node, [ZodSchema]) {
    var shell = record
    (shell.key, shell.value) = (placeholder, placeholder)
    return (.record(shell), [record.key, record.value])
  }

  /// The copy of a partial record's key schema from which Zod takes the fixed set of keys.
  private static func copiedKey(of record: ZodSchema.Record) -> ZodSchema {
    var key = record.key
    key.parent = .schema(record.key)
    key.metadata = record.key.inheritedMetadata
    return key
  }

  private static func split(_ shape: ZodSchema.Shape) -> (ZodSchema.Node, [ZodSchema]) {
    var shell = shape
    shell.fields = shape.fields.map { Field($0.jsKey, placeholder) }
    var children = shape.fields.map(\.schema)
    switch shape.unknownKeys {
    case .strip, .reject: break
    // A loose object is one with a catchall of its own.
    case .keep: children.append(ZodSchema(.unknown))
    case .catchall(let schema):
      shell.unknownKeys = .catchall(placeholder)
      children.append(schema)
    }
    return (.object(shell), children)
  }
}
