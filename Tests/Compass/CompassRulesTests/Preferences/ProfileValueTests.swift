import CompassRules
import Testing

@Suite("Profile columns")
struct ProfileValueTests {
  private let rules = PreferenceRules.self

  @Test("Only columns of users can be edited")
  func sources() {
    for column in PreferenceRules.ProfileColumn.allCases {
      #expect(rules.editableColumn(sourcePath: "column:users." + column.rawValue) == column)
    }
    let others = [
      "column:users.email", "column:users.", "column:users.GPA", " column:users.gpa",
      "column:users.gpa ", "gpa", "",
    ]
    for source in others { #expect(rules.editableColumn(sourcePath: source) == nil) }
    #expect(rules.editableColumn(sourcePath: String?.none) == nil)
  }

  private func error(_ raw: String, _ column: PreferenceRules.ProfileColumn) -> PreferenceRules
    .ProfileValueError?
  {
    do throws(PreferenceRules.ProfileValueError) {
      _ = try rules.value(of: raw, for: column)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Each number's range includes its ends",
    arguments: [
      (PreferenceRules.ProfileColumn.heightInches, 36.0, 96.0), (.weightPounds, 50, 500),
      (.graduationYear, 2020, 2035), (.satScore, 400, 1600), (.actScore, 1, 36), (.gpa, 0, 5),
    ])
  func ranges(column: PreferenceRules.ProfileColumn, least: Double, most: Double) throws {
    #expect(column.range == least...most && column.isWhole == (column != .gpa))
    #expect(error("\(least)", column) == nil && error("\(most)", column) == nil)
    #expect(error("\(least - 1)", column) == .outOfRange)
    #expect(error("\(most + 1)", column) == .outOfRange)
    #expect(error("\(least).5", column) == .notANumber)
    #expect(error("\(most + 0.5)", column) == (column == .gpa ? .outOfRange : .notWhole))
    #expect(try rules.value(of: " \(least)\n", for: column) == .number(least))
  }

  @Test(
    "Numbers are read as JavaScript reads them",
    arguments: [
      ("0x48", nil), ("72.", nil), ("7.2e1", nil), ("7 2", .notANumber), ("72in", .notANumber),
      ("Infinity", .notANumber), ("1e999", .notANumber), ("-72", .outOfRange),
      ("1e300", .outOfRange), ("\u{0667}\u{0662}", .notANumber),
    ] as [(String, PreferenceRules.ProfileValueError?)])
  func numbers(raw: String, expected: PreferenceRules.ProfileValueError?) {
    #expect(error(raw, .heightInches) == expected)
  }

  @Test("A text has up to 200 units after trimming; a blank one clears the column")
  func texts() throws {
    let text = String(repeating: "\u{1F600}", count: 100)
    #expect(try rules.value(of: " \(text) ", for: .clubTeam) == .text(text))
    #expect(error(text + "a", .clubTeam) == .tooLong)
    for column in PreferenceRules.ProfileColumn.allCases {
      #expect(try rules.value(of: "\u{FEFF} ", for: column) == .cleared)
      #expect(try rules.value(of: String?.none, for: column) == .cleared)
    }
    #expect(try rules.value(of: "007", for: .jerseyNumber) == .text("007"))
  }
}
