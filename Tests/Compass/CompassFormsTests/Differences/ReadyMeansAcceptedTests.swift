import CompassForms
import CompassSchemas
import JSPrimitives
import SourceJSON
import TestSupport
import Testing

/// Data that a form is ready to send is accepted by the web app's schema, or has a row in
/// `docs/internals/form-differences.md`.
@Suite struct ReadyMeansAcceptedTests {
  @Test(arguments: FormUnderWeb.all.map(\.name)) func dataThatIsReadyIsAccepted(
    _ name: String
  ) throws {
    let form = try #require(FormUnderWeb.named(name))
    var ready = 0
    var accepted = 0
    for seed in 0..<600 {
      var entries = GeneratedEntries(seed: UInt64(seed))
      let payload = entries.payload(of: form)
      guard let sent = try form.sent(payload) else { continue }
      for revision in WebRevision.allCases {
        guard let outcome = form.web?.outcome(of: sent, in: revision) else { continue }
        ready += 1
        if outcome.isValid { accepted += 1 }
        if case .undecided(let reason) = outcome { Issue.record("\(seed): \(reason)") }
        for issue in outcome.issues {
          let rows = FormDifference.all.filter { $0.explains(issue, of: name, sent: sent) }
          #expect(
            !rows.isEmpty,
            "seed \(seed), \(revision.name): \(issue.field): \(issue.message)")
        }
      }
    }
    // The generator makes ready forms of both kinds.
    #expect(ready > 100 && accepted > 50, "\(ready) ready, \(accepted) accepted")
  }

  @Test(arguments: FormDifference.all) func aDifferenceShows(_ row: FormDifference) throws {
    for name in row.forms {
      let form = try #require(FormUnderWeb.named(name))
      var payload = form.ready
      payload[JSText(row.column)] = row.example
      if row.column == "end_date" { payload["start_date"] = "2026-01-01" }
      let judged = try #require(try form.judge(payload, .august2026), "\(name) is not ready")
      let issues = judged.outcome.issues.filter {
        row.explains($0, of: name, sent: judged.sent)
      }
      #expect(issues.map(\.message).contains(row.message), "\(judged.outcome)")
    }
  }

  /// The entries of `ready` alone have no difference.
  @Test func theReadyFormsAreAccepted() throws {
    for form in FormUnderWeb.all {
      for revision in WebRevision.allCases {
        let judged = try #require(try form.judge(form.ready, revision), "\(form.name)")
        #expect(judged.outcome.isValid, "\(form.name): \(judged.outcome)")
      }
    }
  }

  @Test func theDocumentHasTheRows() throws {
    let text = String(
      decoding: try Repository.bytes("docs/internals/form-differences.md"), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    // A difference is the line to put into the document.
    #expect(rows == FormDifference.all.map(\.line) + RejectedEntry.all.map(\.line))
  }

  /// A null of an empty field is left out: the schema refuses it where it accepts an absent value.
  @Test func anEmptyFieldCountsAsAbsent() throws {
    var form = CoachFormTests.filled()
    form.schoolID = FormUnderTest.school
    let submission = try #require(form.submission(by: FormUnderTest.author).submission)
    var sent = try CoachForm.webPayload(of: submission)
    #expect(sent["email"] == nil && sent["school_id"] != nil)
    #expect(CoachForm.web?.outcome(of: sent, in: .august2026)?.isValid == true)
    sent["email"] = .null
    #expect(CoachForm.web?.outcome(of: sent, in: .august2026)?.isValid == false)
  }
}
