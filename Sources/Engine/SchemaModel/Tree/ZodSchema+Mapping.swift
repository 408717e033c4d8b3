extension ZodSchema {
  /// Returns the schema with each schema directly inside replaced by another one.
  package func mapParts(_ change: (ZodSchema) -> ZodSchema) -> ZodSchema {
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
