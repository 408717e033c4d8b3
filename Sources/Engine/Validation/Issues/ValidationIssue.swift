public import JSPrimitives
public import SchemaModel
public import SourceJSON

/// One problem of a payload, as Zod reports it.
public struct ValidationIssue: Sendable, Hashable {
  /// A property of an issue other than its path and message.
  public struct Parameter: Sendable, Hashable {
    /// The name in Zod's issue, such as `minimum`.
    public var name: JSText
    /// The value.
    public var value: JSONValue

    /// A property of this name and value.
    package init(_ name: JSText, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of rule that the value breaks.
  public let code: IssueCode
  /// The code and the parameters, in Zod's order.
  ///
  /// A property `path` or `message` marks the place of the issue's own, where Zod does not report it last.
  package internal(set) var properties: [Parameter] {
    didSet { written = .none }
  }
  /// The properties as JSON, if they are those of a template.
  private(set) var written = WrittenProperties.none
  /// The issues of each option for `invalid_union`, with paths relative to the union's value; nil otherwise.
  public internal(set) var errors: [[ValidationIssue]]?
  /// The issues of a key for `invalid_key`, with paths relative to the key; nil otherwise.
  public internal(set) var keyIssues: [ValidationIssue]?
  /// The path from the whole payload to the value at fault.
  public internal(set) var path: [PathSegment]
  /// The message with lone surrogates, as in JavaScript.
  package var messageText: JSText
  /// The byte range of the value at fault in the payload's text, with quotes.
  ///
  /// If the value is absent, this is the range of the innermost present value on the path. Nil if the payload is
  /// not text.
  public internal(set) var range: Range<Int>?
  /// Whether the value at fault is absent, so that `range` is that of a value around it.
  package internal(set) var isOfAbsentValue = false
  /// The entry in four bytes, beside the flag; -1 for none.
  private var storedEntry: Int32 = -1

  /// An issue of a template, without a range.
  init(_ shared: SharedTemplate, path: [PathSegment], message: JSText) {
    code = shared.template.code
    properties = shared.template.properties
    written = shared.written
    self.path = path
    messageText = message
  }

  /// An issue without a range.
  package init(
    code: IssueCode, properties: [Parameter], errors: [[ValidationIssue]]? = nil,
    path: [PathSegment], message: JSText
  ) {
    self.code = code
    self.properties = properties
    self.errors = errors
    self.path = path
    self.messageText = message
  }

  /// The entry of `range` on the payload's tape; nil if the payload is not text.
  package internal(set) var entry: Int? {
    get { storedEntry < 0 ? nil : Int(storedEntry) }
    set { storedEntry = newValue.flatMap { Int32(exactly: $0) } ?? -1 }
  }

  /// The message for a person.
  public var message: String { messageText.string }

  /// The properties besides code, path, errors and message, in Zod's order: `expected`, `minimum`...
  public var parameters: [Parameter] {
    properties.filter { !["code", "path", "message"].contains($0.name) }
  }

  /// Adds a property at the end.
  mutating func add(_ name: JSText, _ value: JSONValue) {
    properties.append(Parameter(name, value))
  }

  /// The value of a parameter, such as `minimum`, or nil if the issue has no such parameter.
  public subscript(parameter name: JSText) -> JSONValue? {
    properties.first { $0.name == name }?.value
  }

  /// The path's segments joined by ".", such as `address.zip`; empty for the whole payload.
  public var field: String { fieldText.string }

  /// The field with lone surrogates.
  package var fieldText: JSText { path.map(\.text).joined(separator: ".") }
}
