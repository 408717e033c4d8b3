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
    /// The value that the issue is about.
    public var value: ZodValue
    /// The value that the issue is about, as `JSON.stringify` writes it; nil if it is absent, null for a bigint.
    public var input: JSONValue? { value.stringified }
    /// The type of the value that the issue is about, as Zod's `parsedType` returns it: `undefined`, `null`, `string`,
    /// `nan`, or the name of a constructor such as `Date`.
    public var received: String
    /// The values that are allowed, as JavaScript has them: those of `values`, or of a union's `options`; nil if the
    /// members have them all.
    public var constants: [Constant]?

    /// An issue from its parts.
    ///
    /// - Parameters:
    ///   - members: Zod's members in its order, `code` among them.
    ///   - path: The path from the value that the validator was given.
    ///   - message: The message; nil if it isn't known yet.
    ///   - value: The value that the issue is about.
    ///   - received: The type of the value; nil for that of `value`.
    ///   - constants: The values that are allowed, if JSON lacks one of them.
    public init(
      members: JSONObject, path: [PathSegment] = [], message: String? = nil,
      value: ZodValue = .undefined, received: String? = nil, constants: [Constant]? = nil
    ) {
      self.members = members
      self.path = path
      self.message = message
      self.value = value
      self.received = received ?? Self.type(of: value)
      self.constants = constants
    }

    /// The code, such as `too_small`.
    public var code: String? { members["code"]?.text?.string }

    /// Returns the type of a value. Zod 4.4.3, `core/util.ts`, `parsedType`.
    private static func type(of value: ZodValue) -> String {
      if case .number(let number) = value, number.isNaN { return "nan" }
      return value.type.name
    }
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
