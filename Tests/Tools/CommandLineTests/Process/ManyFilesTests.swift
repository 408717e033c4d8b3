import TestSupport
import Testing

/// Many small files, which are validated by several threads.
@Suite struct ManyFilesTests {
  /// Documents, files of lines, compressed ones, and some that can't be read, between each other.
  private func write(into folder: TemporaryFolder) throws {
    for number in 0..<400 {
      let name = "in/\(number % 3)/f\(1_000 + number)"
      switch number % 20 {
      case 3: try folder.write(#"{"role":"boss"}"#, to: name + ".json")
      case 7: try folder.write("{", to: name + ".json")
      case 11:
        let lines = String(repeating: "{\"role\":\"head\"}\n7\n{\n", count: number % 50)
        try folder.write(lines, to: name + ".ndjson")
      case 13:
        try folder.write(Gzip.member("{\"role\":\"head\"}\n7\n"), to: name + ".jsonl.gz")
      case 17:
        try folder.write(Gzip.member(#"{"role":"head"}"#).dropLast(5), to: name + ".json.gz")
      default: try folder.write(#"{"role":"head","first_name":"Ana"}"#, to: name + ".json")
      }
    }
    // Small as it is stored, and more than a chunk when inflated; and a file of more than a chunk.
    let field = String(repeating: "x", count: 1_000)
    let long = "{\"role\":\"head\",\"x\":\"\(field)\"}\n{\"role\":\"boss\"}\n"
    let lines = String(repeating: long, count: 1_500)
    try folder.write(Gzip.member(lines), to: "in/1/f1200.ndjson.gz")
    try folder.write(lines, to: "in/2/f1200.ndjson")
  }

  @Test(arguments: [
    ["--format", "text"], ["--format", "json"], ["--format", "ndjson"], ["--format", "github"],
    ["--format", "sarif"], ["--format", "junit"], ["--format", "junit", "--max-issues", "700"],
    ["--format", "text", "--max-issues", "700"],
  ])
  func theOrderIsTheInputs(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try write(into: folder)
    let all = ["coach", "in", "missing.json", "in/*/*.json"] + arguments
    let one = try CompassValidateProcess.run(all + ["-j", "1"], in: folder)
    #expect(one.status == 2)
    for jobs in ["2", "5"] {
      let other = try CompassValidateProcess.run(all + ["-j", jobs], in: folder)
      #expect(other.status == one.status)
      #expect(other.output.withoutTimes == one.output.withoutTimes)
      #expect(other.errors == one.errors)
    }
  }

  @Test func theOutputTooIsInTheInputsOrder() throws {
    let folder = try TemporaryFolder()
    let numbers = 1_000..<1_300
    for number in numbers {
      try folder.write(#"{"role":"head","last_name":"\#(number)"}"#, to: "in/\(number).json")
    }
    let result = try CompassValidateProcess.run(
      ["coach", "in", "-j", "4", "--output", "out.ndjson"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors == "300 files, 0 invalid, 0 issues\n")
    #expect(
      folder.text(of: "out.ndjson")
        == numbers.map { "{\"last_name\":\"\($0)\",\"role\":\"head\"}\n" }.joined())
  }

  @Test func oneOfManyIsInvalid() throws {
    let folder = try TemporaryFolder()
    for number in 1_000..<1_300 {
      try folder.write(
        number == 1_250 ? "[]" : #"{"role":"head"}"#, to: "in/\(number).json")
    }
    let result = try CompassValidateProcess.run(
      ["coach", "in", "-j", "4", "--output", "out.ndjson"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.errors == """
        compass-validate: out.ndjson: not written, as not every payload is valid
        300 files, 1 invalid, 1 issue

        """)
    #expect(folder.names == ["in"])
  }
}
