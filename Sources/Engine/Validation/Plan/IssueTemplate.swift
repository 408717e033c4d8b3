internal import JSPrimitives
internal import SchemaModel

/// All of an issue that is known when the schema is compiled.
struct IssueTemplate: Sendable {
  var code: IssueCode
  /// Zod's properties in its order, `code` among them.
  var properties: [ValidationIssue.Parameter]
  /// The message that the schema or the check sets.
  var ownMessage: JSText?
  /// The default message; nil where it depends on the value.
  var defaultMessage: JSText?
  /// For a type issue: the default message for a value of each type, by the type's raw value.
  var typeMessages: [JSText] = []
  /// Whether checks go on after this issue.
  var continues: Bool
  /// The path of the issue, relative to the value.
  var path: [PathSegment] = []

  /// The issue's message where it doesn't depend on the value.
  var message: JSText { ownMessage ?? defaultMessage ?? IssueMessage.invalidInput }
}

/// A template behind a reference, which is read at less cost than its texts are counted.
final class SharedTemplate: Sendable {
  let template: IssueTemplate

  init(_ template: IssueTemplate) { self.template = template }
}
