internal import JSPrimitives
package import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// Returns the schema with each schema directly inside replaced by another one.
  func mapParts(_ change: (ZodSchema) -> ZodSchema) -> ZodSchema {
    var mapped = self
    mapped.node =
      switch node {
      case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
        .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
        .stringbool, .transform, .reference, .invalid:
        node
      case .templateLiteral(let parts):
        .templateLiteral(
          parts.map { part in
            if case .schema(let schema) = part { .schema(change(schema)) } else { part }
          })
      case .array(let inner): .array(element: change(inner))
      case .set(let inner): .set(value: change(inner))
      case .optional(let inner): .optional(change(inner))
      case .exactOptional(let inner): .exactOptional(change(inner))
      case .nonoptional(let inner): .nonoptional(change(inner))
      case .nullable(let inner): .nullable(change(inner))
      case .default(let inner, let value): .default(change(inner), value: value)
      case .prefault(let inner, let value): .prefault(change(inner), value: value)
      case .catch(let inner, let value): .catch(change(inner), value: value)
      case .readonly(let inner): .readonly(change(inner))
      case .success(let inner): .success(change(inner))
      case .promise(let inner): .promise(change(inner))
      case .lazy(let inner): .lazy(change(inner))
      case .tuple(let items, let rest): .tuple(items: items.map(change), rest: rest.map(change))
      case .record(let record): .record(record.map(change))
      case .object(let shape): .object(shape.map(change))
      case .map(let key, let value): .map(key: change(key), value: change(value))
      case .intersection(let left, let right): .intersection(change(left), change(right))
      case .pipe(let input, let output): .pipe(change(input), change(output))
      case .codec(let input, let output, let codec): .codec(change(input), change(output), codec)
      case .union(let options): .union(options.map(change))
      case .exclusiveUnion(let options): .exclusiveUnion(options.map(change))
      case .discriminatedUnion(let key, let options, let isFallingBack):
        .discriminatedUnion(
          discriminator: key, options: options.map(change), isFallingBack: isFallingBack)
      }
    mapped.checks = checks.map { check in
      var check = check
      switch check.kind {
      case .property(let key, let schema): check.kind = .property(key, change(schema))
      case .properties(let fields):
        check.kind = .properties(fields.map { Field($0.jsKey, change($0.schema)) })
      default: break
      }
      return check
    }
    return mapped
  }

  /// The schema with the members of its metadata, and of those inside, in the order of their keys.
  package var withOrderedMetadata: ZodSchema {
    var schema = mapParts(\.withOrderedMetadata)
    schema.metadata = metadata?.withOrderedMembers(depth: 0)
    return schema
  }

  /// Whether the schema, or one inside, has a property.
  func contains(where isFound: (ZodSchema) -> Bool) -> Bool {
    isFound(self) || parts.contains { $0.contains(where: isFound) }
  }

  /// Whether a schema inside refers to the label of one around this one, or to that of this one.
  private func refers(to label: String) -> Bool {
    if case .reference(label) = node { return true }
    return parts.contains { $0.label != label && $0.refers(to: label) }
  }

  /// The schema without messages, metadata and labels that nothing refers to: no verdict or output depends on them.
  var wordless: ZodSchema {
    var schema = mapParts(\.wordless)
    schema.message = nil
    schema.error = nil
    schema.metadata = nil
    schema.parent = nil
    if let label, !parts.contains(where: { $0.label != label && $0.refers(to: label) }) {
      schema.label = nil
    }
    schema.checks = schema.checks.map { check in
      var plain = check
      plain.kind = check.comparedKind
      plain.message = nil
      plain.error = nil
      plain.abort = false
      plain.isOwnFormat = false
      plain.writesPattern = false
      if case .custom(let predicate, _, _) = check.kind {
        plain.kind = .custom(predicate, path: nil, params: nil)
      }
      return plain
    }
    guard schema.checks.isEmpty, schema.label == nil else { return schema }
    switch schema.node {
    case .lazy(let inner), .readonly(let inner): return inner
    default: return schema
    }
  }

  /// The schema whose references to itself are the schema: its parts can be compiled by themselves.
  var unfolded: ZodSchema {
    guard let label else { return self }
    var schema = mapParts { $0.replacing(label, with: self) }
    schema.label = nil
    return schema
  }

  private func replacing(_ label: String, with target: ZodSchema) -> ZodSchema {
    if case .reference(label) = node, checks.isEmpty { return target }
    guard self.label != label else { return self }
    return mapParts { $0.replacing(label, with: target) }
  }

  /// Whether the schema, or one inside, calls a function that a program provides by its name.
  var callsFunctions: Bool { !functionNames.isEmpty }
}

extension ZodSchema.Shape {
  fileprivate func map(_ change: (ZodSchema) -> ZodSchema) -> ZodSchema.Shape {
    var shape = self
    shape.fields = fields.map { Field($0.jsKey, change($0.schema)) }
    if case .catchall(let schema) = unknownKeys { shape.unknownKeys = .catchall(change(schema)) }
    return shape
  }
}

extension ZodSchema.Record {
  fileprivate func map(_ change: (ZodSchema) -> ZodSchema) -> ZodSchema.Record {
    var record = self
    record.key = change(key)
    record.value = change(value)
    return record
  }
}

extension JSONObject {
  /// The nesting of metadata that is brought into order.
  private static let greatestDepth = 64

  fileprivate func withOrderedMembers(depth: Int) -> JSONObject {
    guard depth < Self.greatestDepth else { return self }
    let ordered = members.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
    return JSONObject(
      ordered.map { member in
        guard case .object(let object) = member.value else { return member }
        return (member.key, .object(object.withOrderedMembers(depth: depth + 1)))
      })
  }
}
