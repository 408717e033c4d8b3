import CompassRules
import Testing

@Suite("Interest calibration")
struct InterestCalibrationTests {
  @Test("Six questions, all answered no at first")
  func questions() {
    #expect(InterestCalibration.questions.count == 6)
    #expect(InterestCalibration().answers == [false, false, false, false, false, false])
    #expect(
      InterestCalibration.questions.last
        == "Was this a personalized response (not a form letter)?")
  }

  @Test("The number of yeses makes the level, whichever questions they answer")
  func levels() {
    let levels: [InterestLevel] = [.notSet, .low, .medium, .medium, .high, .high, .high]
    for (yesCount, level) in levels.enumerated() {
      let first = (0..<6).map { $0 < yesCount }
      #expect(InterestCalibration(answers: first).level == level)
      #expect(InterestCalibration(answers: first.reversed()).level == level)
      #expect(InterestCalibration(answers: first).yesCount == yesCount)
    }
  }

  @Test("Any number of answers counts by its yeses")
  func otherNumbers() {
    #expect(InterestCalibration(answers: []).level == .notSet)
    #expect(InterestCalibration(answers: [true, true]).level == .medium)
    #expect(InterestCalibration(answers: Array(repeating: true, count: 40)).level == .high)
  }

  @Test("It is shown for an inbound contact of positive or very positive sentiment only")
  func visibility() {
    for direction in [InteractionDirection.inbound, .outbound, nil] {
      for sentiment in InteractionSentiment.allCases.map(Optional.some) + [nil] {
        let expected =
          direction == .inbound && (sentiment == .positive || sentiment == .veryPositive)
        #expect(
          InterestCalibration.isShown(direction: direction, sentiment: sentiment) == expected)
      }
    }
  }

  @Test(
    "The level is noted two line feeds below the content",
    arguments: [
      ("Great call", InterestLevel.high, "Great call\n\n[Coach Interest Level: HIGH]"),
      ("", .low, "\n\n[Coach Interest Level: LOW]"),
      ("line\n", .medium, "line\n\n\n[Coach Interest Level: MEDIUM]"),
      ("Great call", .notSet, "Great call"),
    ])
  func noting(content: String, level: InterestLevel, expected: String) {
    let noted = InterestCalibration.content(
      content, noting: level, direction: .inbound, sentiment: .positive)
    #expect(noted == expected)
  }

  @Test(
    "Any other word than an empty one is noted in JavaScript's upper case",
    arguments: [("x", "X"), ("gro\u{DF}", "GROSS"), (" ", " "), ("Not_Set", "NOT_SET")])
  func notingOtherWords(word: String, noted: String) {
    func content(_ word: String) -> String {
      InterestCalibration.content(
        "Hi", noting: StoredWord(word), direction: .inbound, sentiment: .positive)
    }
    #expect(content(word) == "Hi\n\n[Coach Interest Level: \(noted)]")
    #expect(content("") == "Hi" && content("not_set") == "Hi")
  }

  @Test("A level that is not shown is not noted")
  func notShown() {
    let content = InterestCalibration.content(
      "Great call", noting: .high, direction: .outbound, sentiment: .positive)
    #expect(content == "Great call")
  }
}
