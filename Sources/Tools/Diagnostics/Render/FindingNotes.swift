internal import JSPrimitives
internal import Validation

/// The sentences beside a finding's message, in the words of the text format, for formats without its layout.
enum FindingNotes {
  /// Returns all notes but the help, without line breaks.
  static func lines(_ finding: Finding) -> [String] { ofOption(finding) + ofValue(finding) }

  /// Returns the issues of the closest option of a union.
  private static func ofOption(_ finding: Finding) -> [String] {
    guard let branch = finding.branch else { return [] }
    var lines: [String] = []
    for complaint in branch.complaints {
      let field = complaint.field.isEmpty ? "" : "\(complaint.field): "
      lines.append("closest option: \(field)\(complaint.message) [\(complaint.code.rawValue)]")
      let expected = complaint.expected.map { "expected \($0), " } ?? ""
      let missing = complaint.missing.map { ", \($0.hint)" } ?? ""
      lines.append("  \(expected)received \(complaint.received)\(missing)")
    }
    if branch.omittedCount > 0 { lines.append("closest option: and \(branch.omittedCount) more") }
    return lines.map(PrintableText.oneLine)
  }

  /// Returns the notes on the value: what is wrong with a key, what is missing, else what was received; then the fix.
  static func ofValue(_ finding: Finding) -> [String] {
    var lines: [String] = []
    // The complaints about an option have the value, or what is missing.
    if finding.branch == nil {
      if let missing = finding.missing {
        lines.append(missing.hint)
      } else if let cause = finding.cause {
        lines.append("the key: \(cause.message) [\(cause.code.rawValue)]")
        lines.append("  received \(cause.received)")
      } else if let received = finding.received {
        lines.append("received \(received)")
      }
    }
    if let hint = finding.hint { lines.append(hint) }
    // The hint asks about a fix that is not safe.
    if let fix = finding.fix, fix.applicability == .safe { lines.append("fix: \(fix.description)") }
    return lines.map(PrintableText.oneLine)
  }

  /// Returns the meaning of the finding's code.
  static func help(_ finding: Finding) -> [String] {
    CodeExplanation.of(finding.code).map { ["help: \($0.title)"] } ?? []
  }
}
