internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Makes payloads of a schema from those of its parts: it adds the members that the schema needs.
struct PayloadCompletion {
  private let side: ComparedSchema
  private let validators: SubschemaValidators
  private let seed: UInt64
  /// The members that an object needs, by its path.
  private var needed: [String: [JSText: JSONValue]] = [:]

  init(_ side: ComparedSchema, seed: UInt64, _ work: SearchWork) {
    self.side = side
    validators = SubschemaValidators(side, work)
    self.seed = seed
  }

  /// Returns a payload of a part with the members that the schema needs and the part doesn't declare.
  mutating func completed(_ payload: JSONValue, of piece: ZodSchema) -> JSONValue {
    completed(payload, side.schema, piece, path: "")
  }

  private mutating func completed(
    _ value: JSONValue, _ schema: ZodSchema, _ piece: ZodSchema, path: String
  ) -> JSONValue {
    switch (schema.node, piece.node, value) {
    case (.object(let shape), .object(let part), .object(let object)):
      let declared = part.fields.byKey
      let needed = neededMembers(of: shape, path: path)
      var members: [JSONObject.Member] = []
      for field in shape.fields {
        if let inner = declared[field.jsKey]?.schema {
          guard let value = object[field.jsKey] else { continue }
          let path = path + "." + field.key
          members.append((field.jsKey, completed(value, field.schema, inner, path: path)))
        } else if let value = needed[field.jsKey] {
          members.append((field.jsKey, value))
        }
      }
      let known = Set(shape.fields.map(\.jsKey))
      members += object.members.filter { !known.contains($0.key) }
      return .object(JSONObject(members))
    case (.array(let inner), .array(let part), .array(let elements)):
      return .array(elements.map { completed($0, inner, part, path: path + "[*]") })
    case (.record(let record), .record(let part), .object(let object)):
      let members = object.members.map { member in
        (member.key, completed(member.value, record.value, part.value, path: path + "{*}"))
      }
      return .object(JSONObject(members))
    case (.optional(let inner), .optional(let part), _),
      (.exactOptional(let inner), .exactOptional(let part), _),
      (.nullable(let inner), .nullable(let part), _),
      (.readonly(let inner), .readonly(let part), _):
      return completed(value, inner, part, path: path)
    default: return value
    }
  }

  /// Returns the members that objects of a shape can't lack.
  private mutating func neededMembers(
    of shape: ZodSchema.Shape, path: String
  ) -> [JSText: JSONValue] {
    if let known = needed[path] { return known }
    var members: [JSText: JSONValue] = [:]
    for field in shape.fields where validators.acceptsAbsence(of: field) != true {
      members[field.jsKey] = ExampleMaker(side.with(field.schema), seed: seed).example
    }
    needed[path] = members
    return members
  }
}
