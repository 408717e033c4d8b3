internal import SchemaModel
internal import SourceJSON

/// Reads a recorded `_zod.def` tree as a schema.
///
/// A type, check, flag or value without a meaning in schemas is refused with its place, never ignored. Functions of
/// the recorded program become functions without an implementation, under their recorded names.
struct DefReader {
  /// A node around the one that is being read.
  private struct Ancestor {
    var place: DefPlace
    /// The reference to it, if there is one.
    var label: String?
  }

  /// The version of Zod that has made the tree.
  let zod: ZodVersion
  private var ancestors: [Ancestor] = []

  private init(zod: ZodVersion) { self.zod = zod }

  /// Returns the schema of a tree that a version of Zod has made.
  static func schema(
    of def: JSONValue, zod: ZodVersion = .newestRelease
  ) throws(ZodDefError) -> ZodSchema {
    var reader = DefReader(zod: zod)
    return try reader.schema(def, at: .root)
  }

  /// Returns the schema of one node with its checks, or a reference to an ancestor.
  mutating func schema(_ value: JSONValue, at place: DefPlace) throws(ZodDefError) -> ZodSchema {
    var fields = try DefFields(value, at: place)
    if let reference = try fields.optionalString("$ref") {
      try fields.finish()
      return ZodSchema(.reference(try label(reference, from: place)))
    }
    ancestors.append(Ancestor(place: place))
    let node = try node(&fields)
    var schema = ZodSchema(
      node, message: try fields.optionalString("message"),
      error: try fields.function("error", kind: .error).map { ZodSchema.ErrorFunction($0) })
    if let own = try ownCheck(&fields) { schema.checks.append(own) }
    schema.checks += try checks(&fields)
    schema.metadata = fields.optional("meta")?.object
    try fields.finish()
    schema.label = ancestors.removeLast().label
    return schema
  }

  /// Returns the label of the ancestor that a reference names.
  private mutating func label(
    _ reference: String, from place: DefPlace
  ) throws(ZodDefError) -> String {
    guard let index = ancestors.lastIndex(where: { $0.place.isNamed(by: reference) }) else {
      throw ZodDefError(path: place.path, reason: "no node around this one is at \(reference)")
    }
    let label = ancestors[index].label ?? reference
    ancestors[index].label = label
    return label
  }

  private mutating func node(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Node {
    let type = try fields.string("type")
    if let node = try Self.scalar(type, &fields) { return node }
    if let node = try valueList(type, &fields) { return node }
    if let node = try container(type, &fields) { return node }
    if let node = try choice(type, &fields) { return node }
    if let node = try wrapper(type, &fields) { return node }
    if let node = try flow(type, &fields) { return node }
    throw fields.error("type", "unknown type \"\(type)\"")
  }
}

// MARK: Nodes below

extension DefReader {
  /// Returns the schema in a field.
  mutating func child(
    _ name: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema {
    try schema(fields.value(name), at: fields.place.field(name))
  }

  /// Returns the schema in a field; nil if it is absent, null or `undefined`.
  mutating func optionalChild(
    _ name: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema? {
    guard let value = fields.optionalValue(name) else { return nil }
    return try schema(value, at: fields.place.field(name))
  }

  /// Returns the schemas in a field's array.
  mutating func children(
    _ name: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> [ZodSchema] {
    var schemas: [ZodSchema] = []
    for (index, value) in try fields.elements(name).enumerated() {
      schemas.append(try schema(value, at: fields.place.field(name).element(index)))
    }
    return schemas
  }
}
