internal import JSPrimitives
internal import JSRegex
internal import SchemaModel

/// The nodes inside a node.
extension SchemaPreparation {
  mutating func parts(
    of node: ZodSchema.Node, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedParts {
    var parts = PreparedParts()
    switch node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .stringbool:
      break
    case .templateLiteral(let templateParts):
      for (index, part) in templateParts.enumerated() {
        guard case .schema(let schema) = part else { continue }
        parts.children.append(
          try prepare(schema, path: "\(path).parts[\(index)]", topic: topic))
      }
      let source = try TemplatePattern(version: absence.version).source(
        of: templateParts, path: path)
      parts.pattern = try CheckPreparation.pattern(
        ZodSchema.PatternLiteral(source), format: nil, path: path)
    case .array(let element):
      parts.children = [try prepare(element, path: path + ".element", topic: topic)]
    case .tuple(let items, let rest):
      parts.children = try prepare(all: items, path: path + ".items", topic: topic)
      if let rest { parts.rest = try prepare(rest, path: path + ".rest", topic: topic) }
    case .record(let record):
      if record.isPartial, case .literal = record.key.node,
        !absence.version.semantics.partialRecordTakesLiterals
      {
        throw GenerationError(path: path, reason: "Zod throws for every payload here")
      }
      parts.children = [
        try prepare(record.key, path: path + ".key", topic: topic),
        try prepare(record.value, path: path + ".value", topic: topic),
      ]
      parts.keys = FixedValues(version: absence.version).values(of: record.key)
    case .object(let shape):
      parts.fields = try fields(of: shape, path: path)
      if case .catchall(let schema) = shape.unknownKeys {
        parts.rest = try prepare(schema, path: path + ".catchall", topic: topic)
      }
    case .map(let key, let value):
      parts.children = [
        try prepare(key, path: path + ".key", topic: topic),
        try prepare(value, path: path + ".value", topic: topic),
      ]
    case .set(let value):
      parts.children = [try prepare(value, path: path + ".value", topic: topic)]
    case .union(let options), .exclusiveUnion(let options):
      parts.children = try prepare(all: options, path: path + ".options", topic: topic)
    case .discriminatedUnion(let key, let options, _):
      parts.children = try prepare(all: options, path: path + ".options", topic: topic)
      parts.discriminator = PreparedDiscriminator(key, options, reader: absence)
    case .intersection(let left, let right):
      parts.children = [
        try prepare(left, path: path + ".left", topic: topic),
        try prepare(right, path: path + ".right", topic: topic),
      ]
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .readonly(let inner), .success(let inner), .lazy(let inner):
      parts.children = [try prepare(inner, path: path + ".inner", topic: topic)]
    case .reference(let label): parts.reference = try reference(to: label, path: path)
    case .pipe(let input, let output):
      parts.children = try ends(input, output, path: path, topic: topic)
    case .codec(let input, let output, let codec):
      parts.children = try ends(input, output, path: path, topic: topic)
      parts.transform = try CheckPreparation.transform(codec.decode, path: path + ".decode")
    case .transform(let function):
      parts.transform = try CheckPreparation.transform(function, path: path)
    case .promise:
      throw GenerationError(path: path, reason: "no JSON value is a promise")
    case .invalid(let reason): throw GenerationError(path: path, reason: reason)
    }
    return parts
  }

  private mutating func ends(
    _ input: ZodSchema, _ output: ZodSchema, path: String, topic: Topic
  ) throws(GenerationError) -> [PreparedSchema] {
    [
      try prepare(input, path: path + ".in", topic: topic),
      try prepare(output, path: path + ".out", topic: topic),
    ]
  }
}
