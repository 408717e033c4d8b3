internal import JSPrimitives
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
  /// node of a wrapper, both ends of a pipe.
  let children: [PreparedSchema]
  /// The node of a tuple's further elements.
  let rest: PreparedSchema?
  /// The fields of an object, in the order in which JavaScript enumerates them.
  let fields: [PreparedField]
  /// The options of a discriminated union by value.
  let discriminator: PreparedDiscriminator
  /// The function of a `transform` node.
  let transform: KnownTransform?
  /// The place in the schema's document.
  let path: String
  /// The topic of the strings and numbers here, by the nearest key.
  let topic: Topic
  /// Whether an absent value reaches the node at all (Zod's `optin`).
  let acceptsAbsent: Bool
  /// Whether an object forgives the issues of an absent value (Zod's `optout`).
  let forgivesAbsent: Bool

  /// - Parameter parts: the nodes inside and the names that the node itself refers to.
  init(
    _ node: ZodSchema.Node, checks: [PreparedCheck], parts: PreparedParts, path: String,
    topic: Topic
  ) {
    self.node = node
    self.checks = checks
    children = parts.children
    rest = parts.rest
    fields = parts.fields
    discriminator = parts.discriminator
    transform = parts.transform
    self.path = path
    self.topic = topic
    (acceptsAbsent, forgivesAbsent) = parts.absence(in: node)
  }

  /// The only node inside, or the input of a pipe.
  var inner: PreparedSchema { children[0] }

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
  /// Whether an object without the key is known to be valid.
  var mayBeAbsent: Bool
}

/// A check with its pattern compiled and its names resolved.
struct PreparedCheck: Sendable {
  /// The check itself.
  var check: Check
  /// The compiled pattern of a format; nil for `url`, which has none.
  var pattern: PreparedPattern?
  /// The function of an `overwrite` check.
  var transform: KnownTransform?
  /// The predicate of a `custom` check.
  var predicate: KnownPredicate?
  /// The place in the schema's document.
  var path: String

  /// The rule that the check applies.
  var kind: Check.Kind { check.kind }
}
