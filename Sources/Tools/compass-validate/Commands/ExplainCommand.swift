import ArgumentParser
import CompassSchemas
import Diagnostics
import SchemaModel
import SourceJSON
import Validation

/// The command that explains the code of a finding.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the code of a finding with an example, or list all codes.")

  @Argument(
    help: "The code, such as invalid_union.",
    completion: .list(CodeExplanation.all.map(\.code)))
  var code: String?

  func run() throws {
    guard let code else {
      let width = CodeExplanation.all.map(\.code.utf8.count).max() ?? 0
      let lines = CodeExplanation.all.map { entry in
        let padding = String(repeating: " ", count: width - entry.code.utf8.count)
        return "\(entry.code)\(padding)  \(entry.title)\n"
      }
      return try StandardOutput.write(lines.joined())
    }
    guard let entry = CodeExplanation.of(code) else {
      let codes = CodeExplanation.all.map(\.code)
      let advice = Suggestion.question(
        code, among: codes, otherwise: "the codes are \(codes.joined(separator: ", ")).")
      throw ValidationError("There is no code \"\(code)\"; \(advice)")
    }
    let example = try entry.example.map { "\n\(try text(of: $0))\n" } ?? ""
    try StandardOutput.write("\(entry.code): \(entry.title)\n\n\(entry.text)\n\(example)")
  }

  /// Returns the example with the findings of the validator.
  private func text(of example: CodeExplanation.Example) throws -> String {
    let document = #"{"format":"schema-document/2","name":"example","schema":\#(example.schema)}"#
    let validator = try Validator(
      document: Array(document.utf8), functions: WebRevision.february2026.functions)
    let schema = JSONWriter.indentedString(of: try JSONDocument(Array(example.schema.utf8)).value)
    var options = CheckOptions(
      schema: SchemaChoice(place: .named("example")), files: ["example.json"])
    options.color = .never
    var judge = RecordJudge(validator, options)
    var report = ChunkReport()
    Array(example.payload.utf8).withUnsafeBufferPointer {
      judge.judge($0, origin: RecordOrigin(path: "example.json"), into: &report)
    }
    return
      "Example schema:\n\n\(indented(schema))\n\nFindings in the payload \(example.payload):\n\n"
      + indented(String(decoding: report.findings.bytes.dropLast(), as: UTF8.self))
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }
}
