internal import CompassRules
internal import SourceJSON

/// The rules of the family "score" by their recorded names.
enum ScoreFamily {
  static let all = parts + scores

  private static let rules = ScoreRules.self

  private static let parts = Rule.list {
    Rule(
      "score.taskCompletion", "The share of required tasks that are completed.",
      rules.taskCompletion, "completedTaskIds", "requiredTaskIds")
    Rule(
      "score.interactionFrequency", "The points for the days since the last interaction.",
      rules.interactionFrequency, "lastInteractionDate", "daysSinceLastInteraction?",
      "targetSchools?")
    Rule(
      "score.coachInterest", "The points for the interest of coaches.", rules.coachInterest,
      "interestLevels", .or("prioritySchoolInterestCount", 0))
    Rule(
      "score.academicStanding", "The points for grades, tests and eligibility.",
      { (gpa: Double?, tests: RuleArguments, eligibility: String) in
        rules.academicStanding(
          gpa: gpa, sat: tests["sat"], act: tests["act"], eligibility: eligibility)
      }, "gpa", "testScores?", "eligibilityStatus?", .ignored("targetDivisions"))
  }

  private static let scores = Rule.list {
    Rule("score.composite", "The score of the four parts.", rules.composite, "inputs")
    Rule(
      "score.result", "The score of the four parts, with its label.",
      { (inputs: ScoreRules.Inputs) in members(of: rules.result(inputs)) }, "inputs")
    Rule("score.label", "The label of a score.", ScoreRules.Label.init(score:), "score")
    Rule(
      "score.color", "The color of a label.", { (label: ScoreRules.Label?) in label?.color },
      "label")
    Rule(
      "score.advice", "The advice for a label.", { (label: ScoreRules.Label?) in label?.advice },
      "label")
    Rule(
      "score.nextActions", "The next actions for a label in a phase.", rules.nextActions, "label?",
      "phase?")
    Rule(
      "score.view", "The figures of the score's page.",
      { (response: RuleArguments) -> Members in
        let parts = response.object("breakdown").value.object?.members.map { key, value in
          // Null rounds to 0, but a missing part to no number.
          (key, value == .null ? 0 : value)
        }
        let inputs = parts.flatMap {
          try? ScoreRules.Inputs(from: response.part(.object(JSONObject($0))))
        }
        let view = rules.view(
          score: response["score"], label: response["label"], breakdown: inputs)
        return members(of: view, label: response["label"])
      }, "response?", .ignored("now", .text))
    Rule(
      "score.recalculate", "The score that the server calculates and stores.",
      { (record: ScoreRules.Record, now: Date, clock: LocalClock) -> Members in
        let result = rules.recalculated(record, now: now, clock: clock)
        let stored: Members = [
          "status_score": result.score, "status_label": result.label, "updated_at": now,
        ]
        return ["response": members(of: result), "stored": stored]
      }, "now")
  }

  /// The parts with 0 for a missing one. Adding 0 makes -0 the 0 that JSON has.
  private static func parts(of inputs: ScoreRules.Inputs) -> [(String, any Encodable)] {
    [
      ("taskCompletionRate", (inputs.taskCompletionRate ?? 0) + 0),
      ("interactionFrequencyScore", (inputs.interactionFrequencyScore ?? 0) + 0),
      ("coachInterestScore", (inputs.coachInterestScore ?? 0) + 0),
      ("academicStandingScore", (inputs.academicStandingScore ?? 0) + 0),
    ]
  }

  private static func members(of result: ScoreRules.ScoreResult) -> Members {
    [
      "score": result.score, "label": result.label, "color": result.label.color,
      "breakdown": Members(parts(of: result.breakdown)),
    ]
  }

  /// - Parameter label: the stored label; an unknown one has no color and no advice.
  private static func members(of view: ScoreRules.ScoreView, label: String?) -> Members {
    let label = label ?? view.label.rawValue
    let known = view.label.rawValue == label ? view.label : nil
    let stored: [(String, any Encodable)] = [
      ("status_score", view.score), ("status_label", label),
    ]
    let rows = view.rows.map { row -> Members in
      [
        "label": row.name, "value": row.value, "weight": row.weight,
        "status": row.isGood ? "good" : "needs-work",
      ]
    }
    return [
      "returned": Members(stored + parts(of: view.inputs)), "color": (known?.color).omittingNil,
      "advice": (known?.advice).omittingNil, "description": view.description,
      "breakdown": rows, "weakest": view.weakest, "strongest": view.strongest,
    ]
  }
}

extension ScoreRules.Record: ComposedInput {
  static let reader = CallReader(
    {
      (
        phase: String?, gpa: Double?, sat: Double?, act: Double?,
        tasks: [DeadlineRules.RecruitingTask],
        completed: [String], schools: Double, interactions: [Interaction]
      ) in
      var record = ScoreRules.Record(phase: phase)
      (record.gpa, record.sat, record.act) = (gpa, sat, act)
      (record.tasks, record.completedTaskIDs) = (tasks, completed)
      (record.schoolCount, record.interactions) = (schools, interactions)
      return record
    },
    names: [
      "currentPhase", "gpa", "satScore", "actScore", "tasks?", "completedTaskIds?",
      .or("schoolCount", 0), "interactions?",
    ])
}
