internal import JSPrimitives

extension CalendarRules {
  /// A date of the recruiting year: a test, a deadline, the start of a signing period.
  public struct Milestone: Sendable, Hashable, Encodable {
    /// The sort of a milestone.
    public enum Kind: String, Codable, CaseIterable, Sendable, Hashable {
      /// A date of the SAT or the ACT.
      case test
      /// A registration with an eligibility center.
      case deadline
      /// The start of a period of the NCAA.
      case ncaaPeriod = "ncaa-period"
      /// A date of college applications and financial aid.
      case application
      /// The start or end of a signing period.
      case signing
      /// Anything else; the table has none.
      case other

      /// The emoji that the app shows.
      public var icon: String { RecruitingCalendarData.icon(of: self) }
    }

    /// The day as `YYYY-MM-DD`.
    public let date: String
    /// The name, such as "SAT Test Date".
    public let title: String
    /// The sort of milestone.
    public let kind: Kind
    /// The division that the milestone is for: "ALL", "DI", "D1" or "NAIA".
    public let division: String
    /// A page on the subject.
    public let url: String?
    /// A sentence on the subject.
    public let description: String?

    private enum CodingKeys: String, CodingKey {
      case date, title
      case kind = "type"
      case division, url, description
    }

    /// The kinds that matter to an athlete who graduates a number of years from now.
    ///
    /// The web app calls those of three years seniors and those of two juniors.
    fileprivate static func kinds(yearsToGraduation: Double) -> Set<Kind> {
      switch yearsToGraduation {
      case 3: [.test, .application, .signing, .ncaaPeriod]
      case 2: [.test, .deadline, .ncaaPeriod, .application]
      default: [.test, .ncaaPeriod]
      }
    }
  }

  /// Returns the next milestones by date; those of a day in the table's order.
  ///
  /// Those of the current day in UTC count. An invalid moment has none, where the web app
  /// fails. Restates `calendar.upcomingMilestones`, whose argument `phase` has no effect.
  ///
  /// Faults of the web app: the kinds for a senior are given to those who graduate in three years. The
  /// table writes "DI" for deadlines and "D1" for signing periods, so neither word gives both.
  ///
  /// - Parameters:
  ///   - moment: the current moment. Its day in UTC is the first that counts; its local year is that
  ///     from which the years to graduation are counted.
  ///   - graduationYear: chooses the kinds of milestones; all for nil and 0.
  ///   - division: adds the milestones of a division to those of all; none for an empty text.
  ///   - limit: the number of milestones; a negative one leaves out as many at the end.
  public static func upcomingMilestones(
    from moment: Date, graduationYear: Int? = nil, division: String,
    limit: Int = 5, clock: LocalClock = .current
  ) -> [Milestone] {
    upcomingMilestones(
      from: moment, graduationYear: graduationYear.map { Double($0) }, division: division,
      limit: limit, clock: clock)
  }

  /// Returns the next milestones for any number as the year; all kinds for NaN.
  package static func upcomingMilestones(
    from moment: Date, graduationYear: Double?, division: String, limit: Int, clock: LocalClock
  ) -> [Milestone] {
    guard let today = moment.isoText?.prefix(10).utf8,
      let year = CalendarFields(moment, in: clock)?.year
    else { return [] }
    var kinds = Set(Milestone.Kind.allCases)
    if let graduationYear, graduationYear != 0, !graduationYear.isNaN {
      kinds = Milestone.kinds(yearsToGraduation: graduationYear - Double(year))
    }
    let division = division.jsText
    let chosen = RecruitingCalendarData.milestones.filter { milestone in
      !milestone.date.utf8.lexicographicallyPrecedes(today) && kinds.contains(milestone.kind)
        && (milestone.division == "ALL" || JSText(milestone.division) == division)
    }
    let sorted = Self.byDate(chosen)
    let count = limit < 0 ? sorted.count - Int(clamping: limit.magnitude) : limit
    return Array(sorted.prefix(max(0, count)))
  }

  /// Returns the next milestones for all divisions.
  public static func upcomingMilestones(
    from moment: Date, graduationYear: Int? = nil, limit: Int = 5, clock: LocalClock = .current
  ) -> [Milestone] {
    upcomingMilestones(
      from: moment, graduationYear: graduationYear, division: "", limit: limit, clock: clock)
  }

  /// Returns the milestones from one day to another by date, both days included.
  ///
  /// The days are compared as texts, so that "2026-10" precedes all days of October. Restates
  /// `calendar.milestonesInRange`.
  public static func milestones(
    from start: String, through end: String
  ) -> [Milestone] {
    let (start, end) = (start.jsText.bytes, end.jsText.bytes)
    return Self.byDate(
      RecruitingCalendarData.milestones.filter { milestone in
        !milestone.date.utf8.lexicographicallyPrecedes(start)
          && !end.lexicographicallyPrecedes(milestone.date.utf8)
      })
  }

  /// Returns the emoji of a stored kind of milestone; that of other milestones for an unknown word.
  ///
  /// Restates `calendar.milestoneIcon`.
  public static func milestoneIcon(of kind: String) -> String {
    (Milestone.Kind(rawValue: kind.jsText.string) ?? .other).icon
  }

  private static func byDate(_ milestones: [Milestone]) -> [Milestone] {
    milestones.stablySorted { $0.date.utf8.lexicographicallyPrecedes($1.date.utf8) }
  }
}
