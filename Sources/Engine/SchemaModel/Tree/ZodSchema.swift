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
  ///
  /// Two schemas of one tree are one object of JavaScript, which a JSON Schema shows, if they have the same label and
  /// are the same after their references are followed. Schemas that differ are two objects, whatever their labels.
  public var label: String?
  /// The metadata of Zod's registry, such as `id`, `title` and `description`; no validator reads it.
  public var metadata: JSONObject?
  /// The schema that a method copied to make this one, if that one has an `id` or is such a copy itself.
  ///
  /// A JSON Schema refers to the one with the `id`; no validator reads it.
  public var parent: Parent?

  /// A schema from its parts; the methods of the DSL, such as `.string()`, are shorter.
  public init(
    _ node: Node, message: String? = nil, error: ErrorFunction? = nil, checks: [Check] = [],
    label: String? = nil, metadata: JSONObject? = nil, parent: Parent? = nil
  ) {
    self.node = node
    self.message = message
    self.error = error
    self.checks = checks
    self.label = label
    self.metadata = metadata
    self.parent = parent
  }
}

extension ZodSchema {
  /// The schema that a method copied: Zod's `_zod.parent`.
  public indirect enum Parent: Sendable, Hashable {
    /// A copy of this schema.
    case schema(ZodSchema)

    /// The schema that was copied.
    public var schema: ZodSchema {
      switch self {
      case .schema(let schema): schema
      }
    }
  }
}
