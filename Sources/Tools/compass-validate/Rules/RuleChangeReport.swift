import ArgumentParser
import CompassRevisions
import Diagnostics
import NamedRules
import SourceJSON

/// The printed report of the rules that differ between two revisions.
struct RuleChangeReport {
  /// The format of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  /// The differences.
  let comparison: RuleComparison

  /// A rule with another result.
  private typealias Changed = (change: RuleChange, example: RuleChange.Example)

  private var changed: [Changed] {
    comparison.changes.compactMap { change in
      if case .result(let example) = change.difference { (change, example) } else { nil }
    }
  }

  private func changes(_ difference: RuleChange.Difference) -> [RuleChange] {
    comparison.changes.filter { $0.difference == difference }
  }

  private var old: String { comparison.old.name }
  private var new: String { comparison.new.name }

  /// The sections of rules without an example, each with its title.
  private var sections: [(title: String, changes: [RuleChange])] {
    [
      ("other arguments in \(new)", changes(.arguments)), ("only in \(old)", changes(.removed)),
      ("only in \(new)", changes(.added)),
    ].filter { !$0.changes.isEmpty }
  }

  /// The number of rules of each section.
  private var counts: String {
    """
    \(changed.count) changed, \(changes(.arguments).count) with other arguments, \
    \(changes(.removed).count) only in \(old), \(changes(.added).count) only in \(new), \
    \(comparison.unchangedCount) unchanged

    """
  }

  /// The report in a format.
  func text(as format: Format) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// Five lines for each changed rule, then a line for each other difference below its section's title, then the counts.
  private var text: String {
    var text = ""
    for (change, example) in changed {
      let example = example.reduced
      text += """
        \(change.rule.name)
          \(line(of: change))
          arguments: \(PrintableText.oneLine(example.arguments.jsonText))
          \(old): \(PrintableText.oneLine(example.before.jsonText))
          \(new): \(PrintableText.oneLine(example.after.jsonText))

        """
    }
    for (title, changes) in sections {
      text += "\n\(title):\n"
      for change in changes { text += "  \(change.rule.name): \(line(of: change))\n" }
    }
    return (text.isEmpty ? "" : text + "\n") + counts
  }

  /// The change, or the decision of a rule that only one revision has.
  private func line(of change: RuleChange) -> String { change.note ?? change.rule.summary }

  /// A table of the changed rules, a list for each section, and the counts.
  private var markdown: String {
    var parts: [String] = []
    if !changed.isEmpty {
      let rows = changed.map { change, example in
        let example = example.reduced
        let values = [example.arguments, example.before, example.after].map {
          MarkdownRow.code($0.jsonText)
        }
        return MarkdownRow.text([MarkdownRow.code(change.rule.name), line(of: change)] + values)
      }
      parts.append(
        "## Changed\n\n" + MarkdownRow.head(["rule", "change", "arguments", old, new])
          + rows.joined())
    }
    for (title, changes) in sections {
      let items = changes.map { "- \(MarkdownRow.code($0.rule.name)): \(line(of: $0))\n" }
      parts.append("## \(title.prefix(1).uppercased() + title.dropFirst())\n\n" + items.joined())
    }
    return (parts + [counts]).joined(separator: "\n")
  }

  /// The object `{"from", "to", "changed": [{"rule", "note", "arguments", "before", "after"}],
  /// "otherArguments": [{"rule", "note"}], "removed": [rule], "added": [rule], "unchanged"}`.
  private var json: String {
    func names(_ difference: RuleChange.Difference) -> JSONValue {
      .array(changes(difference).map { JSONValue($0.rule.name) })
    }
    let value: JSONValue = [
      "from": JSONValue(old), "to": JSONValue(new),
      "changed": .array(
        changed.map { change, example in
          [
            "rule": JSONValue(change.rule.name), "note": JSONValue(change.note),
            "arguments": example.arguments, "before": example.before, "after": example.after,
          ]
        }),
      "otherArguments": .array(
        changes(.arguments).map {
          ["rule": JSONValue($0.rule.name), "note": JSONValue($0.note)]
        }),
      "removed": names(.removed), "added": names(.added),
      "unchanged": .number(Double(comparison.unchangedCount)),
    ]
    return JSONWriter.string(of: value) + "\n"
  }
}
