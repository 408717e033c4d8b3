/// A schema as data: one node of Zod's tree with its checks.
///
/// A schema can be compared, written as a schema document and read from one. `Validator` compiles it.
public struct ZodSchema: Sendable, Hashable {
  /// The kind of node, with the schemas below it.
  public var node: Node
  /// The message of the node's own issues; nil for the default message.
  public var message: String?
  /// The checks that run after the node itself, in order.
  public var checks: [Check]

  /// A schema from its parts; the methods of the DSL, such as `.string()`, are shorter.
  public init(_ node: Node, message: String? = nil, checks: [Check] = []) {
    self.node = node
    self.message = message
    self.checks = checks
  }
}
