internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// A node of a schema with everything that generating and judging its values needs: compiled patterns,
/// resolved names and, for each node inside, the same.
final class PreparedSchema: Sendable {
  /// The node itself.
  let node: ZodSchema.Node
  /// The node's checks, in order.
  let checks: [PreparedCheck]
  /// The nodes inside: the elements of a container, the options of a union, the items of a tuple, the inner
  /// node of a wrapper, both ends of a pipe, the keys and values of a record, the parts of a template.
  let children: [PreparedSchema]
  /// The node of a tuple's further elements or an object's further members.
  let rest: PreparedSchema?
  /// The fields of an object, in the order in which JavaScript enumerates them.
  let fields: [PreparedField]
  /// The options of a discriminated union by value.
  let discriminator: PreparedDiscriminator
  /// The function of a `transform` node, or the decoding function of a codec.
  let transform: KnownTransform?
  /// The keys of a record, if its keys are listed values.
  let keys: [ZodSchema.Constant]?
  /// The pattern of a template literal.
  let pattern: PreparedPattern?
  /// The schema that a reference refers to.
  let reference: PreparedReference?
  /// The place in the schema's document.
  let path: String
  /// The subject of the strings and numbers here, by the nearest key.
  let subject: Subject
  /// The treatment of an absent value.
  let absence: SchemaGraph.Absence
  /// Whether the output may be absent.
  let mayOutputBeAbsent: Bool
  /// The validator's verdicts on values of the node.
  let verdicts: NodeVerdicts
  /// The version of Zod that judges.
  let version: ZodVersion

  /// - Parameter parts: the nodes inside and the names that the node itself refers to.
  init(
    _ node: ZodSchema.Node, checks: [PreparedCheck], parts: PreparedParts, path: String,
    subject: Subject, absence: SchemaGraph.Absence, mayOutputBeAbsent: Bool, verdicts: NodeVerdicts,
    version: ZodVersion
  ) {
    self.node = node
    self.checks = checks
    children = parts.children
    rest = parts.rest
    fields = parts.fields
    discriminator = parts.discriminator
    transform = parts.transform
    keys = parts.keys
    pattern = parts.pattern
    reference = parts.reference
    self.path = path
    self.subject = subject
    self.absence = absence
    self.mayOutputBeAbsent = mayOutputBeAbsent
    self.verdicts = verdicts
    self.version = version
  }

  /// The only node inside, or the input of a pipe.
  var inner: PreparedSchema { children[0] }

  /// Whether an absent value reaches the node at all.
  var acceptsAbsent: Bool { absence != .refused }

  /// Returns the option of a discriminated union for a value of its key.
  ///
  /// - Parameter value: the key's value, or nil if the object has no such key.
  func option(of value: JSONValue?) -> PreparedSchema? {
    discriminator.option(of: value).map { children[$0] }
  }
}

/// A declared field.
struct PreparedField: Sendable {
  /// The field's key.
  var key: JSText
  /// The schema of the field's value.
  var schema: PreparedSchema
  /// Whether an object may lack the key.
  var mayBeAbsent: Bool { schema.verdicts.mayBeAbsent ?? schema.acceptsAbsent }
}

/// A check with its pattern compiled and its names resolved.
struct PreparedCheck: Sendable {
  /// The check itself.
  var check: ZodSchema.Check
  /// The compiled pattern of a format; nil for a format that has none.
  var pattern: PreparedPattern?
  /// The compiled patterns of a URL's parts.
  var urlPatterns = PreparedURLPatterns()
  /// The function of an `overwrite` check.
  var transform: KnownTransform?
  /// The predicate of a `custom` check; nil if the document holds it as data.
  var predicate: KnownPredicate?
  /// The condition of a `custom` check that the document holds as data.
  var condition: ZodSchema.WrittenCondition?
  /// The members of a `property` or `properties` check, in the order in which JavaScript enumerates them.
  var properties: [PreparedField] = []
  /// The place in the schema's document.
  var path: String

  /// The rule that the check applies.
  var kind: ZodSchema.Check.Kind { check.kind }
}

/// The compiled conditions on the parts of a URL.
struct PreparedURLPatterns: Sendable {
  var hostname: PreparedPattern?
  var scheme: PreparedPattern?
}

/// The nodes inside a node, and the names that the node refers to; empty where its kind has none.
struct PreparedParts {
  var children: [PreparedSchema] = []
  var rest: PreparedSchema?
  var fields: [PreparedField] = []
  var discriminator = PreparedDiscriminator()
  var transform: KnownTransform?
  var keys: [ZodSchema.Constant]?
  var pattern: PreparedPattern?
  var reference: PreparedReference?
}
