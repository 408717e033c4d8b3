internal import JSPrimitives
internal import JSRegex
internal import SchemaGraph
internal import SchemaModel

/// The nodes inside a node.
extension SchemaPreparation {
  mutating func parts(
    of node: SchemaGraph.Node, path: String, subject: Subject
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
          try prepare(schema, path: "\(path).parts[\(index)]", subject: subject))
      }
      parts.pattern = try pattern(of: templateParts, path: path)
    case .array:
      parts.children = [try prepare(inside[0], path: path + ".element", subject: subject)]
    case .tuple(let items, _):
      parts.children = try prepare(
        all: inside.prefix(items.count), path: path + ".items", subject: subject)
      for rest in inside.dropFirst(items.count) {
        parts.rest = try prepare(rest, path: path + ".rest", subject: subject)
      }
    case .record(let record):
      if record.isPartial, case .literal = record.key.node,
        !graph.semantics.partialRecordTakesLiterals
      {
        throw GenerationError(path: path, reason: "Zod throws for every payload here")
      }
      parts.children = [
        try prepare(inside[0], path: path + ".key", subject: subject),
        try prepare(inside[1], path: path + ".value", subject: subject),
      ]
      parts.keys = graph.fixedValues(of: inside[0])
    case .object(let shape):
      parts.fields = try fields(shape.fields, inside, path: path)
      if case .catchall = shape.unknownKeys, let catchall = inside.last {
        parts.rest = try prepare(catchall, path: path + ".catchall", subject: subject)
      }
    case .map:
      parts.children = [
        try prepare(inside[0], path: path + ".key", subject: subject),
        try prepare(inside[1], path: path + ".value", subject: subject),
      ]
    case .set:
      parts.children = [try prepare(inside[0], path: path + ".value", subject: subject)]
    case .union, .exclusiveUnion:
      parts.children = try prepare(all: inside, path: path + ".options", subject: subject)
    case .discriminatedUnion(let key, _, _):
      parts.children = try prepare(all: inside, path: path + ".options", subject: subject)
      parts.discriminator = PreparedDiscriminator(key, Array(inside), in: graph)
    case .intersection:
      parts.children = [
        try prepare(inside[0], path: path + ".left", subject: subject),
        try prepare(inside[1], path: path + ".right", subject: subject),
      ]
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .lazy:
      parts.children = [try prepare(inside[0], path: path + ".inner", subject: subject)]
    case .reference(let label): parts.reference = try reference(node, to: label, path: path)
    case .pipe: parts.children = try ends(inside, path: path, subject: subject)
    case .codec(_, _, let codec):
      parts.children = try ends(inside, path: path, subject: subject)
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
    _ nodes: ArraySlice<SchemaGraph.Node>, path: String, subject: Subject
  ) throws(GenerationError) -> [PreparedSchema] {
    [
      try prepare(nodes[0], path: path + ".in", subject: subject),
      try prepare(nodes[1], path: path + ".out", subject: subject),
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
