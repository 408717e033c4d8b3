internal import SchemaModel

/// Facts about the outputs of a schema.
extension ZodSchema {
  /// Whether the output of every accepted JSON value is that value, apart from the order of members.
  var isIdentity: Bool { isIdentity(keepsOrder: false) }

  /// Whether the output of every accepted JSON value is that value.
  ///
  /// - Parameter keepsOrder: whether the members must have the same order, too.
  func isIdentity(keepsOrder: Bool) -> Bool {
    guard checks.allSatisfy({ !$0.mayRewrite }) else { return false }
    switch node {
    case .string, .number, .boolean, .null, .any, .unknown, .custom, .never, .literal, .enumeration,
      .templateLiteral:
      return true
    case .array, .nullable, .optional, .exactOptional, .nonoptional, .readonly, .lazy, .union,
      .exclusiveUnion, .discriminatedUnion, .pipe:
      return parts.allSatisfy { $0.isIdentity(keepsOrder: keepsOrder) }
    case .tuple(let items, _):
      // An absent element may have an output.
      guard !keepsOrder || items.allSatisfy({ $0.absence == .refused }) else { return false }
      return parts.allSatisfy { $0.isIdentity(keepsOrder: keepsOrder) }
    case .intersection:
      return !(keepsOrder && acceptsObjects)
        && parts.allSatisfy { $0.isIdentity(keepsOrder: keepsOrder) }
    case .record(let record):
      return !keepsOrder && record.key.isIdentity && record.value.isIdentity
    case .object(let shape):
      if keepsOrder || shape.unknownKeys == .strip { return false }
      return parts.allSatisfy(\.isIdentity)
    default: return false
    }
  }

  /// Whether the schema, or one inside, accepts objects.
  private var acceptsObjects: Bool {
    contains { schema in
      switch schema.node {
      case .object, .record, .any, .unknown, .custom: true
      default: false
      }
    }
  }

  /// Whether the output is the value without some of its members, so that two such outputs of one value can be merged.
  var isMergeable: Bool {
    guard checks.allSatisfy({ !$0.mayRewrite }) else { return false }
    switch node {
    case .string, .number, .boolean, .null, .any, .unknown, .never, .literal, .enumeration,
      .templateLiteral:
      return true
    case .array, .nullable, .optional, .exactOptional, .nonoptional, .readonly, .lazy, .union,
      .discriminatedUnion, .object, .intersection:
      return parts.allSatisfy(\.isMergeable)
    case .record(let record): return record.key.isPlainString && record.value.isMergeable
    default: return false
    }
  }

  /// Whether the schema is a string whose checks don't replace it: any key can be compared with it.
  var isPlainString: Bool { node == .string && checks.allSatisfy { !$0.mayRewrite } }

  /// Whether all outputs are JSON values.
  var outputsAreJSON: Bool {
    guard checks.allSatisfy({ !$0.mayRewrite || $0.keepsStrings }) else { return false }
    switch node {
    case .string, .number, .boolean, .null, .never, .enumeration, .templateLiteral, .stringbool,
      .coerced(.string), .coerced(.number), .coerced(.boolean):
      return true
    case .literal(let values): return values.allSatisfy { $0.json != nil }
    case .array, .nullable, .readonly, .lazy, .union, .discriminatedUnion:
      return parts.allSatisfy(\.outputsAreJSON)
    default: return false
    }
  }

  /// The schema without the checks and limits that only accept or reject: two schemas of one outline have the same output for
  /// each value that both accept.
  var outline: ZodSchema {
    var schema = self
    switch node {
    case .string, .number:
      schema.checks =
        checks.contains(where: { $0.when != nil }) ? checks : checks.filter(\.mayRewrite)
      if schema.checks.isEmpty { return ZodSchema(.any) }
    case .boolean, .null, .never, .literal, .enumeration, .templateLiteral, .any, .unknown:
      schema = ZodSchema(.any, checks: checks.filter(\.mayRewrite))
    case .array, .nullable, .optional, .exactOptional, .readonly, .lazy, .tuple, .object:
      guard label == nil else { return self }
      schema = mapParts(\.outline)
      schema.checks = checks.filter(\.mayRewrite)
    default: break
    }
    return schema
  }
}

extension ZodSchema.Check {
  /// Whether the check may replace the value.
  var mayRewrite: Bool {
    switch kind {
    case .overwrite, .function: true
    // Zod trims what it reads as a URL.
    case .format(let format): format.urlOptions != nil
    // Their schemas may have transforms.
    case .property, .properties: true
    default: false
    }
  }

  /// Zod's own functions that make strings of strings.
  private static let ownTransforms: [ZodSchema.Transform] =
    [.trim, .toLowerCase, .toUpperCase, .slugify]
    + ZodSchema.NormalizationForm.allCases.map { .normalizing($0) }

  /// Whether the check makes a string of a string.
  var keepsStrings: Bool {
    switch kind {
    case .overwrite(let transform): Self.ownTransforms.contains(transform)
    case .format: true
    default: false
    }
  }
}
