import ArgumentParser
import CompassSchemas
import Diagnostics
import SchemaModel
import SourceJSON
import Validation

/// The command that explains the code of a finding, or the plan of a schema.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain the code of a finding with an example, list all codes, or print a schema's plan or graph.",
    usage: """
      compass-validate explain [CODE]
      compass-validate explain --plan SCHEMA
      compass-validate explain --plan --schema DOCUMENT
      compass-validate explain --graph SCHEMA
      """,
    discussion: """
      With --plan it prints the plan that a schema is compiled to, with one line for each node: its kind and checks in \
      Zod's words, and behind # the way in which a run treats it, which shows why it is fast or slow. \
      docs/internals/plans.md explains the words.

      With --graph it prints the schema with its references resolved: one line for each schema inside, where it leads, and \
      what is known of its values. docs/internals/schema-graph.md explains it.
      """)

  @Argument(
    help: ArgumentHelp(
      "The code, such as invalid_union; with --plan or --graph the name of a schema.",
      valueName: "code-or-schema"),
    completion: .list((CodeExplanation.all + CodeExplanation.warnings).map(\.code)))
  var subject: String?

  @Flag(help: "Print the plan that a schema is compiled to.")
  var plan = false

  @Flag(help: "Print a schema with its references resolved.")
  var graph = false

  @Option(help: "The format of codes and their explanations; by default text.")
  var format: ListingFormat?

  @OptionGroup var source: SchemaSource

  func validate() throws {
    guard plan || graph else {
      if source.isGiven {
        throw ValidationError(
          "The options of a schema and its version apply to --plan and --graph.")
      }
      return
    }
    if plan, graph { throw ValidationError("Use --plan or --graph, not both.") }
    if format != nil {
      throw ValidationError("--format applies to codes; a plan or a graph is text.")
    }
    if source.file.path == nil, subject == nil {
      throw ValidationError("Name a schema, or a file with --schema.")
    }
    if source.file.path != nil, subject != nil {
      throw ValidationError("Name a schema, or a file with --schema, not both.")
    }
  }

  func run() throws {
    if plan || graph {
      let choice = source.choice(subject.map { [$0] } ?? []).schema
      let validator = try choice.validator(limits: .default)
      let text = plan ? validator.planDescription : try validator.graph.description
      return try StandardOutput.write(PrintableText.lines(text) + "\n")
    }
    guard let code = subject else {
      if format == .json { return try StandardOutput.write(CodeListing.json()) }
      let all = CodeExplanation.all + CodeExplanation.warnings
      let width = all.map(\.code.utf8.count).max() ?? 0
      let lines = all.map { entry in
        let padding = String(repeating: " ", count: width - entry.code.utf8.count)
        return "\(entry.code)\(padding)  \(entry.title)\n"
      }
      return try StandardOutput.write(lines.joined())
    }
    guard let entry = CodeExplanation.of(code) else {
      let codes = (CodeExplanation.all + CodeExplanation.warnings).map(\.code)
      let advice = Suggestion.question(
        code, among: codes, otherwise: "the codes are \(codes.joined(separator: ", ")).")
      throw ValidationError("There is no code \"\(code)\"; \(advice)")
    }
    if format == .json {
      return try StandardOutput.write(JSONWriter.string(of: CodeListing.json(of: entry)) + "\n")
    }
    let example = try entry.example.map { "\n\(try text(of: $0, warningsOf: code))\n" } ?? ""
    try StandardOutput.write("\(entry.code): \(entry.title)\n\n\(entry.text)\n\(example)")
  }

  /// Returns the example with the findings of the validator.
  private func text(
    of example: CodeExplanation.Example, warningsOf code: String
  ) throws -> String {
    let schema = JSONWriter.indentedString(of: try JSONDocument(Array(example.schema.utf8)).value)
    return try
      "Example schema:\n\n\(indented(schema))\n\nFindings in the payload \(example.payload):\n\n"
      + indented(String(example.findings(of: code, format: .text).dropLast()))
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }
}

extension CodeExplanation.Example {
  /// Returns the findings of the validator in the payload, and the warnings of a code.
  func findings(of code: String, format: ReportFormat) throws -> String {
    let document = #"{"format":"schema-document/2","name":"example","schema":\#(schema)}"#
    let validator = try Validator(
      document: Array(document.utf8), functions: WebRevision.newest.functions)
    var options = CheckOptions(
      schema: SchemaChoice(place: .named("example")), files: ["example.json"])
    options.color = .never
    options.format = format
    options.warnings = WarningCode(rawValue: code).map { WarningChoice(kinds: [$0]) } ?? .off
    var validation = RecordValidation(validator, options)
    var report = ChunkReport()
    Array(payload.utf8).withUnsafeBufferPointer {
      validation.validate($0, origin: RecordOrigin(path: "example.json"), into: &report)
    }
    return String(decoding: report.findings.bytes, as: UTF8.self)
  }
}
