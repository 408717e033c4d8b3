import CompassRules
import Testing

@Suite("School page")
struct SchoolPageTests {
  private func sections(
    _ figures: SchoolRules.CollegeFigures?, home: GeoLocation? = nil, fitScore: Double? = nil,
    website: String? = nil, twitter: String? = nil
  ) -> SchoolRules.Sections {
    SchoolRules.Sections(
      figures: figures, home: home, fitScore: fitScore, division: "D1", website: website,
      twitterHandle: twitter)
  }

  @Test("School Detail 9: without academic information map and figures are hidden")
  func noFigures() {
    let sections = sections(nil, home: GeoLocation(latitude: 0, longitude: 0))
    #expect(!sections.showsMap && !sections.showsScorecard && sections.distance == nil)
    #expect(!self.sections(SchoolRules.CollegeFigures(latitude: 1)).showsMap)
  }

  @Test("School Detail 9: without a home the distance is hidden, the map is not")
  func noHome() {
    let figures = SchoolRules.CollegeFigures(studentSize: 0, latitude: 0, longitude: 0)
    #expect(sections(figures).showsMap && sections(figures).showsScorecard)
    #expect(sections(figures).distance == nil)
    let home = GeoLocation(latitude: 0, longitude: 0)
    #expect(sections(figures, home: home).distance == "0 miles")
  }

  @Test("School Detail 9: a fit is shown with a score, recommendations below 70")
  func fit() {
    #expect(!sections(nil).showsFit && !sections(nil).showsDivisionRecommendation)
    #expect(sections(nil, fitScore: 70).showsFit)
    #expect(!sections(nil, fitScore: 70).showsDivisionRecommendation)
    #expect(sections(nil, fitScore: 69.9).showsDivisionRecommendation)
  }

  @Test("School Detail 8: contact is shown with a website or handle")
  func contact() {
    #expect(!sections(nil, website: "", twitter: nil).showsContact)
    #expect(sections(nil, twitter: "x").showsContact)
  }

  @Test("School Detail 8: placeholders stand for what is missing")
  func placeholders() {
    #expect(SchoolRules.PageText.location(nil) == "Location unknown")
    #expect(SchoolRules.PageText.philosophy("") == "Not provided")
    #expect(SchoolRules.PageText.notes(nil) == "No notes added yet.")
    #expect(SchoolRules.PageText.privateNote("") == "No private notes added yet.")
    #expect(SchoolRules.PageText.notes("n") == "n")
  }

  @Test("School Detail 9: the panel shows up to three coaches")
  func panel() {
    #expect(SchoolRules.PageText.panel([1, 2, 3, 4]) == [1, 2, 3])
    #expect(SchoolRules.PageText.panel([1]) == [1])
  }

  @Test("School Detail 9: documents that are shared with the school")
  func documents() {
    let documents = [nil, [], ["s"], ["t", "s"], ["t"]].enumerated().map { index, schools in
      SchoolRules.Document(id: String(index), sharedWithSchools: schools)
    }
    #expect(SchoolRules.Document.shared(documents, with: "s").map(\.id) == ["2", "3"])
  }

  @Test("School Detail 6: what VoiceOver reads for the status")
  func status() {
    #expect(
      SchoolRules.PageText.statusLabel(.init(.campInvite))
        == "Recruiting status, currently Camp Invite, double tap to change")
  }
}
