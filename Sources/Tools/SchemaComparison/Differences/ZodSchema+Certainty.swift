internal import JSPrimitives
package import SchemaModel
internal import SourceJSON

/// Facts about all values of a schema. Each is proved by the schema's form: where the form proves nothing, the answer is
/// that nothing is known.
extension ZodSchema {
  /// The verdict on an absent value.
  package enum Absence {
    case accepted, refused, unknown
  }

  /// The verdict on an absent value, as far as it is the same in all versions of Zod.
  package var absence: Absence {
    guard checks.isEmpty || node.isPlain else { return .unknown }
    switch node {
    case .optional(let inner), .exactOptional(let inner):
      return inner.absence == .unknown ? .unknown : .accepted
    case .default: return .accepted
    case .nullable(let inner), .readonly(let inner), .lazy(let inner): return inner.absence
    case .null: return .refused
    case let node: return node.isPlain ? .refused : .unknown
    }
  }

  /// Whether every value but an absent one is accepted.
  var acceptsAll: Bool {
    guard checks.isEmpty else { return false }
    switch node {
    case .any, .unknown, .catch, .success: return true
    case .optional(let inner), .exactOptional(let inner), .nullable(let inner),
      .default(let inner, _), .readonly(let inner), .lazy(let inner):
      return inner.acceptsAll
    case .union(let options): return options.contains(where: \.acceptsAll)
    default: return false
    }
  }

  /// Whether no JSON value is accepted; one that a function makes may be.
  var acceptsNoJSON: Bool {
    switch node {
    case .never, .symbol, .file, .function, .map, .set, .promise, .undefined, .void, .nan: true
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .readonly(let inner), .lazy(let inner):
      inner.acceptsNoJSON
    case .union(let options): options.allSatisfy(\.acceptsNoJSON)
    default: false
    }
  }

  /// Whether the output of every accepted value is the value.
  var keepsValues: Bool {
    guard checks.allSatisfy({ !$0.rewrites }) else { return false }
    switch node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .symbol, .never, .any,
      .unknown, .literal, .enumeration, .templateLiteral:
      return true
    case .array(let inner), .nullable(let inner), .optional(let inner), .exactOptional(let inner),
      .nonoptional(let inner), .readonly(let inner), .lazy(let inner):
      return inner.keepsValues
    case .union(let options), .exclusiveUnion(let options):
      return options.allSatisfy(\.keepsValues)
    default: return false
    }
  }

  /// Whether every value of this schema is one of another's; false if that is not proved.
  func isWithin(_ other: ZodSchema) -> Bool {
    if self == other || node == .never { return true }
    if other.acceptsAll { return absence == .refused }
    guard other.checks.isEmpty else { return false }
    if case .union(let options) = node { return options.allSatisfy { $0.isWithin(other) } }
    if case .union(let options) = other.node { return options.contains(where: isWithin) }
    if other.node == .string { return node == .string || node.hasTextsOnly }
    return ZodSchema(node) == ZodSchema(other.node)
  }

  /// Whether a value anywhere inside that is accepted in fewer cases makes the payload accepted in fewer cases.
  var isMonotoneThroughout: Bool {
    let hasUnion = contains { if case .union = $0.node { true } else { false } }
    return !contains { schema in
      switch schema.node {
      case .exclusiveUnion, .catch, .success, .templateLiteral, .intersection, .reference, .invalid,
        .map, .set:
        true
      case .record(let record): !record.key.isPlainString || record.isLoose
      case .discriminatedUnion(_, _, let isFallingBack): isFallingBack
      case .pipe, .codec, .transform: hasUnion
      default: hasUnion && schema.checks.contains { $0.isOfFunction || $0.rewrites }
      }
    }
  }
}

extension ZodSchema.Check {
  /// Whether it makes another value, whatever it lets pass.
  var rewrites: Bool {
    switch kind {
    case .overwrite, .function: true
    case .format(.url(let options)): options.isNormalizing
    default: false
    }
  }

  fileprivate var isOfFunction: Bool {
    switch kind {
    case .custom, .function, .property, .properties: true
    default: false
    }
  }

  /// Whether every value that passes this check passes another one too; false if that is not proved.
  func isWithin(_ other: ZodSchema.Check) -> Bool {
    guard when == nil, other.when == nil else { return kind == other.kind && when == other.when }
    return kind == other.kind
      || kind.sort == other.kind.sort && kind.change(to: other.kind) == .looser
  }
}
