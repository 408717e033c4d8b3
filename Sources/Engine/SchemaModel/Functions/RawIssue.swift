internal import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// An issue as a function of the schema sees it.
  public struct RawIssue: Sendable, Hashable {
    /// Zod's members in its order, `code` among them, without path and message.
    public var members: JSONObject
    /// The path from the value that the validator was given.
    public var path: [PathSegment]
    /// The message; nil if it isn't known yet.
    public var message: String?
    /// The value that the issue is about; nil if it is absent.
    public var input: JSONValue?

    /// An issue from its parts.
    public init(
      members: JSONObject, path: [PathSegment] = [], message: String? = nil,
      input: JSONValue? = nil
    ) {
      self.members = members
      self.path = path
      self.message = message
      self.input = input
    }

    /// The code, such as `too_small`.
    public var code: String? { members["code"]?.text?.string }
  }

  /// An issue that a function adds.
  public struct AddedIssue: Sendable, Hashable {
    /// The members as Zod reports them, such as `code`, `minimum` and `message`, in order.
    ///
    /// `path`, if it is a member, is relative to the value.
    public var members: JSONObject
    /// Whether later checks run after it, as Zod's member `continue` says.
    ///
    /// Without it, only checks with a condition of their own run.
    public var continues: Bool?

    /// An issue from its members.
    public init(_ members: JSONObject, continues: Bool? = nil) {
      self.members = members
      self.continues = continues
    }
  }
}
