import TestSupport
import Testing

@testable import compass_validate

/// The man page matches the tool.
@Suite struct ManualPageTests {
  private static var page: String {
    get throws {
      try ManualPage(
        CommandDescription(help: CompassValidate._dumpHelp()), usages: ManualCommand.usages
      ).text
    }
  }

  /// `compass-validate manual > docs/compass-validate.1` regenerates it.
  @Test func thePageInTheTreeIsCurrent() throws {
    let bytes = try Repository.bytes("docs/compass-validate.1")
    #expect(try String(decoding: bytes, as: UTF8.self) == Self.page)
    let result = try ToolRun()("manual")
    #expect(try result.output == Self.page)
    #expect(result.status == 0)
  }

  @Test func thePageNamesTheVersion() throws {
    #expect(
      try Self.page.hasPrefix(
        ".TH COMPASS\\-VALIDATE 1 \"\" \"compass\\-validate \(CompassValidate.version)\"\n"))
  }

  @Test func everyOptionOfEveryCommandIsThere() throws {
    let tool = try CommandDescription(help: CompassValidate._dumpHelp())
    let page = try Self.page
    #expect(tool.subcommands.count >= 10)
    for command in tool.subcommands where command.name != "help" {
      for name in command.arguments.flatMap(\.names) where !["-h", "--help"].contains(name) {
        #expect(page.contains(Roff.bold(name)), "\(name)")
      }
      if command.name != tool.standardCommand {
        #expect(page.contains(".SS \(Roff.text(command.name))\n"))
      }
    }
    for status in ["0", "1", "2", "64"] { #expect(page.contains(".TP\n\\fB\(status)\\fR\n")) }
  }

  /// A synopsis has the commands' own usages, with brackets in pairs.
  @Test func theSynopsisIsTheUsageOfTheCommands() throws {
    let page = try Self.page
    let start = try #require(page.firstRange(of: ".SH SYNOPSIS\n"))
    let end = try #require(page.firstRange(of: ".SH DESCRIPTION"))
    let lines = page[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0 != ".br" }
    #expect(lines.count >= 20)
    for line in lines {
      let text = line.replacing("\\-", with: "-")
      #expect(text.filter { $0 == "[" }.count == text.filter { $0 == "]" }.count, "\(line)")
      #expect(!text.contains("<") && !text.contains(">"), "\(line)")
      #expect(text.hasPrefix("\\fBcompass-validate\\fR "), "\(line)")
    }
    #expect(
      lines.contains { $0.hasSuffix("\\fBverdicts\\fR \\fISCHEMA\\fR [\\fIFILE\\fR]") })
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), ("\\n", "\\en"), (".SH", "\\&.SH"), ("'x'", "\\&'x'"), ("a.b", "a.b"),
    ("é", "é"),
  ])
  func textIsNeverARequest(_ text: String, _ roff: String) { #expect(Roff.text(text) == roff) }
}
