import CompassModels
import CompassSchemas
import SchemaModel
import SourceJSON
import Testing

/// The table of a record's columns has what the schemas and the database have.
@Suite("Tables of columns") struct ColumnTableTests {
  private static let tables: [String: [String]] = [
    "Coach": Coach.columns.names, "School": School.columns.names,
    "AcademicInfo": School.AcademicInfo.columns.names, "Interaction": Interaction.columns.names,
    "Event": Event.columns.names, "SchoolStatusHistory": SchoolStatusHistory.columns.names,
    "CollegeDataResult": School.CollegeDataResult.columns.names,
    "Option": School.Option.columns.names, "FitScore": School.FitScore.columns.names,
    "FitScoreBreakdown": School.FitScoreBreakdown.columns.names,
  ]

  @Test("A full row has the table's columns", arguments: try SampleRow.all())
  func fullRows(_ row: SampleRow) throws {
    let names = try #require(Self.tables[row.name])
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(row.columns.members.map(\.key.string)))
  }

  /// The specification's model of a school has no page of its athletics, so the record keeps that column unread.
  private static let unread: Set = ["athletics_url"]

  @Test(
    "A column of a schema is one of the record's",
    arguments: [
      (WebSchema.coach, Coach.columns.names), (.event, Event.columns.names),
      (.interaction, Interaction.columns.names), (.school, School.columns.names),
    ])
  func schemas(_ schema: WebSchema, _ names: [String]) throws {
    guard case .object(let shape) = try schema.schema(in: .august2026).node else {
      Issue.record("not an object: \(schema.name)")
      return
    }
    #expect(Set(shape.fields.map(\.key)).subtracting(names).isSubset(of: Self.unread))
  }
}
