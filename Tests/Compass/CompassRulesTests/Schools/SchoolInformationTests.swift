import CompassRules
import Testing

@Suite("School information")
struct SchoolInformationTests {
  private static let all = SchoolRules.Information(
    distance: "245 miles", campusAddress: "110 Inner Campus Dr", baseballFacility: "Disch-Falk",
    mascot: "Bevo", undergradSize: "Very Large", website: "utexas.edu", twitterHandle: "texas",
    figures: SchoolRules.CollegeFigures(
      studentSize: 40_804, carnegieSize: "Large", admissionRate: 0.3189, tuitionInState: 10_824,
      tuitionOutOfState: 40_032, latitude: 1, longitude: 2))

  @Test("School Detail 9: the section has a row for every field, in order")
  func everyField() {
    #expect(
      Self.all.rows.map { "\($0.field.label): \($0.text)" } == [
        "Distance from Home: 245 miles", "Campus Address: 110 Inner Campus Dr",
        "Baseball Facility: Disch-Falk", "Mascot: Bevo", "Undergrad Size: Very Large",
        "Website: utexas.edu", "Twitter: texas", "Students: 40,804", "Tuition (In): $10,824",
        "Tuition (Out): $40,032", "Admission Rate: 32%",
      ])
    #expect(Self.all.rows.map(\.field) == SchoolRules.Information.Field.allCases)
    #expect(
      Self.all.rows.filter(\.field.isFromScorecard).map(\.field) == [
        .students, .tuitionInState, .tuitionOutOfState, .admissionRate,
      ])
  }

  @Test("School Detail 8: a missing value has no row")
  func missing() {
    #expect(SchoolRules.Information().rows.isEmpty)
    let information = SchoolRules.Information(
      distance: nil, mascot: "", website: "a.edu",
      figures: SchoolRules.CollegeFigures(studentSize: 0))
    #expect(information.rows.map(\.field) == [.website, .students])
    #expect(information[.students] == "0" && information[.mascot] == nil)
  }

  @Test(
    "School Detail 8: initials replace a missing logo",
    arguments: [
      ("Georgia Tech", "GT"), ("University of Georgia", "UO"), ("Auburn", "A"), ("", ""),
      ("  école  normale supérieure ", "ÉN"), (" \n", ""),
      ("\u{1F44D}\u{1F3FD}x y", "\u{1F44D}\u{1F3FD}Y"),
      ("ß x", "SSX"),
    ])
  func initials(name: String, initials: String) {
    #expect(SchoolRules.PageText.initials(of: name) == initials)
  }
}
