import CompassSchemas
import JSPrimitives
import SourceJSON
import Testing

/// An entry that a form rejects is rejected by the web app's schema, or has a row in
/// `docs/internals/form-differences.md`.
@Suite struct RejectedMeansRejectedTests {
  @Test(arguments: FormUnderWeb.all.map(\.name)) func anEntryThatIsRejectedIsRejectedOnTheWeb(
    _ name: String
  ) throws {
    let form = try #require(FormUnderWeb.named(name))
    for (place, field) in form.fields.enumerated() {
      var entries = GeneratedEntries(seed: UInt64(place))
      for _ in 0..<200 {
        let value = entries.entry(in: field)
        var payload = form.ready
        payload[JSText(field)] = value
        guard form.errors(payload).map({ $0.column }) == [field] else { continue }
        for revision in WebRevision.allCases {
          guard form.accepts(value, in: field, revision) else { continue }
          #expect(
            RejectedEntry.all.contains { $0.explains(value, in: field, of: name, revision) },
            "\(revision.name): \(field): \(JSONWriter.string(of: value))")
        }
      }
    }
  }

  @Test(arguments: RejectedEntry.all) func aDifferenceShows(_ row: RejectedEntry) throws {
    for name in row.forms {
      let form = try #require(FormUnderWeb.named(name))
      var payload = form.ready
      payload[JSText(row.column)] = row.example
      let errors = form.errors(payload)
      #expect(errors.map { $0.column } == [row.column])
      #expect(errors.map { $0.message } == [row.message])
      for revision in WebRevision.allCases {
        #expect(
          form.accepts(row.example, in: row.column, revision)
            == row.revisions.contains(revision), "\(name), \(revision.name)")
      }
    }
  }
}
