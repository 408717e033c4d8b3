internal import CompassRules
internal import SourceJSON

/// The interest calibration's rules by their recorded names.
enum InterestRules {
  static let all = [
    Rule("interest.question", "The text of a calibration question.", [.number("index")]) {
      arguments throws(RuleError) in
      let questions = InterestCalibration.questions
      guard let index = arguments.number("index").flatMap(Int.init(exactly:)),
        questions.indices.contains(index)
      else { throw .arguments("the argument \"index\" must be one of 0 to \(questions.count - 1)") }
      return .text(questions[index])
    },
    Rule(
      "interest.calibrate", "The interest level that answers amount to.",
      [RuleParameter("answers", .flags)]
    ) { arguments throws(RuleError) in
      let calibration = InterestCalibration(answers: arguments.flags("answers"))
      let level = calibration.level
      return [
        "yesCount": .count(calibration.yesCount), "level": .text(level.rawValue),
        "displayName": .text(level.displayName), "emoji": .text(level.emoji),
        "description": .text(level.advice),
      ]
    },
    Rule(
      "interest.append", "The content that an interaction is submitted with.",
      [
        .text("direction").optional, .text("sentiment").optional, .text("level").optional,
        .text("content").optional,
      ]
    ) { arguments throws(RuleError) in
      let direction: InteractionDirection? = arguments.word("direction")
      let sentiment: InteractionSentiment? = arguments.word("sentiment")
      let content = InterestCalibration.content(
        arguments.text("content") ?? "", noting: arguments.word("level") ?? .notSet,
        direction: direction, sentiment: sentiment)
      let isShown = InterestCalibration.isShown(direction: direction, sentiment: sentiment)
      return ["showsCalibration": .boolean(isShown), "content": .text(content)]
    },
  ]
}
