import SourceJSON
import TestSupport

@testable import compass_validate

/// A folder with files of every kind whose names and contents have a hostile text.
struct HostileNames {
  let text: String
  let folder: TemporaryFolder

  /// Line breaks, controls of terminals, other directions of text, and commands of GitHub's runners.
  static let texts = [
    "b\n::error::x\u{1B}[31m\u{9B}2J\u{202E}", "::error::y\u{2028}\u{7F}\u{85}",
    "  ::warning::w\r\u{2066}\u{200F}\t\u{7}",
  ]

  init(_ text: String) throws {
    self.text = text
    folder = try TemporaryFolder()
    let quoted = Self.quoted(text)
    try folder.write("{\(quoted):1,\"role\":\(quoted)}", to: payload)
    // A patch has the lines of the file as they are.
    try folder.write(#"{"Role":"head"}"#, to: misspelt)
    try folder.write("{\(quoted):1}\n{\"a\":\n", to: lines)
    try folder.write("{\"a\":", to: broken)
    try folder.write(
      Self.document(
        quoted,
        """
        {"type":"object","shape":{\(quoted):{"type":"optional","inner":{"type":"enum","values":[\(quoted),"a"]}},\
        "u":{"type":"optional","inner":{"type":"union","options":[{"type":"literal","values":[\(quoted)]},\
        {"type":"object","shape":{\(quoted):{"type":"string"}},"unknownKeys":"strip"}]}}},"unknownKeys":"reject"}
        """), to: document)
    try folder.write(
      Self.document(
        quoted,
        #"{"type":"object","shape":{\#(quoted):{"type":"number"},"q":{"type":"string"}},"unknownKeys":"strip"}"#
      ), to: newer)
    try folder.write(
      Self.document(
        quoted,
        #"{"type":"string","checks":[{"check":"custom","name":\#(quoted),"message":\#(quoted)}]}"#
      ), to: functions)
    for (name, more) in [(jsonSchema, ""), (unreadable, #","not":{"enum":[\#(quoted)]}"#)] {
      try folder.write(
        """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","title":\(quoted),\(quoted):1,"type":"object",\
        "properties":{\(quoted):{"enum":[\(quoted)],"minContains":2}},"required":[\(quoted)]\(more)}
        """, to: name)
    }
    try folder.write(
      """
      {"format":"golden-vectors/1","suite":\(quoted),"kind":"regexp","recorded":{"node":\(quoted)},"cases":[
      {"id":\(quoted),"pattern":"a","flags":"","input":\(quoted),"lastIndex":0,"result":[]}]}
      """, to: vectors)
    try folder.write(
      #"{"format":"golden-vectors/1","suite":\#(quoted),"kind":\#(quoted),"recorded":{},"cases":[{"id":\#(quoted)}]}"#,
      to: wrongVectors)
    try folder.write(#"{"role":"head"}"#, to: "\(text)d/\(text).json")
    try folder.write(#"{"zzz":"#, to: "\(text)d/c.json")
    try folder.write(#"{"$schema":\#(quoted)}"#, to: "named.json")
    try folder.write(
      """
      {"files":[{"include":".","exclude":"compass-validate.json","schema":"coach"},
      {"include":\(Self.quoted(text + "nothing*")),"schema":{"document":\(Self.quoted(document))}}]}
      """, to: "compass-validate.json")
    try folder.write(
      #"{"files":[{"include":\#(quoted),"schema":\#(quoted)}],\#(quoted):1}"#, to: "wrong.json")
    // Names that are not UTF-8, where the file system has them.
    _ = try Subprocess.run(
      "sh",
      [
        "-c",
        #"cd "$0" && printf '{}' > "$(printf 'n\377.json')"; printf '{' > "$(printf 'n\377\n::error::.json')""#,
        folder.path,
      ])
  }

  var payload: String { "\(text).json" }
  /// A payload with a key that `--fix` corrects.
  var misspelt: String { "f\(text).json" }
  var lines: String { "\(text).ndjson" }
  var broken: String { "\(text)-broken.json" }
  var document: String { "\(text)-document.json" }
  var newer: String { "\(text)-newer.json" }
  /// A document with a function that is not registered.
  var functions: String { "\(text)-functions.json" }
  var jsonSchema: String { "\(text)-schema.json" }
  /// A JSON Schema that Zod does not read.
  var unreadable: String { "\(text)-unreadable.json" }
  var vectors: String { "\(text)-vectors.json" }
  var wrongVectors: String { "\(text)-wrong.json" }

  /// Returns a JSON string with only the escapes that it needs.
  static func quoted(_ text: String) -> String { JSONWriter.string(of: .text(of: text)) }

  private static func document(_ name: String, _ schema: String) -> String {
    #"{"format":"schema-document/2","name":\#(name),"schema":\#(schema)}"#
  }
}

extension HostileNames {
  private static let formats = ReportFormat.allCases.map(\.rawValue)

  /// Returns runs of a command with the text wherever it can be; nil for a command that has none.
  func runs(of command: String) -> [[String]]? {
    let runs: [[String]]
    switch command {
    case "check": runs = checks + projects
    case "init": runs = [["--dry-run"], [text], ["\(text)/none"]]
    case "explain":
      runs = [
        [text], ["--plan", text], ["--plan", "--schema", document], ["--plan", "--schema", broken],
      ]
    case "list", "zod", "manual": runs = [[text]]
    case "export":
      runs = [
        [text], ["--schema", document], ["--schema", document, "--json-schema"],
        ["--schema", functions, "--json-schema"], ["--zod-json-schema", jsonSchema],
        ["--zod-json-schema", unreadable], ["coach", "--into", payload], ["--schema", broken],
      ]
    case "generate":
      runs = [
        [text], ["--schema", document, "--count", "4"], ["--schema", broken],
        ["--schema", document, "--count", "4", "--invalid", "--explain"],
        ["--schema", document, "--vectors", "--count", "2"], ["--schema", functions],
      ]
    case "verdicts":
      runs = [
        [text], ["--schema", document, lines], ["--schema", document, text],
        ["--schema", broken, lines],
      ]
    case "diff":
      runs = [
        [document, newer], [document, newer, "--format", "json"],
        [document, newer, "--format", "markdown"], [text, text], [document, broken],
        [jsonSchema, unreadable, "--zod-json-schema"], [document, newer, "--payloads", payload],
      ]
    case "upgrade":
      runs = [
        [text], ["--schema", document], ["--schema", document, "--format", "json"],
        ["--schema", document, "--from", "4.0", "--to", "4.6", payload],
        ["--schema", document, broken],
      ]
    case "fingerprint": runs = [[text], ["--schema", document], [document], [broken]]
    case "conformance":
      runs = [
        [text], [vectors], [vectors, "--format", "json"], [vectors, "--families"], [wrongVectors],
        [vectors, "--report", text], ["."], [vectors, "--known-gaps", broken],
        ["\(text)d", "--write-manifest", "1.0.0"],
      ]
    case "regex":
      runs = [
        [text, text], [text, "--explain"], ["(\(text)"], ["a", "--flags", text], ["[^]+", text],
      ]
    case "rules":
      runs = [
        [text], ["fit.tier", text], ["fit.tier", "[\(Self.quoted(text))]"],
        [text, "--diff", "2026-02", "2026-08"], ["--diff", text, text],
      ]
    case "form": runs = [[text, "-"], ["coach", payload], ["coach", broken], ["coach", text]]
    case "complete": runs = [["--script", text], ["--", text], ["--", "coach", text]]
    default: return nil
    }
    let wrong = [["--\(text)"], ["--\(text)=\(text)"], ["-\(text)"], ["--format", text]]
    return (runs + wrong).map { command == "check" ? $0 : [command] + $0 }
  }

  private var checks: [[String]] {
    let values = [
      "--format", "--locale", "--year", "--revision", "--input-format", "--zod", "--warnings", "-j",
      "--max-depth", "--at", "--baseline", "--stub-functions",
    ]
    var runs = values.map { ["coach", payload, $0, text] }
    for format in Self.formats {
      runs.append(["--schema", document, payload, "--format", format])
      runs.append(["coach", misspelt, broken, lines, ".", "--warnings", "on", "--format", format])
    }
    runs += [
      ["coach", "\(text)*"], ["check", text], [text], [text, text], ["--schema", text, payload],
      ["--schema", functions, payload],
      ["--schema", functions, payload, "--stub-functions", "fail"],
      ["--zod-json-schema", jsonSchema, payload], ["--zod-json-schema", unreadable, payload],
    ]
    runs += [
      ["coach", "-", "--stdin-name", text], ["--schema", document, payload, "--statistics"],
      ["--schema", document, payload, "--statistics", "--format", "json"],
      ["coach", misspelt, "--fix", "--dry-run"], ["coach", payload, "--output", "none/\(text)"],
      ["coach", payload, "--output", "\(text)-output"],
      ["coach", payload, "--report", "\(text)-report.html"], ["coach", misspelt, "--fix"],
      ["coach", payload, "--at", "/\(text)"],
    ]
    return runs
  }

  private var projects: [[String]] {
    [
      [], ["--show-files"], ["--show-files", "--format", "json"], ["--config", text],
      ["--config", "wrong.json"], ["--schema-from-payload", "named.json", "--no-config"],
      ["--changed", text], [payload],
    ]
  }
}
