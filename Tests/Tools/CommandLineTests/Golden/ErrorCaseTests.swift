import TestSupport
import Testing

@testable import compass_validate

/// Every command, as the argument parser lists them, has golden cases of its error texts.
@Suite struct ErrorCaseTests {
  /// The cases whose name starts with a command's.
  private static func cases(of command: String) -> [GoldenCase] {
    GoldenCase.all.filter { $0.name.hasPrefix("errors/\(command)-") }
  }

  private static let commands = CompassValidate.configuration.subcommands.compactMap {
    $0.configuration.commandName
  }

  @Test func theParserListsTheCommands() { #expect(Self.commands.count >= 16) }

  @Test(arguments: Self.commands)
  func aCommandHasCasesOfItsErrors(_ command: String) throws {
    let cases = Self.cases(of: command)
    for golden in cases {
      // The default command needs no name.
      #expect(command == "check" || golden.arguments.first == command, "\(golden.name)")
      #expect(golden.text("status") != "0\n", "\(golden.name)")
      // A finding of a payload is printed on standard output.
      #expect(!(golden.text("stderr") + golden.text("stdout")).isEmpty, "\(golden.name)")
    }
    let names = Set(cases.map(\.name))
    #expect(names.contains("errors/\(command)-unknown-option.case"))
    for kind in try Self.kinds(of: command) {
      #expect(names.contains { $0.contains("/\(command)-\(kind)") }, "\(command): \(kind)")
    }
  }

  /// Returns the kinds of errors that a command's arguments make possible.
  private static func kinds(of command: String) throws -> [String] {
    guard
      let description = try CommandDescription(help: CompassValidate._dumpHelp())[command]
    else { return [] }
    var kinds: [String] = []
    let positionals = description.arguments.filter { $0.kind == .positional }
    if positionals.contains(where: { !$0.isOptional }) { kinds.append("missing-argument") }
    if positionals.allSatisfy({ !$0.isRepeating }) { kinds.append("too-many-arguments") }
    if description.arguments.contains(where: { $0.kind == .option && !$0.values.isEmpty }) {
      kinds.append("wrong-")
    }
    return kinds + (readers.contains(command) ? ["unreadable-file", "malformed-file"] : [])
  }

  /// The commands that read files.
  private static let readers: Set = [
    "check", "explain", "export", "generate", "verdicts", "diff", "upgrade", "fingerprint",
    "conformance", "form",
  ]

  /// A message is for a person: one sentence on a line, with no escape of a line break that the tool made.
  @Test func noTextEatsItsLineBreaks() {
    let broken = GoldenCase.all.filter { $0.text("stderr").contains("\\u{a}") }
    #expect(broken.map(\.name).isEmpty)
  }
}
