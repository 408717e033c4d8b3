import Diagnostics
import SourceJSON

/// A project file that was made by looking at the files of a folder.
struct ProjectDraft {
  /// A group of files, with the schema that it probably has.
  private struct Row {
    var group: PayloadGroup
    var guess: SchemaGuess?
  }

  private let rows: [Row]
  private let survey: ProjectSurvey

  /// Looks for the schema of each group of files: a built-in one, or one of those that the folder has.
  init(_ survey: ProjectSurvey) {
    self.survey = survey
    let candidates =
      survey.groups.isEmpty
      ? []
      : SchemaCandidate.ofCatalog
        + survey.schemas.compactMap {
          SchemaCandidate(path: $0.path, value: $0.value, isDocument: $0.isDocument)
        }
    rows = survey.groups.map { Row(group: $0, guess: SchemaGuess($0, among: candidates)) }
  }

  /// The text of the file.
  var text: String {
    var lines = [
      "// Which files have which schema: a file has the schema of the first entry that matches it.",
      "// \"compass-validate\" validates all of them, \"compass-validate --show-files\" lists them.",
      "{",
      "  \"files\": [",
    ]
    let known = rows.filter { $0.guess != nil }
    for row in known { lines += entry(row) }
    for row in rows where row.guess == nil {
      lines += [
        "    // \(PrintableText.oneLine("No schema fits \(row.group.pattern)")).",
        "    // { \"include\": \(quoted(row.group.pattern)), \"schema\": \"\" },",
      ]
    }
    if rows.isEmpty {
      lines.append("    // { \"include\": \"data/coaches/**/*.json\", \"schema\": \"coach\" },")
    }
    lines += [
      "  ],",
      "  // \"exclude\": [\"drafts\"],",
      "  // \"defaults\": { \"revision\": \"2026-08\", \"limits\": { \"maxBytes\": 1000000 } },",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of an entry with the comment on it.
  private func entry(_ row: Row) -> [String] {
    guard let guess = row.guess else { return [] }
    var object: [String] = ["\"include\": \(quoted(row.group.pattern))"]
    object.append("\"schema\": \(Self.inline(guess.candidate.setting))")
    if let revision = guess.candidate.revision {
      object.append("\"revision\": \(quoted(revision.rawValue))")
    }
    let count = Self.count(row.group.count, "file")
    return [
      "    // " + PrintableText.oneLine("\(count), \(guess.sureness.word): \(reason(guess))."),
      "    { \(object.joined(separator: ", ")) },",
    ]
  }

  /// The sentences about what was found.
  var findings: [String] {
    var lines = rows.map { row in
      guard let guess = row.guess else {
        return "\(row.group.pattern): no schema fits"
      }
      let revision = guess.candidate.revision.map { " of \($0.rawValue)" } ?? ""
      let schema = guess.candidate.isFile ? guess.candidate.path : guess.candidate.name
      return "\(row.group.pattern): \(schema)\(revision), \(guess.sureness.word): \(reason(guess))"
    }
    if rows.isEmpty { lines.append("no .json, .ndjson or .jsonl file looks like a payload") }
    if !survey.schemas.isEmpty {
      lines.append("found \(Self.count(survey.schemas.count, "file")) with a schema")
    }
    if survey.isCut { lines.append("there are more files than were looked at") }
    return lines
  }

  private func reason(_ guess: SchemaGuess) -> String {
    let valid =
      "\(guess.validCount) of \(guess.sampleCount) payload\(guess.sampleCount == 1 ? "" : "s") "
      + (guess.validCount == 1 ? "is valid" : "are valid")
    let other = guess.other.map { ", and \($0) fits as well" } ?? ""
    return valid + other
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func quoted(_ text: String) -> String { Self.text(of: JSONValue.string(text)) }

  private static func text(of value: JSONValue) -> String { PrintableText.json(value.jsonText) }

  private static func inline(_ value: JSONValue) -> String {
    guard let member = value.object?.first(where: { _ in true }) else { return text(of: value) }
    return "{ \(text(of: JSONValue.string(member.key))): \(text(of: member.value)) }"
  }
}

extension SchemaCandidate {
  /// The path of the schema's file; empty for a built-in schema.
  fileprivate var path: String {
    setting["document"]?.string ?? setting["jsonSchema"]?.string ?? ""
  }
}

extension SchemaGuess.Sureness {
  fileprivate var word: String {
    switch self {
    case .unsure: "unsure"
    case .likely: "likely"
    case .sure: "sure"
    }
  }
}
