internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "score" by their recorded names.
enum ScoreFamily {
  private static let rules = ScoreRules.self

  static let all: [Rule] =
    parts + [
      Rule("score.composite", "The score of the four parts.", [.object("inputs")]) {
        arguments throws(RuleError) in
        .number(rules.composite(ScoreRules.Inputs(arguments.object("inputs"))))
      },
      Rule("score.result", "The score of the four parts, with its label.", [.object("inputs")]) {
        arguments throws(RuleError) in
        json(rules.result(ScoreRules.Inputs(arguments.object("inputs"))))
      },
      Rule("score.label", "The label of a score.", [.number("score")]) {
        arguments throws(RuleError) in
        .text(ScoreRules.Label(score: arguments.number("score") ?? .nan).rawValue)
      },
      Rule("score.color", "The color of a label.", [.text("label")]) {
        arguments throws(RuleError) in
        .text(arguments.word("label", ScoreRules.Label.self)?.color.rawValue)
      },
      Rule("score.advice", "The advice for a label.", [.text("label")]) {
        arguments throws(RuleError) in
        .text(arguments.word("label", ScoreRules.Label.self)?.advice)
      },
      Rule(
        "score.nextActions", "The next actions for a label in a phase.",
        [.text("label").optional, .text("phase").optional]
      ) { arguments throws(RuleError) in
        .texts(
          rules.nextActions(
            label: arguments.text("label") ?? "", phase: arguments.text("phase") ?? ""))
      },
      Rule("score.view", "The figures of the score's page.", [.object("response").optional]) {
        arguments throws(RuleError) in
        let response = arguments.object("response")
        let breakdown = response.object("breakdown").value.object.map { parts in
          // Null rounds to 0, but a missing part to no number.
          ScoreRules.Inputs(
            response.part(
              .object(
                JSONObject(
                  parts.members.map { ($0.key, $0.value == .null ? .number(0) : $0.value) }))))
        }
        let view = rules.view(
          score: response.number("score"), label: response.word("label"), breakdown: breakdown)
        return json(view, label: response.text("label"))
      },
      Rule(
        "score.recalculate", "The score that the server calculates and stores.",
        [
          .text("currentPhase").optional, .number("gpa").optional, .number("satScore").optional,
          .number("actScore").optional, RuleParameter("tasks", .objects).optional,
          RuleParameter("completedTaskIds", .texts).optional, .number("schoolCount").optional,
          RuleParameter("interactions", .objects).optional, .text("now"),
          .text("timeZone").optional,
        ]
      ) { arguments throws(RuleError) in
        let now = try arguments.now()
        var record = ScoreRules.Record(phase: arguments.text("currentPhase"))
        record.gpa = arguments.number("gpa")
        record.sat = arguments.number("satScore")
        record.act = arguments.number("actScore")
        record.tasks = arguments.objects("tasks").map(DeadlineRules.RecruitingTask.init)
        record.completedTaskIDs = arguments.texts("completedTaskIds") ?? []
        record.schoolCount = arguments.number("schoolCount") ?? 0
        record.interactions = arguments.objects("interactions").map {
          .init(createdAt: $0.text("created_at") ?? "", sentiment: $0.text("sentiment"))
        }
        let result = rules.recalculated(record, now: now, clock: arguments.clock)
        return [
          "response": json(result),
          "stored": [
            "status_score": .number(result.score), "status_label": .text(result.label.rawValue),
            "updated_at": .moment(now),
          ],
        ]
      },
    ]

  private static let parts = [
    Rule(
      "score.taskCompletion", "The share of required tasks that are completed.",
      [RuleParameter("completedTaskIds", .texts), RuleParameter("requiredTaskIds", .texts)]
    ) { arguments throws(RuleError) in
      .number(
        rules.taskCompletion(
          completed: arguments.texts("completedTaskIds") ?? [],
          required: arguments.texts("requiredTaskIds") ?? []))
    },
    Rule(
      "score.interactionFrequency", "The points for the days since the last interaction.",
      [
        .text("lastInteractionDate").optional, .number("daysSinceLastInteraction").optional,
        .number("targetSchools").optional,
      ]
    ) { arguments throws(RuleError) in
      .number(
        rules.interactionFrequency(
          lastInteraction: arguments.text("lastInteractionDate"),
          daysSince: arguments.number("daysSinceLastInteraction") ?? .nan,
          schoolCount: arguments.number("targetSchools") ?? .nan))
    },
    Rule(
      "score.coachInterest", "The points for the interest of coaches.",
      [
        RuleParameter("interestLevels", .texts), .number("prioritySchoolInterestCount").optional,
      ]
    ) { arguments throws(RuleError) in
      .number(
        rules.coachInterest(
          arguments.texts("interestLevels") ?? [],
          prioritySchoolCount: arguments.number("prioritySchoolInterestCount") ?? 0))
    },
    Rule(
      "score.academicStanding", "The points for grades, tests and eligibility.",
      [
        .number("gpa").optional, .object("testScores").optional,
        .text("eligibilityStatus").optional, RuleParameter("targetDivisions", .any).optional,
      ]
    ) { arguments throws(RuleError) in
      let tests = arguments.object("testScores")
      return .number(
        rules.academicStanding(
          gpa: arguments.number("gpa"), sat: tests.number("sat"), act: tests.number("act"),
          eligibility: arguments.text("eligibilityStatus") ?? ""))
    },
  ]

  private static func json(_ result: ScoreRules.ScoreResult) -> JSONValue {
    [
      "score": .number(result.score), "label": .text(result.label.rawValue),
      "color": .text(result.label.color.rawValue),
      "breakdown": .object(JSONObject(members(of: result.breakdown))),
    ]
  }

  /// - Parameter label: the stored label; an unknown one has no color and no advice.
  private static func json(_ view: ScoreRules.ScoreView, label: String?) -> JSONValue {
    let label = label ?? view.label.rawValue
    let known = view.label.rawValue == label ? view.label : nil
    let stored: [JSONObject.Member] = [
      ("status_score", .number(view.score)), ("status_label", .text(label)),
    ]
    return .members([
      "returned": .object(JSONObject(stored + members(of: view.inputs))),
      "color": known.map { .text($0.color.rawValue) }, "advice": known.map { .text($0.advice) },
      "description": .text(view.description),
      "breakdown": .array(
        view.rows.map { row in
          [
            "label": .text(row.name), "value": row.value.isNaN ? .null : .number(row.value),
            "weight": .count(row.weight), "status": .text(row.isGood ? "good" : "needs-work"),
          ]
        }),
      "weakest": .texts(view.weakest), "strongest": .texts(view.strongest),
    ])
  }

  /// The parts with 0 for a missing one. Adding 0 makes -0 the 0 that JSON has.
  private static func members(of inputs: ScoreRules.Inputs) -> [JSONObject.Member] {
    [
      ("taskCompletionRate", .number((inputs.taskCompletionRate ?? 0) + 0)),
      ("interactionFrequencyScore", .number((inputs.interactionFrequencyScore ?? 0) + 0)),
      ("coachInterestScore", .number((inputs.coachInterestScore ?? 0) + 0)),
      ("academicStandingScore", .number((inputs.academicStandingScore ?? 0) + 0)),
    ]
  }
}

extension ScoreRules.Inputs {
  fileprivate init(_ arguments: RuleArguments) {
    self.init(
      taskCompletionRate: arguments.number("taskCompletionRate"),
      interactionFrequencyScore: arguments.number("interactionFrequencyScore"),
      coachInterestScore: arguments.number("coachInterestScore"),
      academicStandingScore: arguments.number("academicStandingScore"))
  }
}
