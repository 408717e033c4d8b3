internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// Runs cases of the kind `rule`: recorded arguments to a rule's own, its result to the recorded form.
enum RuleCases {
  static func run(_ vector: VectorCase) -> CaseOutcome {
    let name = vector["rule"]?.text?.string ?? ""
    let expected = vector["result"] ?? .null
    guard let found = rules[name]?(RuleArguments(vector["arguments"] ?? .null)) else {
      return .failed(
        expected: JSONWriter.string(of: expected), found: "no rule \(name) for these arguments")
    }
    return CaseOutcome(expected: expected, found: found)
  }

  private static let rules: [String: @Sendable (RuleArguments) -> JSONValue?] = [
    "interest.question": interestQuestion,
    "interest.calibrate": interestCalibrate,
    "interest.append": interestAppend,
    "fit.tier": { .text(FitTier(score: $0.number("score")).rawValue) },
    "fit.tierColor": { $0.word("tier", FitTier.self).map { .text($0.badgeColor.rawValue) } },
    "fit.recommendation": fitRecommendation,
    "fit.athletic": fitAthletic,
    "fit.academic": fitAcademic,
    "fit.opportunity": fitOpportunity,
    "fit.personal": fitPersonal,
    "fit.score": fitScore,
    "fit.portfolio": fitPortfolio,
    "division.recommend": divisionRecommend,
  ]

  @Sendable private static func interestQuestion(_ arguments: RuleArguments) -> JSONValue? {
    guard let index = arguments.number("index").flatMap(Int.init(exactly:)),
      InterestCalibration.questions.indices.contains(index)
    else { return nil }
    return .text(InterestCalibration.questions[index])
  }

  @Sendable private static func interestCalibrate(_ arguments: RuleArguments) -> JSONValue? {
    let calibration = InterestCalibration(answers: arguments.flags("answers"))
    let level = calibration.level
    return [
      "yesCount": .count(calibration.yesCount), "level": .text(level.rawValue),
      "displayName": .text(level.displayName), "emoji": .text(level.emoji),
      "description": .text(level.advice),
    ]
  }

  @Sendable private static func interestAppend(_ arguments: RuleArguments) -> JSONValue? {
    let direction = arguments.word("direction", InteractionDirection.self)
    let sentiment = arguments.word("sentiment", InteractionSentiment.self)
    let content = InterestCalibration.content(
      arguments.text("content") ?? "", noting: arguments.word("level") ?? .notSet,
      direction: direction, sentiment: sentiment)
    let isShown = InterestCalibration.isShown(direction: direction, sentiment: sentiment)
    return ["showsCalibration": .boolean(isShown), "content": .text(content)]
  }

  @Sendable private static func fitRecommendation(_ arguments: RuleArguments) -> JSONValue? {
    guard let tier = arguments.word("tier", FitTier.self), let score = arguments.number("score")
    else { return nil }
    return .text(tier.recommendation(score: score))
  }

  @Sendable private static func fitAthletic(_ arguments: RuleArguments) -> JSONValue? {
    .count(
      AthleticFit(
        position: arguments.text("athletePosition"), height: arguments.number("athleteHeight"),
        weight: arguments.number("athleteWeight"), velocity: arguments.number("athleteVelo"),
        schoolPositionNeeds: arguments.texts("schoolPositionNeeds") ?? [],
        coachInterest: arguments.word("coachInterestLevel")
      ).points)
  }

  @Sendable private static func fitAcademic(_ arguments: RuleArguments) -> JSONValue? {
    .count(
      AcademicFit(
        gpa: arguments.number("athleteGpa"), sat: arguments.number("athleteSat"),
        act: arguments.number("athleteAct"), schoolAverageGPA: arguments.number("schoolAvgGpa"),
        schoolAverageSAT: arguments.number("schoolAvgSat"),
        schoolAverageACT: arguments.number("schoolAvgAct"),
        targetMajor: arguments.text("targetMajor"),
        schoolMajors: arguments.texts("schoolOfferedMajors")
      ).points)
  }

  @Sendable private static func fitOpportunity(_ arguments: RuleArguments) -> JSONValue? {
    .count(
      OpportunityFit(
        rosterDepth: arguments.number("positionRosterDepth"),
        yearsToGraduate: arguments.number("yearsToGraduate"),
        scholarships: arguments.word("scholarshipAvailability"),
        takesWalkOns: arguments.flag("walkOnHistory")
      ).points)
  }

  @Sendable private static func fitPersonal(_ arguments: RuleArguments) -> JSONValue? {
    .count(
      PersonalFit(
        state: arguments.text("athleteState"), schoolState: arguments.text("schoolState"),
        campusSize: arguments.word("athleteCampusSizePreference"),
        schoolEnrollment: arguments.number("schoolCampusSize"),
        costSensitivity: arguments.word("athleteCostSensitivity"),
        schoolCost: arguments.number("schoolCostOfAttendance"),
        isPrioritySchool: arguments.flag("isPrioritySchool"),
        majorStrength: arguments.number("majorStrengthRating")
      ).points)
  }

  @Sendable private static func fitScore(_ arguments: RuleArguments) -> JSONValue? {
    let inputs = arguments.object("inputs")
    let fit = FitScore(
      athletic: inputs.number("athleticFit"), academic: inputs.number("academicFit"),
      opportunity: inputs.number("opportunityFit"), personal: inputs.number("personalFit"))
    let breakdown = FitDimension.allCases.map { dimension in
      (key: JSText("\(dimension.rawValue)Fit"), value: JSONValue.number(fit[dimension]))
    }
    return [
      "score": .number(fit.score), "tier": .text(fit.tier.rawValue),
      "breakdown": .object(JSONObject(breakdown)),
      "missingDimensions": .texts(fit.missingDimensions.map(\.rawValue)),
    ]
  }

  @Sendable private static func fitPortfolio(_ arguments: RuleArguments) -> JSONValue? {
    let portfolio = SchoolPortfolio(
      arguments.objects("schools").map { school in
        SchoolPortfolio.School(tier: school.word("fit_tier"), score: school.number("fit_score"))
      })
    return [
      "reaches": .count(portfolio.reaches), "matches": .count(portfolio.matches),
      "safeties": .count(portfolio.safeties), "unlikelies": .count(portfolio.unlikelies),
      "total": .count(portfolio.total), "warnings": .texts(portfolio.warnings),
      "status": .text(portfolio.status.rawValue),
    ]
  }

  @Sendable private static func divisionRecommend(_ arguments: RuleArguments) -> JSONValue? {
    let recommendation = DivisionRecommendation(
      currentDivision: arguments.text("currentDivision"), fitScore: arguments.number("fitScore"))
    return [
      "shouldConsiderOtherDivisions": .boolean(recommendation.suggestsOthers),
      "recommendedDivisions": .texts(recommendation.divisions.map(\.rawValue)),
      "message": .text(recommendation.message),
    ]
  }
}
