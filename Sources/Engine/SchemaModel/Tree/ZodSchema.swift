/// A schema as data: what a value must be, and how it is transformed.
///
/// One node of Zod's own tree with its checks. A schema holds no closures, so it can be compared,
/// printed as a schema document and loaded from one; `Validator` compiles it.
public struct ZodSchema: Sendable, Hashable {
  /// What kind of node this is.
  public var node: Node
  /// The message of the node's own issues, in place of the default one.
  public var message: String?
  /// The checks that run after the node itself, in order.
  public var checks: [Check]

  public init(_ node: Node, message: String? = nil, checks: [Check] = []) {
    self.node = node
    self.message = message
    self.checks = checks
  }
}
