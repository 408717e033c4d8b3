import Foundation
import TestSupport
import Testing

/// `--year`: what a schema's years count from.
@Suite struct YearOptionTests {
  private static func payload(_ year: Int) -> String { #"{"graduation_year":\#(year)}"# }

  @Test(arguments: [
    (2026, 2025, 1), (2026, 2026, 0), (2026, 2036, 0), (2026, 2037, 1), (2027, 2026, 1),
    (2027, 2027, 0), (2027, 2037, 0), (2027, 2038, 1),
  ])
  func aNamedSchemaCountsFromIt(_ year: Int, _ graduation: Int, _ status: Int32) throws {
    let tool = try ToolRun()
    for revision in ["2026-02", "2026-08"] {
      let arguments = ["--year", "\(year)", "--revision", revision]
      for command in [["playerDetails", "-"], ["verdicts", "playerDetails"]] {
        let result = try CompassValidateProcess.run(
          command + arguments, in: tool.folder, input: Self.payload(graduation))
        #expect(result.status == status, "\(command)")
      }
    }
  }

  @Test func todaysYearIsTheDefault() throws {
    let tool = try ToolRun()
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    for (graduation, status) in [(year - 1, 1), (year, 0), (year + 10, 0), (year + 11, 1)] {
      let input = Self.payload(graduation)
      #expect(try tool("playerDetails", "-", input: input).status == Int32(status))
      #expect(try tool("playerDetails", "-", "--quiet", input: input).status == Int32(status))
    }
  }

  @Test func anExportNamesItsYear() throws {
    let tool = try ToolRun()
    let recorded = String(
      decoding: try Repository.bytes("schemas/2026-08/playerDetails.json"), as: UTF8.self)
    try tool.expect(
      "export", "playerDetails", "--year", "2026", status: 0, output: recorded,
      errors: "compass-validate: the years in playerDetails count from 2026\n")
    let next = try tool("export", "playerDetails", "--year", "2027")
    // A year, not the revision in "functions".
    let years = recorded.replacing(/2026(?!-)/, with: "2027").replacing("2036", with: "2037")
    #expect(next.output == years)
    #expect(next.errors == "compass-validate: the years in playerDetails count from 2027\n")
    #expect(try tool("export", "coach", "--year", "2027").errors.isEmpty)
  }

  @Test func aFingerprintDependsOnIt() throws {
    let tool = try ToolRun()
    let lines = try ["2026", "2027"].map {
      try tool("fingerprint", "playerDetails", "--year", $0).output
    }
    #expect(lines[0] != lines[1])
    #expect(try tool("export", "playerDetails", "--year", "2027", "--into", ".").status == 0)
    let file = try tool("fingerprint", "./playerDetails.json").output
    #expect(file.split(separator: " ").first == lines[1].split(separator: " ").first)
  }

  @Test func generatedVectorsSayTheirYearAndAreRunByIt() throws {
    let tool = try ToolRun()
    let made = try tool(
      "generate", "playerDetails", "--vectors", "--count", "40", "--seed", "5", "--year", "2090")
    #expect(made.status == 0)
    #expect(made.output.contains(#""year":"2090"}"#))
    try tool.folder.write(made.output, to: "made.json")
    #expect(try tool("conformance", "made.json").status == 0)
    let other = made.output.replacing(#""year":"2090""#, with: #""year":"2026""#)
    try tool.folder.write(other, to: "made.json")
    #expect(try tool("conformance", "made.json").status == 1)
    let coach = try tool("generate", "coach", "--vectors", "--count", "1", "--year", "2090")
    #expect(!coach.output.contains("2090"))
  }

  @Test(arguments: ["-1", "10000", "now", ""])
  func anyOtherYearIsWrongUsage(_ year: String) throws {
    #expect(try ToolRun()("playerDetails", "-", "--year", year, input: "{}").status == 64)
  }

  @Test func aDocumentHasItsOwnYears() throws {
    let tool = try ToolRun()
    #expect(try tool("export", "playerDetails", "--year", "2026", "--into", ".").status == 0)
    let arguments = ["--schema", "playerDetails.json", "--year", "2027"]
    for command in [[], ["verdicts"], ["generate"]] as [[String]] {
      let result = try CompassValidateProcess.run(
        command + arguments, in: tool.folder, input: "{}")
      #expect(result.status == 64, "\(command)")
      #expect(result.errors.contains("--year applies to a schema by name"), "\(command)")
    }
    #expect(
      try tool("--schema", "playerDetails.json", "-", input: Self.payload(2026)).status == 0)
  }
}
