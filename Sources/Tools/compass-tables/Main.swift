import Foundation

/// Writes the generated tables of `UnicodeTables`, `HTMLParsing` and `CompassRules`.
///
/// A developer's tool, run from the repository's root; no product of the package depends on it.
@main
enum CompassTables {
  static let usage = """
    usage: swift run compass-tables <table> --ucd <folder> [--write]
           swift run compass-tables rules --write|--check

    Prints a generated table, or with --write stores it in its Generated folder.
    <folder> contains the files of the Unicode Character Database, version \
    \(UnicodeFolder.requiredVersion):
    https://www.unicode.org/Public/\(UnicodeFolder.requiredVersion)/ucd/, and in cldr/ those of the Common
    Locale Data Repository, version 48. Debian's packages unicode-data and unicode-cldr-core put
    both in /usr/share/unicode.
    For character-references it contains \(CharacterReferenceData.file), which Python writes:
    python3 -c "import json, html.entities; print(json.dumps(html.entities.html5))"
    rules writes all tables of CompassRules, from the JSON files in its folder Data; with --check it names those
    that are not what the files give, and exits with 1.
    tables: \(TableCatalog.all.map(\.name).joined(separator: ", "))

    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments {
    case ["rules", "--write"]: return writeRules()
    case ["rules", "--check"]: return checkRules()
    default: break
    }
    let writes = arguments.contains("--write")
    arguments.removeAll { $0 == "--write" }
    guard arguments.count == 3, arguments[1] == "--ucd",
      let table = TableCatalog.all.first(where: { $0.name == arguments[0] })
    else { exit(usage, status: 64) }
    do {
      let text = try table.render(UnicodeFolder(path: arguments[2]))
      if writes {
        try text.write(toFile: table.path, atomically: true, encoding: .utf8)
      } else {
        print(text, terminator: "")
      }
    } catch {
      exit("\(table.name): \(error)\n", status: 2)
    }
  }

  private static func writeRules() {
    forEachRuleTable { table in
      try table.render(in: ".").write(toFile: table.output, atomically: true, encoding: .utf8)
    }
  }

  private static func checkRules() {
    var stale: [String] = []
    forEachRuleTable { table in
      if try !table.isCurrent(in: ".") { stale.append(table.output) }
    }
    guard stale.isEmpty else {
      let lines = stale.map {
        "\($0): not what its JSON file gives; run compass-tables rules --write\n"
      }
      exit(lines.joined(), status: 1)
    }
  }

  private static func forEachRuleTable(_ body: (RuleTable) throws -> Void) {
    for table in RuleTable.all {
      do { try body(table) } catch { exit("\(table.input): \(error)\n", status: 2) }
    }
  }

  private static func exit(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    Foundation.exit(status)
  }
}
