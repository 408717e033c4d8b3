internal import JSPrimitives

extension ScoreRules {
  /// The data of an athlete from which the server calculates the score.
  public struct Record: Sendable, Hashable {
    /// An interaction of the athlete.
    public struct Interaction: Sendable, Hashable, Decodable {
      /// The moment at which it was entered, as stored.
      public var createdAt: String
      /// The stored word of the sentiment.
      public var sentiment: String?

      /// Creates an interaction from texts.
      public init(createdAt: String, sentiment: String? = nil) {
        self.createdAt = createdAt
        self.sentiment = sentiment
      }

      private enum CodingKeys: String, CodingKey {
        case createdAt = "created_at"
        case sentiment
      }
    }

    /// The phase as stored; nil and an empty text count as `freshman`.
    public var phase: String?
    /// The grade point average.
    public var gpa: Double?
    /// The SAT score.
    public var sat: Double?
    /// The ACT score.
    public var act: Double?
    /// All tasks.
    public var tasks: [DeadlineRules.RecruitingTask] = []
    /// The ids of the tasks that are completed.
    public var completedTaskIDs: [String] = []
    /// The number of schools on the athlete's list.
    public var schoolCount: Double = 0
    /// The interactions that the athlete has entered, in any order.
    public var interactions: [Interaction] = []

    /// Creates the record of an athlete with a phase and nothing else.
    public init(phase: String?) {
      self.phase = phase
    }
  }

  private static let sentiments: [JSText: JSText] = ["positive": "high", "negative": "low"]

  /// Returns the score that the server calculates and stores.
  ///
  /// Restates `score.recalculate`. Tasks are the required ones of the phase's grade: 9, 10, 11, 12
  /// and 12. The newest interaction decides on the frequency. Each interaction is a sign of interest:
  /// `positive` high, `negative` low, anything else medium, without regard to case. Without an
  /// interaction both parts are 0. The eligibility is never known.
  ///
  /// Fault of the web app: `very_positive` counts as medium, less than `positive`.
  ///
  /// - Parameters:
  ///   - record: the athlete's data.
  ///   - now: the clock's moment.
  ///   - clock: the server's time zone, for dates with a time and no offset.
  public static func recalculated(
    _ record: Record, now: Date, clock: LocalClock = .utc
  ) -> ScoreResult {
    let grade = RecruitingPhase.grade(ofStored: record.phase.jsText.nonempty ?? "freshman")
    let required = record.tasks.filter { $0.isRequired && $0.gradeLevel == grade && grade != nil }
    var inputs = Inputs(
      taskCompletionRate: taskCompletion(
        completed: record.completedTaskIDs, required: required.map(\.id)),
      interactionFrequencyScore: 0, coachInterestScore: 0,
      academicStandingScore: academicStanding(
        gpa: record.gpa, sat: record.sat, act: record.act, eligibility: "not_started"))
    let dated = record.interactions.map {
      (text: $0.createdAt, moment: Date($0.createdAt, clock: clock))
    }
    if let newest = dated.stablySorted(on: \.moment.milliseconds, by: >).first {
      inputs.interactionFrequencyScore = interactionFrequency(
        lastInteraction: newest.text, daysSince: now.days(since: newest.moment),
        schoolCount: record.schoolCount)
      inputs.coachInterestScore = coachInterest(
        record.interactions.map { interaction in
          interaction.sentiment.jsText.flatMap { Self.sentiments[$0.lowercased()]?.string }
            ?? "medium"
        })
    }
    return result(inputs)
  }
}
