import CompassSchemas
import SchemaModel
import Testing
import Validation

/// The bounds of `graduation_year`, which count from the year that the schema is made with.
@Suite struct GraduationYearTests {
  private static let tooEarly = "Graduation year must be current year or later"
  private static let tooLate = "Graduation year must be within 10 years"

  @Test(
    arguments: WebRevision.allCases,
    [
      (2026, 2025, tooEarly), (2026, 2026, nil), (2026, 2027, nil), (2026, 2036, nil),
      (2026, 2037, tooLate), (2027, 2026, tooEarly), (2027, 2027, nil), (2027, 2036, nil),
      (2027, 2037, nil), (2027, 2038, tooLate),
    ] as [(Int, Int, String?)])
  func countsFromTheGivenYear(
    _ revision: WebRevision, _ example: (year: Int, value: Int, message: String?)
  ) throws {
    let validator = try Validator(
      .playerDetails(currentYear: example.year), revision: revision)
    let outcome = validator.validate(#"{"graduation_year":\#(example.value)}"#)
    #expect(outcome.issues.map(\.message) == [example.message].compactMap(\.self))
    #expect(outcome.isValid == (example.message == nil))
  }

  @Test(arguments: [Int.min, 0, Int.max])
  func anyYearMakesASchema(_ year: Int) throws {
    _ = try Validator(.playerDetails(currentYear: year))
  }

  @Test func onlyThePlayersDetailsDependOnTheYear() {
    for revision in WebRevision.allCases {
      let names = SchemaCatalog.names(of: revision)
      for name in names {
        let documents = [2026, 2027].map {
          SchemaCatalog.document(named: name, of: revision, currentYear: $0)
        }
        let isSame = documents[0] == documents[1]
        #expect(isSame != SchemaCatalog.dependsOnYear(name, of: revision), "\(name)")
        #expect(isSame == (name != "playerDetails"), "\(name)")
      }
    }
    #expect(!SchemaCatalog.dependsOnYear("none", of: .february2026))
  }
}
