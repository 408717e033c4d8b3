internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// The schemas inside of wrappers and choices that see the value itself, each with the checks around it.
  var alternatives: [ZodSchema] { alternatives(depth: 0) }

  private static let maximumAlternatives = 24

  private func alternatives(depth: Int) -> [ZodSchema] {
    guard depth < NestingLimits.alternatives else { return [] }
    let schema = unfolded
    let inside: [ZodSchema]
    switch schema.node {
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _), .catch(let inner, _),
      .readonly(let inner), .success(let inner), .lazy(let inner), .codec(let inner, _, _):
      inside = inner.alternatives(depth: depth + 1)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      inside = options.flatMap { $0.alternatives(depth: depth + 1) }
    case .pipe(let input, let output):
      let outputs = output.alternatives(depth: depth + 1)
      if case .transform = input.node { return outputs }
      inside = input.alternatives(depth: depth + 1) + outputs
    case .intersection(let left, let right):
      let (lefts, rights) = (
        left.alternatives(depth: depth + 1), right.alternatives(depth: depth + 1)
      )
      let merged = lefts.flatMap { left in rights.compactMap { left.merged(with: $0) } }
      inside = merged + lefts + rights
    default: return [schema]
    }
    return inside.prefix(Self.maximumAlternatives).map { inner in
      var inner = inner
      inner.checks += schema.checks
      return inner
    }
  }

  /// Returns an object with the fields of two objects; nil if either has another type.
  private func merged(with other: ZodSchema) -> ZodSchema? {
    guard case .object(var shape) = node, case .object(let others) = other.node else { return nil }
    for field in others.fields {
      if let index = shape.fields.firstIndex(where: { $0.jsKey == field.jsKey }) {
        shape.fields[index].schema = ZodSchema(
          .intersection(shape.fields[index].schema, field.schema))
      } else {
        shape.fields.append(field)
      }
    }
    return ZodSchema(.object(shape), checks: checks + other.checks)
  }

  /// The objects or records that schemas describe.
  static func objects(among schemas: [ZodSchema]) -> [ObjectView] {
    schemas.compactMap(\.objectView)
  }
  /// The arrays or tuples that schemas describe.
  static func arrays(among schemas: [ZodSchema]) -> [ArrayView] { schemas.compactMap(\.arrayView) }

  private var objectView: ObjectView? {
    switch node {
    case .object(let shape):
      let rest: ZodSchema =
        switch shape.unknownKeys {
        case .strip, .keep: ZodSchema(.unknown)
        case .reject: ZodSchema(.never)
        case .catchall(let schema): schema
        }
      return ObjectView(fields: shape.fields, rest: rest)
    case .record(let record):
      guard let keys = record.key.listedValues?.compactMap({ $0?.text }) else {
        return ObjectView(rest: record.value, key: record.key)
      }
      return ObjectView(
        fields: keys.map { Field($0, record.value) },
        rest: record.isLoose ? ZodSchema(.unknown) : ZodSchema(.never))
    default: return nil
    }
  }

  private var arrayView: ArrayView? {
    switch node {
    case .array(let element): ArrayView(rest: element, checks: checks)
    case .tuple(let items, let rest):
      ArrayView(items: items, rest: rest ?? ZodSchema(.never), checks: checks)
    default: nil
    }
  }
}

/// The members of an object.
struct ObjectView {
  var fields: [Field] = []
  var rest = ZodSchema(.unknown)
  /// The schema of all keys; nil for any.
  var key: ZodSchema?
}

/// The elements of an array.
struct ArrayView {
  var items: [ZodSchema] = []
  var rest = ZodSchema(.unknown)
  var checks: [ZodSchema.Check] = []

  func schema(at index: Int) -> ZodSchema { index < items.count ? items[index] : rest }

  /// The lengths around which the verdict changes.
  var lengths: [Int] {
    var lengths = [items.count, items.count + 1]
    for check in checks {
      if let bound = check.kind.lengthBound, bound.limit <= 300 { lengths.append(bound.limit) }
    }
    return lengths.flatMap(BoundaryValues.lengths(around:))
  }
}
