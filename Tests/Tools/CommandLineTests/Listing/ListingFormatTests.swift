import CompassSchemas
import Diagnostics
import JSPrimitives
import NamedRules
import SourceJSON
import TestSupport
import Testing

/// The lists of `explain`, `list` and `rules` as JSON.
@Suite struct ListingFormatTests {
  private func value(_ arguments: String...) throws -> JSONValue {
    let run = try CompassValidateProcess.run(
      arguments + ["--format", "json"], in: try TemporaryFolder())
    #expect(run.status == 0 && run.errors == "")
    return try JSONDocument(Array(run.output.utf8)).value
  }

  @Test func codes() throws {
    let codes = try #require(try value("explain")["codes"]?.elements)
    #expect(
      codes.map { $0["code"]?.text?.string }
        == (CodeExplanation.all + CodeExplanation.warnings).map(\.code))
    for code in codes {
      #expect(code["title"]?.text != nil && code["text"]?.text != nil)
      guard let example = code["example"] else { continue }
      // The example shows its code.
      let findings = example["findings"]?.elements ?? []
      #expect(findings.contains { $0["code"] == code["code"] })
      #expect(example["schema"]?.object != nil && example["payload"]?.text != nil)
    }
    // One code has the shape of an element of the list.
    #expect(try value("explain", "too_big") == codes.first { $0["code"] == "too_big" })
  }

  @Test func schemas() throws {
    let schemas = try #require(try value("list")["schemas"]?.elements)
    for revision in WebRevision.allCases {
      let name = JSONValue.string(JSText(revision.rawValue))
      let listed = schemas.filter { schema in
        schema["use"] == "payload"
          && schema["revisions"]?.elements?.contains { $0["revision"] == name } == true
      }
      #expect(
        Set(listed.compactMap { $0["name"]?.text?.string })
          == Set(SchemaCatalog.names(of: revision)))
    }
    let coach = schemas.first { $0["name"] == "coach" }
    #expect(coach?["revisions"]?[0]?["kind"] == "object")
    #expect(coach?["revisions"]?[0]?["fields"]?[0] == "school_id")
    #expect(schemas.last?["name"] == "url" && schemas.last?["use"] == "field")
  }

  @Test func rules() throws {
    let rules = try #require(try value("rules")["rules"]?.elements)
    #expect(rules.map { $0["name"]?.text?.string } == RuleCatalog.rules.map(\.name))
    for rule in rules {
      #expect(rule["summary"]?.text != nil && rule["arguments"]?.elements != nil)
      #expect(rule["revisions"]?[0] != nil && rule["example"]?.object != nil)
    }
    #expect(try value("rules", "fit.tier") == rules.first { $0["name"] == "fit.tier" })
    let later = try value("rules", "--revision", "2026-08")["rules"]?.elements ?? []
    #expect(later.count == RuleCatalog.rules(in: .august2026).count)
  }
}
