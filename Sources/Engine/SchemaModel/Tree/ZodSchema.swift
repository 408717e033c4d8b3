public import SourceJSON

/// A schema as data: one node of Zod's tree with its checks.
///
/// A schema can be compared, written as a schema document and read from one. `Validator` compiles it.
public struct ZodSchema: Sendable, Hashable {
  /// The kind of node, with the schemas below it.
  public var node: Node
  /// The message of the node's own issues; nil for the default message.
  public var message: String?
  /// A function that words the node's own issues; it is asked before the default message.
  public var error: ErrorFunction?
  /// The checks that run after the node itself, in order.
  public var checks: [Check]
  /// The label by which schemas below this one refer to it; see `Node.reference`.
  public var label: String?
  /// The metadata of Zod's registry, such as `id`, `title` and `description`; no validator reads it.
  public var metadata: JSONObject?

  /// A schema from its parts; the methods of the DSL, such as `.string()`, are shorter.
  public init(
    _ node: Node, message: String? = nil, error: ErrorFunction? = nil, checks: [Check] = [],
    label: String? = nil, metadata: JSONObject? = nil
  ) {
    self.node = node
    self.message = message
    self.error = error
    self.checks = checks
    self.label = label
    self.metadata = metadata
  }
}
