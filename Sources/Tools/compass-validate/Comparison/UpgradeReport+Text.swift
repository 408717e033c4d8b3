import Diagnostics
import PayloadGeneration
import SchemaComparison
import SchemaModel

/// The report of an upgrade for people.
extension UpgradeReport {
  /// A paragraph for each effect and change with its places, then the possible changes and a line of counts.
  var text: String {
    var paragraphs: [String] = []
    var last: UpgradeFinding?
    for finding in findings {
      if let last, last.effect == finding.effect, last.changes == finding.changes {
        paragraphs[paragraphs.count - 1] += "\n" + evidence(of: finding)
      } else {
        paragraphs.append(heading(of: finding) + "\n" + evidence(of: finding))
      }
      last = finding
    }
    if !possible.isEmpty {
      let lines = possible.map {
        "  \($0.name): Zod \(to.rawValue) \(words(of: $0).after)\n"
      }
      paragraphs.append("possible, but no payload was found that shows it\n" + lines.joined())
    }
    if let endedAtSteps {
      paragraphs.append(SearchLimitOption.sentence(limit: endedAtSteps) + "\n")
    } else if isCut {
      paragraphs.append("The schema is too large: some places were not searched.\n")
    }
    return paragraphs.joined(separator: "\n") + (paragraphs.isEmpty ? "" : "\n") + counts
  }

  private var counts: String {
    let noun = findings.count == 1 ? "difference" : "differences"
    let count = findings.isEmpty ? "no difference" : "\(findings.count) \(noun)"
    let undecided = undecided == 0 ? "" : ", \(undecided) of them undecided"
    return
      "Zod \(from.rawValue) to \(to.rawValue): \(count), \(validated) payloads judged\(undecided)\n"
  }

  /// The behaviour before and after the upgrade, which may lead to an older version.
  private func words(of change: ZodChange) -> (before: String, after: String) {
    isDowngrade ? (change.after, change.before) : (change.before, change.after)
  }

  private func heading(of finding: UpgradeFinding) -> String {
    let names = finding.changes.map(\.name)
    let name = names.isEmpty ? "no known change explains it" : names.joined(separator: ", ")
    let sentences = finding.changes.map { change in
      let words = words(of: change)
      return "  Zod \(from.rawValue) \(words.before)\n  Zod \(to.rawValue) \(words.after)\n"
    }
    return "\(finding.effect.words) [\(name)]\n" + sentences.joined()
  }

  private func evidence(of finding: UpgradeFinding) -> String {
    var text = "  \(PrintableText.oneLine(finding.path))\n"
    switch finding.witness {
    case .payload(let payload, let before, let after):
      text += "    payload: \(Self.cut(PayloadText.string(of: payload)))\n"
      text += "    in \(from.rawValue): \(before.text(beside: after))"
      text += "    in \(to.rawValue): \(after.text(beside: before))"
    case .schema(let before, let after):
      for (version, reason) in [(from, before), (to, after)] {
        let reason = reason.map(PrintableText.oneLine) ?? "the schema can be made"
        text += "    in \(version.rawValue): \(reason)\n"
      }
    }
    guard !finding.otherEffects.isEmpty else { return text }
    return text + "    also: \(finding.otherEffects.map(\.words).joined(separator: ", "))\n"
  }

  /// The most characters of a payload or an output in a line.
  private static let width = 100

  /// Returns a text on one line, shortened if it is long.
  fileprivate static func cut(_ text: String) -> String {
    let count = text.unicodeScalars.count
    guard count > width else { return PrintableText.oneLine(text) }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(width)))
    return PrintableText.oneLine(start) + "... (\(count) characters)"
  }
}

extension PayloadOutcome {
  /// The verdict with the output, or with the issues that the other outcome lacks; a line feed ends it.
  fileprivate func text(beside other: PayloadOutcome) -> String {
    switch self {
    case .valid(let output, _): return "valid, output \(UpgradeReport.cut(output))\n"
    case .undecided(let reason): return "undecided: \(PrintableText.oneLine(reason))\n"
    case .invalid(let issues):
      var known: [String] = []
      if case .invalid(let others) = other { known = others.map(\.text) }
      // The same issues in another order, or in another number, are all shown.
      let isReordered = Set(known) == Set(issues.map(\.text))
      let own = isReordered ? issues : issues.filter { !known.contains($0.text) }
      let lines = own.prefix(Self.shownIssues).map { issue in
        let path = issue.path.map(\.description).joined(separator: ".")
        let place = path.isEmpty ? "the payload" : PrintableText.oneLine(path)
        return "      \(place): \(PrintableText.oneLine(issue.message)) [\(issue.code)]\n"
      }
      let more = own.count - lines.count
      let shared = issues.count - own.count
      let noun = shared == 1 ? "issue" : "issues"
      return "invalid\n" + lines.joined() + (more > 0 ? "      and \(more) more\n" : "")
        + (shared > 0 ? "      \(shared) \(noun) that both versions report\n" : "")
    }
  }

  private static let shownIssues = 5
}

extension PayloadEffect {
  /// The effect in words.
  fileprivate var words: String {
    switch self {
    case .schema: "the schema can be made in one version only"
    case .rejected: "a valid payload becomes invalid"
    case .accepted: "an invalid payload becomes valid"
    case .output: "the output differs"
    case .issues: "the issues differ"
    case .messages: "the messages differ"
    }
  }
}
