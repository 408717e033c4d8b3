import ArgumentParser
import Diagnostics
import SourceJSON

/// The list of a project's files with their schemas, which `--show-files` prints.
struct ProjectListing {
  fileprivate struct Row {
    var file: String
    /// The schema; nil if the file has none.
    var schema: String?
    var revision: String?
    /// The reason: the entry's line, the payload, or why there is no schema.
    var reason: String
  }

  private let rows: [Row]
  private let isJSON: Bool

  /// - Parameter format: JSON for the formats for programs, else text.
  init(
    _ items: [InputItem], _ rules: [ProjectRun.Rule], _ project: ProjectFile,
    _ format: ReportFormat
  ) {
    isJSON = format == .json || format == .ndjson
    rows = items.map { item in
      if let problem = item.problem { return Row(file: item.name, reason: problem) }
      let rule = rules[item.rule]
      return Row(
        file: item.name, schema: rule.reference.shown,
        revision: rule.reference.kind == .named ? rule.options.schema.revision.rawValue : nil,
        reason: rule.entry.map { "\(project.location.path):\(project.entries[$0].line)" }
          ?? "its $schema")
    }
  }

  /// Prints the list on standard output.
  ///
  /// - Throws: The exit status when it can't be written, or if a file has no schema.
  func write() throws {
    try StandardOutput.write(rows.map { (isJSON ? $0.json : $0.text) + "\n" }.joined())
    if rows.contains(where: { $0.schema == nil }) { throw ExitCode.notJudged }
  }
}

extension ProjectListing.Row {
  fileprivate var text: String {
    guard let schema else { return PrintableText.oneLine("\(file): no schema: \(reason)") }
    let revision = revision.map { " of \($0)" } ?? ""
    return PrintableText.oneLine("\(file): \(schema)\(revision) (\(reason))")
  }

  fileprivate var json: String {
    var object = JSONObject()
    object["file"] = .string(file)
    if let schema { object["schema"] = .string(schema) }
    if let revision { object["revision"] = .string(revision) }
    object[schema == nil ? "problem" : "source"] = .string(reason)
    return PrintableText.json(JSONValue.object(object).jsonText)
  }
}
