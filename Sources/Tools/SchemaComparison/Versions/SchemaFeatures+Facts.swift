internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.Check {
  /// Whether the units of a length can decide the check. They can't for a limit that asks only if a string is empty.
  var dependsOnLengthUnit: Bool {
    switch kind {
    case .minLength(let length), .minSize(let length): length > 1
    case .maxLength(let length), .maxSize(let length), .lengthEquals(let length),
      .sizeEquals(let length):
      length > 0
    default: false
    }
  }
}

extension ZodSchema.Node {
  /// Whether bounds have the type of the node's values.
  var isOrdered: Bool {
    switch self {
    case .number, .bigint, .date, .coerced(.number), .coerced(.bigint), .coerced(.date): true
    default: false
    }
  }

  /// Whether the node has values with a length that are not strings.
  var isList: Bool {
    switch self {
    case .array, .tuple, .map, .set, .file: true
    default: false
    }
  }
}

extension ZodSchema {
  /// Whether an object may lack a field of this schema.
  private var acceptsAbsence: Bool {
    switch node {
    case .optional, .exactOptional, .default, .any, .unknown, .undefined, .void: true
    case .prefault, .catch: true
    case .nullable(let inner), .readonly(let inner), .lazy(let inner): inner.acceptsAbsence
    case .union(let options), .exclusiveUnion(let options):
      options.contains(where: \.acceptsAbsence)
    case .intersection(let left, let right): left.acceptsAbsence && right.acceptsAbsence
    case .pipe(let input, _), .codec(let input, _, _): input.acceptsAbsence
    default: false
    }
  }

  /// Whether undefined is a value of the schema although its key is not optional.
  var isSilentlyAbsent: Bool {
    switch node {
    case .any, .unknown, .undefined, .void, .coerced(.string), .coerced(.boolean): true
    case .literal(let values): values.contains(.undefined)
    case .nullable(let inner), .readonly(let inner), .lazy(let inner), .nonoptional(let inner):
      inner.isSilentlyAbsent || inner.replacesAbsence
    case .pipe(let input, _), .codec(let input, _, _): input.isSilentlyAbsent
    case .union(let options), .exclusiveUnion(let options):
      options.contains(where: \.isSilentlyAbsent)
    case .intersection(let left, let right): left.acceptsAbsence && right.acceptsAbsence
    default: false
    }
  }

  /// Whether an output of the schema may be absent.
  var mayOutputBeAbsent: Bool {
    switch node {
    case .optional, .exactOptional, .undefined: true
    case .catch(let inner, _), .nullable(let inner), .readonly(let inner), .lazy(let inner):
      inner.mayOutputBeAbsent
    case .pipe(_, let output), .codec(_, let output, _): output.mayOutputBeAbsent
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      options.contains(where: \.mayOutputBeAbsent)
    // The schema that is referred to may be optional.
    case .reference: true
    default: false
    }
  }

  /// Whether the schema may make a value of an absent one.
  var replacesAbsence: Bool {
    switch node {
    case .default, .prefault, .catch, .transform: true
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .readonly(let inner), .lazy(let inner):
      inner.replacesAbsence
    case .pipe(let input, let output), .codec(let input, let output, _):
      input.replacesAbsence || output.replacesAbsence
    case .union(let options), .exclusiveUnion(let options):
      options.contains(where: \.replacesAbsence)
    default: false
    }
  }

  /// Whether the schema may convert an absent value, as `String(undefined)` does.
  var convertsAbsence: Bool {
    switch node {
    case .coerced: true
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .readonly(let inner), .lazy(let inner), .pipe(let inner, _),
      .codec(let inner, _, _):
      inner.convertsAbsence
    case .union(let options), .exclusiveUnion(let options):
      options.contains(where: \.convertsAbsence)
    default: false
    }
  }

  /// Whether the schema lists its values.
  var hasListedValues: Bool {
    switch innermost.node {
    case .literal, .enumeration, .null: true
    case .union(let options): options.allSatisfy(\.hasListedValues)
    case .pipe(let input, _), .codec(let input, _, _): input.hasListedValues
    default: false
    }
  }

  /// Whether the schema is a transform, or ends in one.
  var holdsTransform: Bool {
    switch node {
    case .transform: true
    case .pipe(_, let output): output.holdsTransform
    default: false
    }
  }

  /// Whether an object of the schema lists the values of a key that every object inherits.
  var hasInheritedListedField: Bool {
    switch innermost.node {
    case .object(let shape):
      shape.fields.contains { Self.inheritedNames.contains($0.jsKey) && $0.schema.hasListedValues }
    case .discriminatedUnion(_, let options, _): options.contains(where: \.hasInheritedListedField)
    case .pipe(let input, _), .codec(let input, _, _): input.hasInheritedListedField
    default: false
    }
  }
}

extension ZodSchema.Substitute {
  /// Whether the value of a default may be undefined.
  var mayBeUndefined: Bool {
    switch self {
    case .constant(let value): value == .undefined
    case .function: true
    }
  }
}
