import SourceJSON
import Testing

@testable import compass_validate

/// Every setting of a project file is an option of `check`, and every option is a setting or has a reason not to be.
@Suite struct ProjectSettingTests {
  /// The options that a project file has no setting for.
  private static let withoutSetting: Set = [
    // They choose the schema or the project.
    "--schema", "--zod-json-schema", "--config", "--no-config", "--schema-from-payload",
    // They are about one run.
    "--changed", "--show-files", "--stdin-name", "--output", "--watch", "--help", "--version",
    "--fix", "--unsafe-fixes", "--dry-run", "--report", "--update-baseline",
  ]

  private static var options: Set<String> {
    get throws {
      let check = try #require(CommandDescription(help: CompassValidate._dumpHelp())["check"])
      return Set(
        check.arguments.filter { $0.kind != .positional }
          .flatMap { $0.names.filter { $0.hasPrefix("--") } })
    }
  }

  @Test func theTableIsComplete() throws {
    let settings = Set(ProjectSetting.all.map(\.option))
    let expected = try Self.options.subtracting(Self.withoutSetting)
    #expect(settings == expected)
    #expect(settings.count == ProjectSetting.all.count)
  }

  /// A key is its option's name without dashes.
  @Test(arguments: ProjectSetting.all.indices)
  func keysAreNamesOfOptions(_ index: Int) {
    let setting = ProjectSetting.all[index]
    let words = setting.option.dropFirst(2).split(separator: "-")
    let key = words[0] + words.dropFirst().map { $0 == "html" ? "HTML" : $0.capitalized }.joined()
    #expect(setting.key == key)
  }

  /// The words of a setting are options that the command takes, and the later of two wins.
  @Test(arguments: ProjectSetting.all.indices)
  func valuesAreThoseOfTheOption(_ index: Int) throws {
    let setting = ProjectSetting.all[index]
    func options(_ values: [JSONValue]) throws -> String {
      let words = values.flatMap { setting.words(for: $0) }
      // The limit of documents needs one.
      let schema = setting.key == "maxSchemaBytes" ? "--schema=s.json" : "coach"
      let command = try CheckCommand.parse([schema] + words + ["a.json"])
      return String(reflecting: command.options)
    }
    switch setting.kind {
    case .flag:
      #expect(try options([true]) != options([]))
      #expect(try options([false]) == options([]))
    case .path:
      #expect(setting.words(for: "a", prefix: "b/") == ["\(setting.option)=b/a"])
      #expect(setting.words(for: "/a", prefix: "b/") == ["\(setting.option)=/a"])
    case .pointer:
      #expect(try options(["/rows/*"]) != options([]))
      #expect(throws: (any Error).self) { try options(["rows"]) }
    case .character:
      for value in ["comma", "tab", "\\t", "#", "\t", "-"] {
        #expect(try options([.string(value)]) != options([]))
      }
      #expect(throws: (any Error).self) { try options(["ab"]) }
    case .word(let values):
      for value in values {
        #expect(try options([.string(values[0]), .string(value)]) == options([.string(value)]))
      }
      #expect(throws: (any Error).self) { try options(["none of them"]) }
    case .number(let range):
      let bounds = [range.lowerBound, range.upperBound].map { JSONValue.number(Double($0)) }
      #expect(try options(bounds) == options([bounds[1]]))
      #expect(try options([bounds[0]]) != options([bounds[1]]))
      #expect(throws: (any Error).self) {
        try options([.number(Double(range.upperBound + 1))])
      }
    }
  }
}
