package import JSPrimitives
public import SchemaModel
public import SourceJSON

/// One problem of a payload, as Zod reports it.
public struct ValidationIssue: Sendable, Hashable {
  /// A property of an issue other than its path and message.
  public struct Parameter: Sendable, Hashable {
    /// The name in Zod's issue, such as `minimum`.
    public var name: String { nameText.string }
    /// The value.
    public var value: JSONValue
    /// The name as JavaScript has it.
    package var nameText: JSText

    /// A property of this name and value.
    package init(_ name: JSText, _ value: JSONValue) {
      nameText = name
      self.value = value
    }
  }

  /// Zod's properties and the place; copied when an issue is changed that shares it.
  private var content: IssueContent

  /// An issue of a template, without a range.
  init(_ shared: SharedTemplate, path: [PathSegment], message: JSText) {
    content = IssueContent(shared.template.code, shared.properties, path: path, message: message)
  }

  /// An issue without a range.
  package init(
    code: IssueCode, properties: [Parameter], errors: [[ValidationIssue]]? = nil,
    path: [PathSegment], message: JSText
  ) {
    content = IssueContent(
      code, IssueProperties(ofOneIssue: properties), path: path, message: message)
    content.errors = errors
  }

  /// Makes the content this issue's own before a change.
  private mutating func own() -> IssueContent {
    if !isKnownUniquelyReferenced(&content) { content = IssueContent(copying: content) }
    return content
  }

  /// The kind of rule that the value breaks.
  public var code: IssueCode { content.code }

  /// The code and the parameters, in Zod's order.
  ///
  /// A property `path` or `message` marks the place of the issue's own, where Zod does not report it last.
  package var properties: [Parameter] { content.properties.list }

  /// The properties as the members of a JSON object, without braces; empty if they have to be written one by one.
  var writtenProperties: [UInt8] { content.properties.json }

  /// The issues of each option for `invalid_union`, with paths relative to the union's value; nil otherwise.
  public internal(set) var errors: [[ValidationIssue]]? {
    get { content.errors }
    set { own().errors = newValue }
  }

  /// The issues of a key for `invalid_key`, and those of the value of a `Map` for `invalid_element`, with paths relative to the
  /// key or value; nil otherwise.
  public internal(set) var keyIssues: [ValidationIssue]? {
    get { content.keyIssues }
    set { own().keyIssues = newValue }
  }

  /// The path from the whole payload to the value at fault.
  public internal(set) var path: [PathSegment] {
    get { content.path }
    set { own().path = newValue }
  }

  /// The message with lone surrogates, as in JavaScript.
  package var messageText: JSText {
    get { content.message }
    set { own().message = newValue }
  }

  /// The byte range of the value at fault in the payload's text, with quotes.
  ///
  /// If the value is absent, this is the range of the innermost present value on the path. Nil if the payload is
  /// not text.
  public var range: Range<Int>? { content.range }

  /// Whether the value at fault is absent, so that `range` is that of a value around it.
  package var isOfAbsentValue: Bool { content.isOfAbsentValue }

  /// The entry of `range` on the payload's tape; nil if the payload is not text.
  package var entry: Int? { content.entry < 0 ? nil : Int(content.entry) }

  /// Sets the range, the entry and whether the value is absent.
  mutating func locate(at range: Range<Int>, entry: Int, isOfAbsentValue: Bool) {
    let content = own()
    content.range = range
    content.entry = Int32(exactly: entry) ?? -1
    content.isOfAbsentValue = isOfAbsentValue
  }

  /// The message for a person.
  public var message: String { messageText.string }

  /// The properties besides code, path, errors and message, in Zod's order: `expected`, `minimum`...
  public var parameters: [Parameter] {
    properties.filter { !["code", "path", "message"].contains($0.name) }
  }

  /// Adds a property at the end.
  mutating func add(_ name: JSText, _ value: JSONValue) {
    let content = own()
    content.properties = IssueProperties(
      ofOneIssue: content.properties.list + [Parameter(name, value)])
  }

  /// The value of a parameter, such as `minimum`, or nil if the issue has no such parameter.
  public subscript(parameter name: String) -> JSONValue? {
    let name = JSText(name)
    return properties.first { $0.nameText == name }?.value
  }

  /// The path's segments joined by ".", such as `address.zip`; empty for the whole payload.
  public var field: String { fieldText.string }

  /// The field with lone surrogates.
  package var fieldText: JSText { path.map(\.text).joined(separator: ".") }
}
