import Diagnostics
import SourceJSON
import Testing

@testable import compass_validate

/// The logs of the golden cases have the structure of SARIF 2.1.0 (OASIS standard, 3.13 to 3.30).
@Suite struct SARIFStructureTests {
  private static let cases = GoldenCase.all.filter {
    $0.text("stdout").hasPrefix("{\"$schema\"")
  }

  @Test func thereAreCases() { #expect(Self.cases.count >= 8) }

  @Test(arguments: cases)
  func structure(_ golden: GoldenCase) throws {
    let log = try JSONDocument(Array(golden.text("stdout").utf8)).value
    #expect(log["version"]?.text == "2.1.0")
    let runs = try #require(log["runs"]?.elements)
    #expect(runs.count == 1)
    let run = runs[0]
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.text == "compass-validate")
    #expect(driver["version"]?.text?.string == CompassValidate.version)
    let rules = try #require(driver["rules"]?.elements)
    let ids = rules.compactMap { $0["id"]?.text }
    #expect(ids.count == rules.count)
    #expect(Set(ids).count == ids.count)
    for rule in rules { expectHelp(of: rule) }
    #expect(run["columnKind"]?.text == "utf16CodeUnits")
    for invocation in run["invocations"]?.elements ?? [] {
      #expect(invocation["executionSuccessful"]?.boolean != nil)
    }
    var fingerprints: Set<String> = []
    for result in try #require(run["results"]?.elements) {
      #expect(result["message"]?["text"]?.text != nil)
      let uri = result["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]?.text
      let fingerprint = try #require(
        result["partialFingerprints"]?["findingContent/v1"]?.text?.string)
      #expect(fingerprint.wholeMatch(of: /[0-9a-f]{16}:[1-9][0-9]*/) != nil)
      let isNew = fingerprints.insert("\(uri?.string ?? "") \(fingerprint)").inserted
      #expect(isNew)
      for fix in result["fixes"]?.elements ?? [] { try expectStructure(of: fix) }
      let rule = try #require(result["ruleId"]?.text)
      #expect(result["level"]?.text?.string == Self.level(of: rule.string))
      let index = try #require(result["ruleIndex"]?.number)
      #expect(ids[Int(index)] == rule)
      for location in try #require(result["locations"]?.elements) {
        let physical = try #require(location["physicalLocation"])
        let uri = try #require(physical["artifactLocation"]?["uri"]?.text?.string)
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"\\^`{|}".utf8.contains($0) })
        if let region = physical["region"] { expectOrder(of: region) }
      }
    }
  }

  /// A rule has its help, and an absolute address if it has one (3.49).
  private func expectHelp(of rule: JSONValue) {
    for (name, form) in [
      ("shortDescription", "text"), ("fullDescription", "text"), ("help", "text"),
      ("help", "markdown"),
    ] {
      #expect(rule[.init(name)]?[.init(form)]?.text?.bytes.isEmpty == false)
    }
    let level = Self.level(of: rule["id"]?.text?.string ?? "")
    #expect(rule["defaultConfiguration"]?["level"]?.text?.string == level)
    if let address = rule["helpUri"] { #expect(address.text?.string.hasPrefix("https://") == true) }
  }

  /// A fix names its artifact, and a region for each replacement (3.55 to 3.57). Its properties (3.8) have its applicability.
  private func expectStructure(of fix: JSONValue) throws {
    #expect(fix["description"]?["text"]?.text != nil)
    let applicability = fix["properties"]?["applicability"]?.text?.string
    #expect(applicability.flatMap(SuggestedFix.Applicability.init) != nil)
    let changes = try #require(fix["artifactChanges"]?.elements)
    #expect(!changes.isEmpty)
    for change in changes {
      #expect(change["artifactLocation"]?["uri"]?.text != nil)
      let replacements = try #require(change["replacements"]?.elements)
      #expect(!replacements.isEmpty)
      for replacement in replacements {
        expectOrder(of: try #require(replacement["deletedRegion"]))
        #expect(replacement["insertedContent"]?["text"]?.text != nil)
      }
    }
  }

  /// A region starts at line and column 1 or later, and does not end before it starts (3.30).
  private func expectOrder(of region: JSONValue) {
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map {
      region[.init($0)]?.number ?? 0
    }
    #expect(numbers.allSatisfy { $0 >= 1 && $0 == $0.rounded() })
    #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
  }

  private static func level(of rule: String) -> String {
    if WarningCode(rawValue: rule) != nil { return "warning" }
    return rule == "depends_on_stubs" ? "note" : "error"
  }
}
