internal import JSPrimitives
internal import SchemaModel

/// The part of an issue that is known when the schema is compiled.
struct IssueTemplate: Sendable {
  /// Where a message comes from before the default one.
  enum MessageSource: Sendable {
    case text(JSText)
    case function(ZodSchema.ErrorFunction)
  }

  var code: IssueCode
  /// Zod's properties in its order, `code` among them.
  var properties: [ValidationIssue.Parameter]
  /// The messages of the check and the schema, in the order in which they are asked.
  let sources: [MessageSource]
  /// The message of the check or schema, if no function has to be asked before.
  let ownMessage: JSText?
  /// Whether a function may word the issue.
  let asksFunction: Bool
  /// The default message; nil if it depends on the value.
  var defaultMessage: JSText?
  /// The default messages of a type issue, indexed by the raw value of the received type.
  var typeMessages: [JSText] = []
  /// The values that are allowed, if the properties lack one of them since JSON has none like it.
  var constants: [ZodSchema.Constant]?
  /// The continuation: later checks run after this issue, or they do not.
  var continuation: PendingIssue.Continuation
  /// The path of the issue, relative to the value.
  var path: [PathSegment] = []

  init(
    code: IssueCode, properties: [ValidationIssue.Parameter], sources: [MessageSource],
    defaultMessage: JSText?, continuation: PendingIssue.Continuation, path: [PathSegment]
  ) {
    self.code = code
    self.properties = properties
    self.sources = sources
    self.defaultMessage = defaultMessage
    self.continuation = continuation
    self.path = path
    if case .text(let text)? = sources.first { ownMessage = text } else { ownMessage = nil }
    asksFunction = ownMessage == nil && !sources.isEmpty
  }
}

/// A template behind a reference: cheaper to read than to retain each of its texts.
final class SharedTemplate: Sendable {
  let template: IssueTemplate
  /// The template's properties, with their JSON.
  let properties: IssueProperties
  /// The issue's message if it doesn't depend on the value.
  let message: JSText

  init(_ template: IssueTemplate) {
    self.template = template
    properties = IssueProperties(ofTemplate: template.properties)
    message = template.ownMessage ?? template.defaultMessage ?? IssueMessage.invalidInput
  }
}
