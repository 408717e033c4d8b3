internal import CompassRules

/// The interest calibration's rules by their recorded names.
enum InterestRules {
  static let all = Rule.list {
    Rule(
      "interest.question", "The text of a calibration question.",
      { (number: Double) throws(RuleError) -> String in
        let questions = InterestCalibration.questions
        guard let index = Int(exactly: number), questions.indices.contains(index) else {
          throw .arguments("the argument \"index\" must be one of 0 to \(questions.count - 1)")
        }
        return questions[index]
      }, "index")
    Rule(
      "interest.calibrate", "The interest level that answers amount to.",
      { (answers: [Bool]) -> Members in
        let calibration = InterestCalibration(answers: answers)
        let level = calibration.level
        return [
          "yesCount": calibration.yesCount, "level": level, "displayName": level.displayName,
          "emoji": level.emoji, "description": level.advice,
        ]
      }, "answers")
    Rule(
      "interest.append", "The content that an interaction is submitted with.",
      {
        (
          direction: InteractionDirection?, sentiment: InteractionSentiment?,
          level: GivenWord<InterestLevel>, content: String
        ) -> Members in
        [
          "showsCalibration": InterestCalibration.isShown(
            direction: direction, sentiment: sentiment),
          "content": InterestCalibration.content(
            content, noting: level.word, direction: direction, sentiment: sentiment),
        ]
      }, .orOther("direction"), .orOther("sentiment"), .orOther("level"), "content?")
  }
}
