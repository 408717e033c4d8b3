package import Diagnostics
internal import SchemaModel
package import SourceJSON
internal import Validation

/// A finding with what statistics, baselines and the page of a run need of it, apart from its payload.
///
/// Threads make it beside the printed finding. Statistics and the others take it later, in the order of the payloads.
package struct CollectedFinding: Sendable, Hashable {
  /// The subject of a finding.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A problem of an invalid payload.
    case issue
    /// A payload or file without a verdict.
    case failure
    /// A verdict that depends on stubs.
    case note
  }

  /// The subject of the finding.
  package var kind = Kind.issue
  /// Whether the finding is the first one of its payload.
  package var startsPayload = false
  /// The name of the schema.
  package var schema: String
  /// The file, as the user named it.
  package var file: String
  /// The code of the finding.
  package var code: String
  /// The path to the value with `*` for each index of an array, joined by "."; empty for the whole payload.
  package var path: String
  /// The path to the value with its indices.
  package var field: String
  /// The message.
  package var message: String
  /// The line, from 1; 0 if the file can't be read.
  package var line = 0
  /// The column, from 1 in UTF-16 code units.
  package var column = 0
  /// A scalar as JSON, the kind of a container, or unknown keys; nil if the value is absent or unknown.
  package var received: String?
  /// The difference between findings with the same code and value: the message of a refinement, or the issues of the
  /// closest option of a union.
  package var detail = ""
  /// The issues of the closest option of a union for a person, a line each.
  package var closest = ""
  /// The printable source line, with the columns before the mark and those of the mark; empty unless it was requested.
  package var excerpt = ""
  package var padding = 0
  package var width = 0

  /// A finding from its parts.
  package init(
    schema: String, file: String, code: String, path: String = "", message: String = ""
  ) {
    self.schema = schema
    self.file = file
    self.code = code
    self.path = path
    field = path
    self.message = message
  }

  /// Collects a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding, with the closest option of a union if details are wanted.
  ///   - schema: The name of the schema.
  ///   - payload: The payload's text and tape; nil if the text is not JSON.
  ///   - startsPayload: Whether it is the first finding of its payload.
  ///   - withSource: Whether the source line is kept.
  package init(
    _ finding: Finding, schema: String, payload: JSONView?, startsPayload: Bool, withSource: Bool
  ) {
    self.init(schema: schema, file: finding.path, code: finding.code)
    message = finding.message
    self.startsPayload = startsPayload
    kind = finding.isNote ? .note : finding.issue == nil ? .failure : .issue
    if let start = finding.range?.start { (line, column) = (start.line, start.column) }
    if let issue = finding.issue {
      field = issue.field
      path =
        issue.path.contains(where: \.isIndex)
        ? issue.path.map { $0.isIndex ? "*" : $0.description }.joined(separator: ".") : field
      received = ReceivedValue.text(of: issue, in: payload)
      detail = Self.detail(of: finding, issue)
    }
    if let branch = finding.branch {
      closest = branch.complaints.map { complaint in
        let place = complaint.field.isEmpty ? "" : "\(complaint.field): "
        let expected = complaint.expected.map { "expected \($0), " } ?? ""
        return "\(place)\(complaint.message) (\(expected)received \(complaint.received))"
      }.joined(separator: "\n")
    }
    if withSource, let source = finding.excerpt {
      (excerpt, padding, width) = (source.text, source.padding, source.width)
    }
  }

  /// The message of a refinement is the schema's own; that of other issues depends on the language.
  private static func detail(of finding: Finding, _ issue: ValidationIssue) -> String {
    if issue.code == .custom { return ReceivedValue.short(issue.message) }
    guard let branch = finding.branch else { return "" }
    return ReceivedValue.short(
      branch.complaints.map { complaint in
        let place = complaint.field.split(separator: ".").map { Int($0) == nil ? $0 : "*" }
          .joined(separator: ".")
        return "\(place.isEmpty ? "" : place + " ")\(complaint.code.rawValue) \(complaint.received)"
      }.joined(separator: ", "))
  }
}

extension PathSegment {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }
}
