internal import JSPrimitives
public import SchemaModel
public import Validation

/// The innermost problem that explains a finding: of the closest option of a union, at any depth, or of a record's key.
///
/// It is beside Zod's own issue, which stays as it is.
public struct FindingCause: Sendable {
  /// The code of the innermost issue.
  public var code: IssueCode
  /// The path from the whole payload to the value at fault, or to the value whose key is at fault.
  public var path: [PathSegment]
  /// The message of the innermost issue.
  public var message: String { messageText.string }
  /// The message with lone surrogates.
  var messageText: JSText
  /// The range of the value or key at fault; near a missing value.
  public var range: SourceRange
  /// A short description of the value or key at fault; empty if it is missing.
  public var received: String
  /// The part that is missing; nil if the value is there.
  public var missing: MissingPart?

  /// The path joined by "."; empty for the whole payload.
  public var field: String { path.map(\.description).joined(separator: ".") }
}

/// The part of a payload that is missing where an issue is about an absent value.
public enum MissingPart: Sendable, Hashable {
  /// The key of an object.
  case key
  /// The element of an array.
  case element

  /// A clause, such as `the key is missing`.
  public var hint: String {
    switch self {
    case .key: "the key is missing"
    case .element: "the element is missing"
    }
  }
}
