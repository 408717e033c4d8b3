import TestSupport
import Testing

/// An array of more than a megabyte, which is validated element by element, is treated as a small one.
@Suite struct LargeArrayTests {
  private static let schema = #"""
    {"format":"schema-document/1","name":"list","schema":{"type":"array","element":{"type":"object",
    "unknownKeys":"strip","shape":{"a":{"type":"string","checks":[{"check":"overwrite","name":"trim"},
    {"check":"max_length","maximum":3}]}}}}}
    """#

  /// A run over an array of more than a megabyte that ends with this element.
  private func run(
    endingWith last: String, mark: String = "", _ options: String...
  ) throws -> (folder: TemporaryFolder, result: CompassValidateProcess.Result) {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema, to: "list.schema.json")
    let elements = String(repeating: #"{"a":" x "},"#, count: 100_000)
    try folder.write("\(mark)[\(elements)\(last)]", to: "list.json")
    let arguments = ["--schema", "list.schema.json", "list.json"] + options
    return (folder, try CompassValidateProcess.run(arguments, in: folder))
  }

  private static let output =
    "[" + String(repeating: #"{"a":"x"},"#, count: 100_000) + #"{"a":"y"}]"# + "\n"

  @Test(arguments: ["", "\u{FEFF}"])
  func theOutputOfAValidOneIsWritten(mark: String) throws {
    let (folder, result) = try run(
      endingWith: #"{"a":"y ","b":1}"#, mark: mark, "--output", "out.json")
    #expect(result.status == 0)
    #expect(result.errors == "1 file, 0 invalid, 0 issues\n")
    #expect(folder.text(of: "out.json") == Self.output)
  }

  @Test func theOutputOfAValidOneIsPrinted() throws {
    let (_, result) = try run(endingWith: #"{"a":"y"}"#, "--output", "-")
    #expect(result.status == 0)
    #expect(result.output == Self.output)
  }

  @Test func anInvalidOneHasItsIssuesCounted() throws {
    let (folder, result) = try run(
      endingWith: #"{"a":"four"},7"#, "--quiet", "--output", "out.json")
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("1 file, 1 invalid, 2 issues\n"))
    #expect(folder.names == ["list.json", "list.schema.json"])
  }

  @Test func anInvalidOneHasItsFindings() throws {
    let (_, result) = try run(endingWith: #"{"a":"four"},7"#, "--format", "github")
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["", "{", "7,", "7]"])
  func whatIsNotJSONIsNotJudged(last: String) throws {
    let (folder, result) = try run(endingWith: last, "--quiet", "--output", "out.json")
    #expect(result.status == 2)
    #expect(result.errors.hasSuffix("1 file, 0 invalid, 0 issues, 1 not judged\n"))
    #expect(folder.names == ["list.json", "list.schema.json"])
  }

  @Test(arguments: [(#"{"a":"y"}"#, 0), (#"{"a":"y","b":1}"#, 1), (#"{"a":"y","a":"z"}"#, 1)])
  func warningsAreFound(last: String, _ count: Int) throws {
    let (_, result) = try run(endingWith: last, "--warnings", "on")
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "warning: ").count == count + 1)
    let warnings = count == 0 ? "" : ", 1 warning"
    #expect(result.errors.hasSuffix("1 file, 0 invalid, 0 issues\(warnings)\n"))
  }
}
