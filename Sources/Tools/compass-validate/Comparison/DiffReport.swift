import Diagnostics
import PayloadGeneration
import SchemaComparison
import SourceJSON

/// The printed report of the differences between two schemas.
struct DiffReport {
  /// The differences.
  let report: ComparisonReport
  /// The reasons why payloads can't be validated.
  var faults: [String] = []
  /// The limit of steps.
  var limit = 0

  /// The report in a format.
  func text(as format: DiffCommand.Format) -> String {
    switch format {
    case .text: text
    case .json: PrintableText.json(json)
    case .markdown: markdown
    }
  }

  /// The line of a report without differences.
  private static let noDifference = "no difference\n"

  // MARK: Text

  /// A line per difference that starts with its effect, with the evidence below it; then the summary.
  private var text: String {
    guard !report.rows.isEmpty else { return Self.noDifference }
    let indent = String(repeating: " ", count: 10)
    var lines: [String] = []
    for row in report.rows {
      let effect = row.effect.rawValue
      lines.append(
        effect + String(repeating: " ", count: 10 - effect.count)
          + PrintableText.oneLine(row.difference.description))
      lines += (row.evidence.map(\.text) + [row.reason].compactMap(\.self)).map { indent + $0 }
    }
    return (lines + [""] + summary).map(PrintableText.oneLine).joined(separator: "\n") + "\n"
  }

  /// The compatibility of the schemas, and the number of differences of each kind.
  private var summary: [String] {
    func line(_ users: String, _ answer: SchemaRelation.Answer, _ refutation: String) -> String {
      switch answer {
      case .yes(let proof): "compatible for \(users): yes, proved by \(proof.words)"
      case .no(let payload):
        "compatible for \(users): no, \(refutation) \(DiffText.cut(PayloadText.string(of: payload)))"
      case .unknown: "compatible for \(users): unknown"
      }
    }
    return [
      line("readers", report.whole.readers, "the newer schema rejects"),
      line("writers", report.whole.writers, "the older schema rejects"),
    ] + faults.map { "payloads were not validated: \(PrintableText.oneLine($0))" }
      + (report.isCut ? [SearchLimitOption.sentence(limit: limit)] : []) + [counts]
  }

  private var counts: String {
    let counts = DifferenceEffect.allCases.compactMap { effect in
      let count = report.count(of: effect)
      return count == 0 ? nil : "\(count) \(effect.rawValue)"
    }
    let count = report.rows.count
    let noun = count == 1 ? "difference" : "differences"
    return "\(count) \(noun): \(counts.joined(separator: ", "))"
  }

  // MARK: Markdown

  /// A table with a row per difference, and the summary.
  private var markdown: String {
    guard !report.rows.isEmpty else { return Self.noDifference }
    let rows = report.rows.map { row in
      let evidence =
        row.evidence.map { evidence in
          "\(MarkdownRow.code(DiffText.cut(PayloadText.string(of: evidence.payload)))): "
            + evidence.verdicts
        } + [row.reason].compactMap(\.self)
      return MarkdownRow.text(
        [
          row.effect.rawValue, MarkdownRow.code(row.difference.path), row.difference.detail,
          evidence.joined(separator: "; "),
        ])
    }
    return MarkdownRow.head(["effect", "value", "change", "evidence"]) + rows.joined() + "\n"
      + summary.map { "- \(PrintableText.oneLine($0))\n" }.joined()
  }

  // MARK: JSON

  /// The object `{"differences", "readers", "writers", "stricter", ...}`, each difference with `kind`, `path`, `detail`,
  /// `evidence` and, if there are any, `proof` and `remark`.
  private var json: String {
    let rows = report.rows.map { row in
      var members = [
        #""kind":\#(quoted(row.effect.rawValue))"#, #""path":\#(quoted(row.difference.path))"#,
        #""detail":\#(quoted(row.difference.detail))"#,
        #""evidence":[\#(row.evidence.map(\.json).joined(separator: ","))]"#,
      ]
      if let proof = row.proof { members.append(#""proof":\#(quoted(proof.rawValue))"#) }
      if let remark = row.remark { members.append(#""remark":\#(quoted(remark))"#) }
      return "{\(members.joined(separator: ","))}"
    }
    func answer(_ answer: SchemaRelation.Answer) -> String {
      switch answer {
      case .yes(let proof): #"{"compatible":true,"proof":\#(quoted(proof.rawValue))}"#
      case .no(let payload):
        #"{"compatible":false,"payload":\#(PayloadText.string(of: payload))}"#
      case .unknown: #"{"compatible":null}"#
      }
    }
    let counts = DifferenceEffect.allCases.map { #""\#($0.rawValue)":\#(report.count(of: $0))"# }
    let members =
      [
        #""differences":[\#(rows.joined(separator: ","))]"#,
        #""readers":\#(answer(report.whole.readers))"#,
        #""writers":\#(answer(report.whole.writers))"#,
      ] + counts + (report.isCut ? [#""isCut":true"#] : [])
    return "{\(members.joined(separator: ","))}\n"
  }
}

private func quoted(_ text: String) -> String {
  JSONWriter.string(of: JSONValue.string(text))
}

extension SchemaRelation.Proof {
  /// The proof in words.
  fileprivate var words: String {
    switch self {
    case .structure: "equal structure"
    case .normalForm: "normal form"
    case .changeTable: "the changes of Zod"
    }
  }
}

extension ComparisonReport.Row {
  /// Why the effect is no other one.
  fileprivate var reason: String? {
    if let remark, proof == nil || effect == .unknown { return remark }
    guard let proof else { return remark }
    switch effect {
    case .stricter: return "accepts nothing more: \(proof.words)"
    case .looser: return "rejects nothing more: \(proof.words)"
    case .changed: return "the same verdicts: \(proof.words)"
    case .same:
      return remark == nil
        ? "the same verdicts and outputs: \(proof.words)"
        : "\(proof.words): \(remark ?? "")"
    case .reworded:
      return evidence.isEmpty ? "no payload shows it" : "the same verdicts: \(proof.words)"
    case .both, .unknown: return remark
    }
  }
}

extension ComparisonReport.Evidence {
  /// The payload with the verdicts.
  fileprivate var text: String {
    "\(DiffText.cut(PayloadText.string(of: payload))): \(verdicts)"
  }

  /// The verdicts, with what differs if they are the same.
  fileprivate var verdicts: String {
    let (before, after) = outcomes
    return switch (before, after) {
    case (.valid(let old, _), .valid(let new, _)):
      "output \(DiffText.cut(new)), was \(DiffText.cut(old))"
    case (.invalid(let old), .invalid(let new)):
      "invalid, \(Self.words(new, beside: old)); was \(Self.words(old, beside: new))"
    case (.valid, .invalid): "invalid, was valid"
    case (.invalid, .valid): "valid, was invalid"
    default: "undecided"
    }
  }

  /// The first issue that the other list lacks.
  private static func words(
    _ issues: [PayloadOutcome.Issue], beside others: [PayloadOutcome.Issue]
  ) -> String {
    let own = issues.first { issue in !others.contains { $0.text == issue.text } }
    guard let issue = own ?? issues.first else { return "without issues" }
    return PrintableText.oneLine("\(issue.message) [\(issue.code)]")
  }

  fileprivate var json: String {
    let (before, after) = outcomes
    return
      #"{"payload":\#(PayloadText.string(of: payload)),"old":\#(before.json),"new":\#(after.json)}"#
  }
}

/// Texts of payloads on one line.
private enum DiffText {
  private static let width = 240

  /// Returns a string on one line, shortened if it is long.
  static func cut(_ text: String) -> String {
    let count = text.unicodeScalars.count
    guard count > width else { return PrintableText.oneLine(text) }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(width)))
    return PrintableText.oneLine(start) + "... (\(count) characters)"
  }
}
