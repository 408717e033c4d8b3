internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A schema whose patterns are compiled and whose names are resolved: what is walked for each payload.
final class PreparedSchema: Sendable {
  enum Node: Sendable {
    case string, number, boolean, null, anything, never
    /// A literal or an enumeration.
    case oneOf([JSONValue])
    case array(PreparedSchema)
    case tuple([PreparedSchema], rest: PreparedSchema?)
    case record(PreparedSchema)
    case object([PreparedField], ZodSchema.Shape.UnknownKeys)
    case union([PreparedSchema])
    case discriminatedUnion(PreparedDiscriminator)
    case optional(PreparedSchema)
    case nullable(PreparedSchema)
    case `default`(PreparedSchema, JSONValue)
    case prefault(PreparedSchema, JSONValue)
    case `catch`(PreparedSchema, JSONValue)
    case pipe(PreparedSchema, PreparedSchema)
    case transform(KnownTransform)
  }

  let node: Node
  let checks: [PreparedCheck]
  /// The place in the schema's document.
  let path: String
  /// What the texts and numbers here are about, as the nearest key says.
  let topic: Topic
  /// Whether an absent value is passed to the node at all (Zod's `optin`).
  let acceptsAbsent: Bool
  /// Whether the issues of an absent value are forgiven by an object (Zod's `optout`).
  let forgivesAbsent: Bool

  init(
    node: Node, checks: [PreparedCheck], path: String, topic: Topic, acceptsAbsent: Bool,
    forgivesAbsent: Bool
  ) {
    self.node = node
    self.checks = checks
    self.path = path
    self.topic = topic
    self.acceptsAbsent = acceptsAbsent
    self.forgivesAbsent = forgivesAbsent
  }
}

/// A declared field.
struct PreparedField: Sendable {
  var key: JSText
  var schema: PreparedSchema
  /// Whether an object without the key is known to be valid.
  var mayBeAbsent: Bool
}

/// The options of a discriminated union by the value that tells them apart.
struct PreparedDiscriminator: Sendable {
  var key: JSText
  var options: [PreparedSchema]
  /// The option of each value.
  var cases: [(value: JSONValue, option: Int)]
  /// The option of objects without the key.
  var absentOption: Int?
}

/// A check, ready to be evaluated.
struct PreparedCheck: Sendable {
  enum Kind: Sendable {
    case minLength(Int)
    case maxLength(Int)
    case lengthEquals(Int)
    case greaterThan(Double, inclusive: Bool)
    case lessThan(Double, inclusive: Bool)
    case safeInteger
    case multipleOf(Double)
    case pattern(PreparedPattern)
    case startsWith(JSText)
    case endsWith(JSText)
    case includes(JSText)
    case url
    case overwrite(KnownTransform)
    case custom(KnownPredicate, path: [PathSegment])
  }

  var kind: Kind
  var abort: Bool
  /// The place in the schema's document.
  var path: String
}
