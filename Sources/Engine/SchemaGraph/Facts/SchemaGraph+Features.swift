internal import JSPrimitives
package import SchemaModel

/// The constructs of schemas whose meaning depends on the version of Zod.
extension SchemaGraph {
  /// Returns the features of a node's own schema and checks, without those of the schemas inside.
  package func features(of node: Node) -> Set<SchemaFeature> {
    var features: Set<SchemaFeature> = []
    let schema = schema(node)
    insertNode(node, schema, &features)
    insertLengths(schema, &features)
    schema.insertChecks(of: self.schema(insideWrappers(node)).node, &features)
    for word in schema.words { features.insert(.word(since: word.since)) }
    return features
  }

  /// The features of all schemas of the graph.
  package var features: Set<SchemaFeature> {
    nodes.reduce(into: []) { $0.formUnion(features(of: $1)) }
  }

  private func insertNode(
    _ node: Node, _ schema: ZodSchema, _ features: inout Set<SchemaFeature>
  ) {
    let inside = inside(node)
    switch schema.node {
    case .object(let shape): insertObject(shape, inside, &features)
    case .optional, .exactOptional:
      if replacesAbsence(inside[0]) || convertsAbsence(inside[0]) {
        features.insert(.optionalMaking)
      }
    case .default(_, let value), .prefault(_, let value):
      if value.mayBeUndefined { features.insert(.undefinedDefault) }
    case .tuple: features.insert(.tuple)
    case .record(let record): insertRecord(record, key: inside[0], &features)
    case .union: if inside.isEmpty { features.insert(.emptyUnion) }
    case .exclusiveUnion:
      features.insert(.exclusive)
      if inside.isEmpty { features.insert(.emptyUnion) }
    case .discriminatedUnion(let key, _, _): insertDiscriminator(key, inside, &features)
    case .intersection: features.insert(.intersection)
    case .number, .coerced(.number): features.insert(.number)
    case .templateLiteral: features.insert(.template)
    case .date, .coerced(.date): features.insert(.date)
    case .nan: features.insert(.nan)
    case .pipe, .codec:
      features.insert(.pipe)
      // The transform may make undefined of a default.
      if replacesAbsence(inside[0]), endsInTransform(inside[1]) {
        features.insert(.undefinedDefault)
      }
    case .literal(let values): if values.isEmpty { features.insert(.emptyLiteral) }
    case .catch(_, .function): features.insert(.catchFunction)
    default: break
    }
  }

  private func insertObject(
    _ shape: ZodSchema.Shape, _ inside: ArraySlice<Node>, _ features: inout Set<SchemaFeature>
  ) {
    let fields = inside.prefix(shape.fields.count)
    if fields.contains(where: takesUndefined) { features.insert(.undefinedField) }
    if fields.contains(where: mayForgiveAbsence) { features.insert(.forgivenField) }
    if shape.fields.contains(where: { $0.jsKey == "__proto__" }) {
      features.insert(.declaredPrototype)
    }
    switch shape.unknownKeys {
    case .reject: features.formUnion([.strictKeys, .otherKeys])
    case .catchall(let schema):
      features.insert(.otherKeys)
      if schema.node == .never { features.insert(.strictKeys) }
    case .keep: features.insert(.otherKeys)
    case .strip: break
    }
  }

  private func insertRecord(
    _ record: ZodSchema.Record, key: Node, _ features: inout Set<SchemaFeature>
  ) {
    features.insert(.record)
    if fixedValues(of: key) != nil {
      features.formUnion([.listedRecord, .strictKeys])
      if record.isPartial { features.insert(.partialRecord) }
      if record.isLoose { features.insert(.looseRecord) }
    }
    if record.isPartial, case .literal = record.key.node { features.insert(.literalPartialRecord) }
  }

  private func insertDiscriminator(
    _ key: JSText, _ options: ArraySlice<Node>, _ features: inout Set<SchemaFeature>
  ) {
    features.insert(.discriminator)
    let fields = options.compactMap { option -> Node? in
      let object = insideWrappers(option)
      guard case .object(let shape) = schema(object).node,
        let place = shape.fields.firstIndex(where: { $0.jsKey == key })
      else { return nil }
      return child(place, of: object)
    }
    if fields.contains(where: replacesAbsence) { features.insert(.defaultedDiscriminator) }
    if fields.count < options.count { features.insert(.undeclaredDiscriminator) }
    if options.contains(where: listsInheritedKey) { features.insert(.inheritedDiscriminator) }
    if options.isEmpty { features.insert(.emptyUnion) }
  }

  private func insertLengths(_ schema: ZodSchema, _ features: inout Set<SchemaFeature>) {
    let lengths = schema.lengths
    if case .array = schema.node, lengths.most < .max { features.insert(.limitedArray) }
    if case .string = schema.node, lengths.least > lengths.most {
      features.insert(.reversedLengths)
    }
  }
}

extension ZodSchema {
  /// The bounds of the length or size by the schema's own checks.
  package var lengths: (least: Int, most: Int) {
    var (least, most) = (0, Int.max)
    for bound in checks.compactMap(\.kind.lengthBound) {
      if bound.comparison != .atMost { least = Swift.max(least, bound.limit) }
      if bound.comparison != .atLeast { most = Swift.min(most, bound.limit) }
    }
    return (least, most)
  }

  /// Inserts the features of the checks, which see values of a node.
  fileprivate func insertChecks(
    of core: Node, _ features: inout Set<SchemaFeature>
  ) {
    if message != nil || error != nil, !checks.isEmpty { features.insert(.messageWithChecks) }
    var aborts = false
    for check in checks {
      if check.kind.lengthBound != nil {
        if aborts { features.insert(.abortBeforeLength) }
        if check.dependsOnLengthUnit, !core.isList { features.insert(.textLength) }
      }
      switch check.kind {
      case .greaterThan, .lessThan: if !core.isOrdered { features.insert(.openBound) }
      case .multipleOf: features.insert(.multiple)
      case .numberFormat: features.insert(.numberFormat)
      case .function: if check.when != nil { features.insert(.conditionalFunction) }
      case .format(let format): features.formUnion(format.features)
      case .minSize, .maxSize: features.insert(.size)
      case .lengthEquals, .sizeEquals: features.insert(.exactLength)
      default: break
      }
      aborts = aborts || check.abort
    }
  }
}

extension ZodSchema.Node {
  /// Whether bounds have the type of the node's values.
  fileprivate var isOrdered: Bool {
    switch self {
    case .number, .bigint, .date, .coerced(.number), .coerced(.bigint), .coerced(.date): true
    default: false
    }
  }

  /// Whether the node has values with a length that are not strings.
  fileprivate var isList: Bool {
    switch self {
    case .array, .tuple, .map, .set, .file: true
    default: false
    }
  }
}

extension ZodSchema.Check {
  /// Whether the units of a length can decide the check. They can't for a limit that asks only if a string is empty.
  fileprivate var dependsOnLengthUnit: Bool {
    guard let bound = kind.lengthBound else { return false }
    return bound.limit > (bound.comparison == .atLeast ? 1 : 0)
  }
}

extension ZodSchema.StringFormat {
  fileprivate var features: Set<SchemaFeature> {
    switch self {
    case .url(let options):
      var features: Set<SchemaFeature> = [.format(.url)]
      if options.protocol?.jsSource == "^https?$" { features.insert(.httpURL) }
      if options.requiresDomain { features.insert(.domain) }
      if options.requiresDomain || options.hostname != nil { features.insert(.hostname) }
      return features
    case .datetime: return [.format(.datetime)]
    case .named(let format, let pattern):
      // A separate pattern replaces the version's pattern, but not a rule.
      return pattern == nil || format.row.rule != nil ? [.format(format)] : []
    default: return []
    }
  }
}

extension ZodSchema.Substitute {
  /// Whether the value of a default may be undefined.
  fileprivate var mayBeUndefined: Bool {
    switch self {
    case .constant(let value): value == .undefined
    case .function: true
    }
  }
}
