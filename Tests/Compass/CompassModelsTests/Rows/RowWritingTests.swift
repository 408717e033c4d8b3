import CompassModels
import CompassRules
import Foundation
import SourceJSON
import Testing

/// Rows that the app makes, or reads and changes.
@Suite("Rows are written with their changes alone") struct RowWritingTests {
  private func written(_ row: some Encodable) throws -> JSONValue {
    try JSONDocument(Array(JSONEncoder().encode(row))).value
  }

  private func coach(_ json: String) throws -> Coach {
    try RowDecoder().row(Coach.self, from: json.utf8)
  }

  @Test("A column that is cleared becomes null, one that was not selected stays out")
  func clearedColumns() throws {
    var coach = try coach(
      #"{"id": "c", "role": "head", "email": "a@b.co", "phone": null, "notes": "x"}"#)
    (coach.email, coach.phone, coach.twitterHandle) = (nil, nil, nil)
    coach.notes = "y"
    #expect(
      try written(coach)
        == ["id": "c", "role": "head", "email": nil, "phone": nil, "notes": "y"])
  }

  @Test("A column with a default is written once it has another value")
  func defaults() throws {
    var coach = try coach(#"{"id": "c", "role": "head", "first_name": null, "last_name": "L"}"#)
    #expect(coach.firstName == "" && coach.responsivenessScore == 0)
    coach.lastName = ""
    #expect(
      try written(coach) == ["id": "c", "role": "head", "first_name": nil, "last_name": ""])
    coach.firstName = "A"
    coach.responsivenessScore = 50
    #expect(
      try written(coach)
        == [
          "id": "c", "role": "head", "first_name": "A", "last_name": "",
          "responsiveness_score": 50,
        ])
  }

  @Test("A row that the app makes has its values and defaults, and no null")
  func rowOfTheApp() throws {
    var coach = Coach(id: "c", role: .head, firstName: "A", lastName: "L")
    coach.others = ["tags": [1, nil]]
    #expect(
      try written(coach)
        == [
          "id": "c", "role": "head", "first_name": "A", "last_name": "L",
          "responsiveness_score": 0, "tags": [1, nil],
        ])
  }

  @Test("A time keeps the database's text until it changes")
  func times() throws {
    let text = "2026-02-08T12:00:00.123456+00:00"
    var coach = try coach(
      #"{"id": "c", "role": "head", "created_at": "\#(text)", "updated_at": "\#(text)"}"#)
    #expect(try written(coach)["created_at"] == "2026-02-08T12:00:00.123456+00:00")
    coach.updatedAt = Date(timeIntervalSince1970: 0)
    #expect(try written(coach)["updated_at"] == "1970-01-01T00:00:00.000Z")
    coach.createdAt = nil
    #expect(try written(coach)["created_at"] == .some(.null))
  }

  @Test("A document loses a cleared member, and keeps one of another type until it is set")
  func documents() throws {
    var info = try RowDecoder().row(
      School.AcademicInfo.self,
      from: #"{"mascot": "Owl", "city": null, "gpa_requirement": "3.5", "sat_25th": 1100}"#.utf8)
    #expect(info.gpaRequirement == nil && info.others["gpa_requirement"] == "3.5")
    info.mascot = nil
    #expect(
      try written(info) == ["city": nil, "gpa_requirement": "3.5", "sat_25th": 1_100])
    info.gpaRequirement = 3.4
    #expect(try written(info) == ["city": nil, "gpa_requirement": 3.4, "sat_25th": 1_100])
  }

  @Test("Rows are equal by their values")
  func equality() throws {
    let few = try coach(#"{"id": "c", "role": "head"}"#)
    let nulls = try coach(#"{"id": "c", "role": "head", "email": null, "last_name": null}"#)
    #expect(few == nulls && few.hashValue == nulls.hashValue)
    #expect(few == Coach(id: "c", role: .head, firstName: "", lastName: ""))
    #expect(try few != coach(#"{"id": "c", "role": "head", "x": 1}"#))
    #expect(try few != coach(#"{"id": "c", "role": "Head"}"#))
  }
}
