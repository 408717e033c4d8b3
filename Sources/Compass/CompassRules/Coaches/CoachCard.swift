internal import JSPrimitives

extension CoachRules {
  /// A coach's card.
  public struct Card: Sendable, Hashable, Encodable {
    /// The full name.
    public var name: String
    /// The last contact as "Fri, August 21, 2026 (today)"; empty without one.
    public var lastContact: String
    /// The address of the coach's page.
    public var link: String
  }

  /// Returns the time since a date: "today", "1 day ago" or "N days ago".
  ///
  /// Restates `coach.daysAgoText`. A date ahead reads "-1 days ago", and an unreadable one "NaN days
  /// ago".
  public static func daysAgoText(_ date: Date, now: Date) -> String {
    let days = now.days(since: date)
    return days == 0 ? "today" : DaysAgo.text(days)
  }

  /// Returns a date such as "Fri, August 21, 2026", or "Invalid Date".
  ///
  /// Restates `coach.dateText`. It is the local day of the moment; a date-only text is midnight in
  /// UTC, so west of UTC it shows the day before.
  public static func dateText(_ date: Date, clock: LocalClock = .current) -> String {
    CoachDateText.long(date, clock: clock)
  }

  /// Returns the texts and the link of a coach's card.
  ///
  /// Restates `coach.card`. Since 2026-08.
  ///
  /// - Parameters:
  ///   - coach: the coach.
  ///   - detail: the address of the page to open instead of the coach's; nil or empty for the coach's.
  ///   - back: the address that the coach's page goes back to; nil or empty for none.
  ///   - backLabel: the words on the way back; they need an address to go back to.
  ///   - now: the moment from which the last contact is measured.
  ///   - clock: the zone in which it is shown.
  public static func card(
    of coach: some ListedCoach, detail: String? = nil, back: String? = nil,
    backLabel: String? = nil,
    now: Date, clock: LocalClock = .current
  ) -> Card {
    let contact = coach.lastContactDate.map {
      "\(dateText($0, clock: clock)) (\(daysAgoText($0, now: now)))"
    }
    return Card(
      name: coach.firstName + " " + coach.lastName, lastContact: contact ?? "",
      link: detail.nonempty ?? Self.link(of: coach, back: back, label: backLabel))
  }

  private static func link(of coach: some ListedCoach, back: String?, label: String?) -> String {
    let page = "/coaches/" + coach.id
    guard let back = back.nonempty else { return page }
    let address = page + "?back=" + PercentEncoding.component(back)
    return label.nonempty.map { address + "&label=" + PercentEncoding.component($0) } ?? address
  }
}
