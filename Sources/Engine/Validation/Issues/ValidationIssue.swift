public import JSPrimitives
public import SchemaModel
public import SourceJSON

/// One thing that is wrong with a payload, as Zod 4.3.6 reports it.
public struct ValidationIssue: Sendable, Hashable {
  /// One property of an issue other than its path and its message.
  public struct Parameter: Sendable, Hashable {
    /// The property's name in Zod's issue, such as `minimum`.
    public var name: JSText
    public var value: JSONValue

    package init(_ name: JSText, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What kind of rule is broken.
  public let code: IssueCode
  /// `code` among the parameters, in the order in which Zod's issue has its properties.
  package let properties: [Parameter]
  /// For `invalid_union`: the issues of each option, their paths relative to the union's value.
  public internal(set) var errors: [[ValidationIssue]]?
  /// The way from the whole payload to the value at fault.
  public internal(set) var path: [PathSegment]
  /// The message as JavaScript holds it, lone surrogates included.
  package var messageText: JSText
  /// The byte range of the value at fault in the payload's text, quotes included. When the path leads
  /// to an absent value: the range of the innermost value on the way that is there. Nil when the
  /// payload was not given as text.
  public internal(set) var range: Range<Int>?
  /// Whether the path leads to nothing, so that `range` is that of a value which holds it.
  package internal(set) var isOfAbsentValue = false

  package init(
    code: IssueCode, properties: [Parameter], errors: [[ValidationIssue]]? = nil,
    path: [PathSegment],
    message: JSText
  ) {
    self.code = code
    self.properties = properties
    self.errors = errors
    self.path = path
    self.messageText = message
  }

  /// The message for a person.
  public var message: String { messageText.string }

  /// The properties besides code, path, errors and message, in Zod's order: `expected`, `minimum`...
  public var parameters: [Parameter] { properties.filter { $0.name != "code" } }

  /// The value of a parameter, such as `minimum`, where the issue has it.
  public subscript(parameter name: JSText) -> JSONValue? {
    properties.first { $0.name == name }?.value
  }

  /// The path as the web app's forms name a field: its segments joined by ".".
  public var field: String { fieldText.string }

  /// The same, lone surrogates kept.
  package var fieldText: JSText { path.map(\.text).joined(separator: ".") }
}
