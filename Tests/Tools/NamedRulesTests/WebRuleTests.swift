import CompassRevisions
import NamedRules
import SourceJSON
import TestSupport
import Testing

/// The web app's exports of rules are those of `Conformance/web`, by which its tools run the rules.
@Suite struct WebRuleTests {
  private static let files: [(revision: WebRevision, file: String)] = [
    (.february2026, "rule-exports-2026-02.json"), (.august2026, "rule-exports.json"),
  ]

  @Test func theTableIsThatOfTheWebTools() throws {
    for (revision, file) in Self.files {
      let document = try JSONDocument(Repository.bytes("Conformance/web/\(file)")).value
      let modules = try #require(document.object?["modules"]?.object)
      let rules = try #require(document.object?["rules"]?.object).members
      var recorded = 0
      for (name, entry) in rules {
        let result = entry.object?["result"]?.text?.string
        let rule = RuleCatalog.rules.first { $0.name == name.string }
        guard let web = rule?.web.first(where: { $0.revision == revision }) else {
          #expect(result == nil, "\(name) is missing: run node Conformance/web/catalogue.mjs")
          continue
        }
        recorded += 1
        let names = try #require(entry.object?["exports"]?.elements?.first?.text).string
          .split(separator: ".").map(String.init)
        #expect(
          web.file == modules[.init(names[0])]?.text?.string && web.export == names[1]
            && web.result == result ?? "unknown",
          "\(name): run node Conformance/web/catalogue.mjs")
      }
      let known = RuleCatalog.rules.filter { $0.web.contains { $0.revision == revision } }
      #expect(recorded == known.count)
    }
  }

  /// An argument that is an object, a list of them or any JSON value has the shape of its recorded values.
  @Test func openArgumentsHaveTheShapeOfTheirRecordedValues() throws {
    var recorded: [String: Set<String>] = [:]
    for call in try RecordedCalls.all() {
      recorded[call.rule, default: []].formUnion(call.arguments.map(\.name))
    }
    var count = 0
    for rule in RuleCatalog.rules {
      for parameter in rule.parameters where parameter.kind.isOpen {
        let isKnown = parameter.isShared || recorded[rule.name]?.contains(parameter.name) == true
        let shape = rule.shape(of: parameter)
        #expect(
          (shape != nil) == isKnown,
          "\(rule.name), \(parameter.name): run node Conformance/web/catalogue.mjs")
        count += shape == nil ? 0 : 1
      }
    }
    #expect(count > 100)
  }

  @Test func everyRuleHasAnExportOrASpecification() {
    for rule in RuleCatalog.rules {
      #expect(rule.web.isEmpty == (rule.specification != nil), "\(rule.name)")
      #expect(rule.web.allSatisfy { rule.exists(in: $0.revision) }, "\(rule.name)")
    }
  }
}
