internal import JSPrimitives

extension CoachRules {
  /// The figures of the contact with one coach.
  public struct Metrics: Sendable, Hashable, Encodable {
    /// The number of interactions with the coach, whatever their direction.
    public var totalInteractions: Int
    /// The number of those that went out to the coach.
    public var outboundCount: Int
    /// The number of those that came from the coach.
    public var inboundCount: Int
    /// Received per sent interactions in percent, rounded; 0 if none was sent. It may pass 100.
    public var responseRate: Double
    /// The mean time until an answer in hours, to one decimal; 0 without an answer, NaN with an
    /// unreadable date.
    public var averageResponseTime: Double
    /// The stored date of the first interaction; nil without one.
    public var lastContactDate: String?
    /// The whole days since that date; -1 without one, nil if it is unreadable.
    public var daysSinceContact: Int? { Int(exactly: exactDaysSinceContact) }
    /// The days as the web app counts them; NaN if the date is unreadable.
    package let exactDaysSinceContact: Double
    /// The stored type that the coach uses most, of equals the first; "email" if they wrote nothing, or
    /// if it is an empty text.
    public var preferredMethod: String

    private enum CodingKeys: String, CodingKey {
      case totalInteractions, outboundCount, inboundCount, responseRate, averageResponseTime
      case lastContactDate, preferredMethod
      case exactDaysSinceContact = "daysSinceContact"
    }
  }

  /// Returns the figures of the contact with a coach.
  ///
  /// Restates `coach.metrics`. Since 2026-08. The answer to a sent interaction is the first received
  /// one after it in the list that has a date.
  ///
  /// Fault of the web app: its list is newest first, so these answers are older than what they
  /// answer and the mean is negative.
  ///
  /// - Parameters:
  ///   - coachID: the coach; interactions of others don't count.
  ///   - interactions: in the order of the list; the first one is taken for the latest.
  ///   - now: the moment from which the last contact is measured.
  ///   - clock: the zone of stored times without an offset.
  public static func metrics(
    ofCoach coachID: String?, in interactions: [Interaction],
    now: Date, clock: LocalClock = .current
  ) -> Metrics {
    let coachID = coachID?.jsText
    let contacts = interactions.filter { $0.coachID.jsText == coachID }
    let outbound = contacts.count { $0.direction.value == .outbound }
    let inbound = contacts.filter { $0.direction.value == .inbound }
    let times = Self.responseTimes(contacts, clock: clock)
    // The sum of milliseconds is exact, that of hours is not: the order of the divisions counts.
    let mean = times.isEmpty ? 0 : times.reduce(0, +) / Double(times.count) / 3_600_000
    let last = contacts.first?.occurredAt.jsText.nonempty
    return Metrics(
      totalInteractions: contacts.count, outboundCount: outbound, inboundCount: inbound.count,
      responseRate: outbound == 0
        ? 0 : JSNumber.rounded(Double(inbound.count) / Double(outbound) * 100),
      averageResponseTime: JSNumber.rounded(mean * 10) / 10 + 0,
      lastContactDate: last.string,
      exactDaysSinceContact: last.map { now.days(since: Date($0, clock: clock)) } ?? -1,
      preferredMethod: CountedWords(inbound.map(\.type.jsText)).mostFrequent.nonempty.string
        ?? "email")
  }

  /// Returns the milliseconds from each dated outbound contact to the next dated inbound one of the
  /// list.
  private static func responseTimes(
    _ contacts: [Interaction], clock: LocalClock
  ) -> [Double] {
    var answer: Date?
    var times: [Double] = []
    for contact in contacts.reversed() {
      guard let text = contact.occurredAt.jsText.nonempty else { continue }
      let moment = Date(text, clock: clock)
      switch contact.direction.value {
      case .inbound: answer = moment
      case .outbound:
        if let answer { times.append(answer.milliseconds - moment.milliseconds) }
      case nil: break
      }
    }
    return times.reversed()
  }
}
