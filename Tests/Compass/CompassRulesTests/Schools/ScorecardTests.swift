import CompassRules
import Foundation
import Testing

@Suite("College Scorecard")
struct ScorecardTests {
  @Test("School Detail 9: a name of two letters or a missing key makes no request")
  func refusals() {
    #expect(throws: SchoolRules.ScorecardError.nameTooShort) {
      try SchoolRules.ScorecardRequest(schoolName: "UT", apiKey: "k")
    }
    // Two characters of four code units.
    #expect(throws: SchoolRules.ScorecardError.nameTooShort) {
      try SchoolRules.ScorecardRequest(schoolName: "U\u{301}T\u{301}", apiKey: "k")
    }
    #expect(throws: Never.self) {
      try SchoolRules.ScorecardRequest(schoolName: "U\u{301}T\u{301}", apiKey: "k", source: .web)
    }
    #expect(throws: SchoolRules.ScorecardError.nameTooShort) {
      try SchoolRules.ScorecardRequest(schoolName: "UT", apiKey: "k", source: .web)
    }
    for key in [nil, ""] {
      #expect(throws: SchoolRules.ScorecardError.apiKeyMissing) {
        try SchoolRules.ScorecardRequest(schoolName: "UTA", apiKey: key)
      }
    }
    #expect(
      SchoolRules.ScorecardError.nameTooShort.message == "School name must be at least 3 characters"
    )
    #expect(
      SchoolRules.ScorecardError.apiKeyMissing.message == "College Scorecard API not configured")
  }

  @Test("School Detail 4: the request's address")
  func address() throws {
    let request = try SchoolRules.ScorecardRequest(
      schoolName: "A&M - Christi's (x)*~\u{E9}+", apiKey: "k y")
    #expect(
      request.address.hasPrefix(
        "https://api.data.gov/ed/collegescorecard/v1/schools?api_key=k+y"
          + "&school.name=A%26M+-+Christi%27s+%28x%29*%7E%C3%A9%2B&fields=id%2Cschool.name%2C"))
    #expect(request.address.hasSuffix("latest.cost.tuition.out_of_state&per_page=1"))
    #expect(SchoolRules.ScorecardRequest.fields.count == 11)
    #expect(
      try SchoolRules.ScorecardRequest(schoolName: " UT Austin ", apiKey: "k").cacheKey
        == "ut austin")
  }

  @Test(
    "The cache key is lowercased and trimmed as in JavaScript",
    arguments: [
      ("\u{FEFF}ΟΔΟΣ", "οδος"), ("ΣΑ ", "σα"), ("A'Σ", "a'ς"), ("İST", "i\u{307}st"),
      ("U\u{10D50}U\u{180E}", "u\u{10D70}u\u{180E}"), ("E\u{301}AB", "e\u{301}ab"),
    ])
  func cacheKey(name: String, key: String) throws {
    let request = try SchoolRules.ScorecardRequest(schoolName: name, apiKey: "k")
    #expect(request.cacheKey.unicodeScalars.elementsEqual(key.unicodeScalars))
  }

  @Test(
    "School Detail 9: what goes wrong has a message",
    arguments: [
      (200, nil), (401, "College Scorecard API key is invalid"),
      (429, "Too many requests to College Scorecard API"), (500, "Server error (500)"),
    ])
  func statuses(status: Int, message: String?) {
    #expect(SchoolRules.ScorecardError(status: status)?.message == message)
    #expect(
      SchoolRules.ScorecardError.invalidResponse.message
        == "Invalid response from College Scorecard API")
  }

  private func response(_ json: String) throws -> SchoolRules.ScorecardResponse {
    try JSONDecoder().decode(SchoolRules.ScorecardResponse.self, from: Data(json.utf8))
  }

  @Test("School Detail 9: the lookup takes over the first school")
  func takingOver() throws {
    let college = try response(
      """
      {"results": [{
        "id": 228778, "school.name": "The University of Texas at Austin", "school.city": "Austin",
        "school.state": "TX", "school.school_url": "www.utexas.edu", "location.lat": 30.2849,
        "location.lon": -97.7341, "latest.student.size": 40804,
        "latest.admissions.admission_rate.overall": 0.3189, "latest.cost.tuition.in_state": 10824,
        "latest.cost.tuition.out_of_state": 40032
      }, {"id": 1}], "metadata": {}}
      """
    ).college()
    #expect(college.id == "228778")
    #expect(college.name == "The University of Texas at Austin")
    #expect(college.website == "www.utexas.edu")
    #expect(college.address == "Austin, TX")
    #expect(
      college.figures
        == SchoolRules.CollegeFigures(
          studentSize: 40804, admissionRate: 0.3189, tuitionInState: 10824,
          tuitionOutOfState: 40032, latitude: 30.2849, longitude: -97.7341))
  }

  @Test("School Detail Appendix E: what is missing stays missing")
  func missing() throws {
    let college = try response(
      #"{"results": [{"id": 1, "school.city": "", "school.state": "TX", "location.lat": null}]}"#
    ).college()
    #expect(college.name == "" && college.city == nil && college.address == "TX")
    #expect(college.website == nil && college.figures == SchoolRules.CollegeFigures())
    #expect(throws: SchoolRules.ScorecardError.schoolNotFound) {
      try response(#"{"results": []}"#).college()
    }
    #expect(throws: (any Error).self) { try response(#"{"results": [{"id": "x"}]}"#) }
  }

  @Test("A website is taken over as it is, in the web app with a protocol")
  func websites() throws {
    var bare = SchoolRules.ScorecardResponse.School(id: 1)
    bare.address = "a.edu"
    let response = SchoolRules.ScorecardResponse(results: [bare])
    #expect(try response.college().website == "a.edu")
    #expect(try response.college(source: .web).website == "http://a.edu")
    for address in ["http://a.edu", "https://a.edu"] {
      var school = SchoolRules.ScorecardResponse.School(id: 1)
      school.address = address
      for source in RuleSource.allCases {
        #expect(SchoolRules.CollegeData(school, source: source).website == address)
      }
    }
  }

  @Test("School Detail 2: what was found replaces what was known, the rest stays")
  func merging() {
    let known = SchoolRules.CollegeFigures(studentSize: 1, carnegieSize: "Small", latitude: 2)
    let merged = known.merging(SchoolRules.CollegeFigures(studentSize: 3, longitude: 4))
    #expect(
      merged
        == SchoolRules.CollegeFigures(
          studentSize: 3, carnegieSize: "Small", latitude: 2, longitude: 4))
    #expect(SchoolRules.CollegeFigures(carnegieSize: "Small", latitude: 2).isEmpty)
  }
}
