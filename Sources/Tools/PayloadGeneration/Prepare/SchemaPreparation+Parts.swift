internal import JSPrimitives
internal import JSRegex
internal import SchemaGraph
internal import SchemaModel

/// The nodes inside a node.
extension SchemaPreparation {
  mutating func parts(
    of node: SchemaGraph.Node, path: String, topic: Topic
  ) throws(GenerationError) -> PreparedParts {
    var parts = PreparedParts()
    let inside = graph.inside(node)
    switch graph.schema(node).node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .custom, .any, .unknown, .never, .coerced, .literal, .enumeration,
      .stringbool:
      break
    case .templateLiteral(let templateParts):
      var schemas = inside
      for (index, part) in templateParts.enumerated() {
        guard case .schema = part, let schema = schemas.popFirst() else { continue }
        parts.children.append(
          try prepare(schema, path: "\(path).parts[\(index)]", topic: topic))
      }
      parts.pattern = try pattern(of: templateParts, path: path)
    case .array:
      parts.children = [try prepare(inside[0], path: path + ".element", topic: topic)]
    case .tuple(let items, _):
      parts.children = try prepare(
        all: inside.prefix(items.count), path: path + ".items", topic: topic)
      for rest in inside.dropFirst(items.count) {
        parts.rest = try prepare(rest, path: path + ".rest", topic: topic)
      }
    case .record(let record):
      if record.isPartial, case .literal = record.key.node,
        !graph.semantics.partialRecordTakesLiterals
      {
        throw GenerationError(path: path, reason: "Zod throws for every payload here")
      }
      parts.children = [
        try prepare(inside[0], path: path + ".key", topic: topic),
        try prepare(inside[1], path: path + ".value", topic: topic),
      ]
      parts.keys = graph.fixedValues(of: inside[0])
    case .object(let shape):
      parts.fields = try fields(shape.fields, inside, path: path)
      if case .catchall = shape.unknownKeys, let catchall = inside.last {
        parts.rest = try prepare(catchall, path: path + ".catchall", topic: topic)
      }
    case .map:
      parts.children = [
        try prepare(inside[0], path: path + ".key", topic: topic),
        try prepare(inside[1], path: path + ".value", topic: topic),
      ]
    case .set:
      parts.children = [try prepare(inside[0], path: path + ".value", topic: topic)]
    case .union, .exclusiveUnion:
      parts.children = try prepare(all: inside, path: path + ".options", topic: topic)
    case .discriminatedUnion(let key, _, _):
      parts.children = try prepare(all: inside, path: path + ".options", topic: topic)
      parts.discriminator = PreparedDiscriminator(key, Array(inside), in: graph)
    case .intersection:
      parts.children = [
        try prepare(inside[0], path: path + ".left", topic: topic),
        try prepare(inside[1], path: path + ".right", topic: topic),
      ]
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .lazy:
      parts.children = [try prepare(inside[0], path: path + ".inner", topic: topic)]
    case .reference(let label): parts.reference = try reference(node, to: label, path: path)
    case .pipe: parts.children = try ends(inside, path: path, topic: topic)
    case .codec(_, _, let codec):
      parts.children = try ends(inside, path: path, topic: topic)
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
    _ nodes: ArraySlice<SchemaGraph.Node>, path: String, topic: Topic
  ) throws(GenerationError) -> [PreparedSchema] {
    [
      try prepare(nodes[0], path: path + ".in", topic: topic),
      try prepare(nodes[1], path: path + ".out", topic: topic),
    ]
  }

  /// Compiles the pattern of a template literal.
  private func pattern(
    of parts: [ZodSchema.TemplatePart], path: String
  ) throws(GenerationError) -> PreparedPattern {
    let pattern: ZodSchema.PatternLiteral
    do throws(SourcePatternError) {
      pattern = try TemplatePattern.pattern(of: parts, in: graph.semantics)
    } catch {
      throw GenerationError(path: path, reason: error.description)
    }
    return try CheckPreparation.pattern(pattern, format: nil, path: path)
  }
}
