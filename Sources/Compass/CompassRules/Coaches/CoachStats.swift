public import CompassRevisions
internal import JSPrimitives

extension CoachRules {
  /// The figures on a coach's page.
  public struct Stats: Sendable, Hashable, Encodable {
    /// The number of interactions.
    public var totalInteractions: Int
    /// The whole days between now and the last contact; 0 without one, nil if its date is unreadable.
    public var daysSinceContact: Int? { Int(exactly: exactDaysSinceContact) }
    /// The days as the web app counts them; NaN if the date is unreadable.
    package let exactDaysSinceContact: Double
    /// The name of the type used most, of equals the first; an unknown type as stored, "N/A" without
    /// interactions and for an empty type, empty without a coach.
    public var preferredMethod: String

    /// The figures while no coach is loaded.
    public static let none = Stats(
      totalInteractions: 0, daysSinceContact: 0, preferredMethod: "")

    private enum CodingKeys: String, CodingKey {
      case totalInteractions, preferredMethod
      case exactDaysSinceContact = "daysSinceContact"
    }

    init(totalInteractions: Int, daysSinceContact: Double, preferredMethod: JSText) {
      self.totalInteractions = totalInteractions
      exactDaysSinceContact = daysSinceContact
      self.preferredMethod = preferredMethod.string
    }
  }

  /// Returns the figures on a coach's page.
  ///
  /// Restates `coach.stats`; without a coach they are ``CoachRules/Stats/none``. The days are those of
  /// `date.daysAgo`: a date-only text is a local midnight, before 2026-08 one in UTC, and days ahead
  /// count like past ones. Fault of the web app: a coach who was never contacted has 0 days.
  ///
  /// - Parameters:
  ///   - lastContactDate: the stored date of the last contact; nil or empty without one.
  ///   - types: the stored types of the coach's interactions, in the order of the list.
  ///   - now: the moment from which the last contact is measured.
  ///   - clock: the local time zone.
  ///   - revision: the revision that reads the date.
  public static func stats(
    lastContactDate: String?, interactionTypes types: [String], now: Date,
    clock: LocalClock = .current,
    revision: WebRevision = .newest
  ) -> Stats {
    let preferred = CountedWords(types.map(\.jsText)).mostFrequent.nonempty
    return Stats(
      totalInteractions: types.count,
      daysSinceContact: lastContactDate.nonempty.map {
        GradeRules.exactDaysAgo($0, now: now, clock: clock, revision: revision)
      } ?? 0,
      preferredMethod: preferred.map { type in
        LabelsData.interactionType(of: type.string).map { JSText($0) } ?? type
      } ?? "N/A")
  }
}
