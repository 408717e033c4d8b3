import CompassValidation
import Foundation
import Testing

/// The snippets of the article on records and rows.
@Suite struct RowsArticleTests {
  @Test func aListKeepsItsGoodRows() throws {
    let print = Snippet("DatabaseRows", 1)
    let answer = """
      [{"id": "1", "user_id": "ana", "name": "Hilltop", "status": "visiting", "tags": [1]},
       {"id": "2", "user_id": "ana", "name": "Lakeside", "status": "on_hold"},
       {"id": "3", "user_id": "ana", "name": 7, "status": "contacted"}]
      """
    let list = try RowDecoder().rows(School.self, from: answer.utf8)
    print(list.rows.map(\.name))  // ["Hilltop", "Lakeside"]
    print(list.failures[0])  // Row 2, column name: The value is not a text.
    let statuses = list.rows.map(\.status)
    print(statuses[0] == .visiting, statuses[0]?.displayName ?? "none")  // true Visiting
    print(statuses[1]?.value == nil, statuses[1] == "on_hold")  // true true
    print(Array(list.rows[0].others.keys))  // ["tags"]
    try print.expectPublished()
  }

  @Test func aRowIsWrittenWithItsChanges() throws {
    let print = Snippet("DatabaseRows", 2)
    let json =
      #"{"id": "1", "first_name": "Ann", "last_name": "Lee", "role": "aide", "email": "a@b.co"}"#
    var coach = try RowDecoder().row(Coach.self, from: json.utf8)
    coach.email = nil
    coach.notes = "Met at camp"
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(coach), as: UTF8.self))
    // {"email":null,"first_name":"Ann","id":"1","last_name":"Lee","notes":"Met at camp","role":"aide"}
    try print.expectPublished()
  }

  @Test func aStrictDecoderNamesTheColumn() throws {
    let print = Snippet("DatabaseRows", 3)
    let decoder = RowDecoder(isStrict: true)
    let json =
      #"[{"id": "1", "user_id": "ana", "name": "Hilltop", "academic_info": {"sat_25th": 1100}}]"#
    do {
      _ = try decoder.rows(School.self, from: json.utf8)
    } catch let error as DecodingError {
      print(error.columnPath)  // [0].academic_info.sat_25th
    }
    try print.expectPublished()
  }

  @Test func datesAndZonesComeFromFoundation() throws {
    let print = Snippet("DatabaseRows", 4)
    let moment = Date(timeIntervalSince1970: 1_770_516_000)
    let zone = TimeZone(identifier: "America/New_York") ?? .gmt
    print(DateText.short(moment, clock: .utc))  // 2/8/2026
    print(DateText.short(moment, clock: LocalClock(zone)))  // 2/7/2026
    try print.expectPublished()
  }
}
