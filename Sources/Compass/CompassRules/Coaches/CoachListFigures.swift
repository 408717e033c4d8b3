extension CoachRules {
  /// The figures above the coaches list.
  public struct ListFigures: Sendable, Hashable {
    /// The number of coaches.
    public var total: Int
    /// The number of coaches with the role `head`.
    public var headCoaches: Int
    /// The number of coaches contacted in the last seven times 24 hours, or later than now.
    public var recentContacts: Int
    /// The number of coaches never contacted, or not in the last thirty times 24 hours.
    public var needFollowUp: Int

    /// The figures with their labels, in the order of the page.
    public var rows: [(label: String, value: Int)] {
      [
        ("Total Coaches", total), ("Head Coaches", headCoaches),
        ("Recent Contacts", recentContacts), ("Need Follow-up", needFollowUp),
      ]
    }
  }

  /// Returns the figures above the coaches list.
  ///
  /// Restates `coach.listStats`. Since 2026-08. A coach with an unreadable date counts neither as
  /// recent nor as in need of a follow-up.
  #if compiler(>=6.3)
  @specialized(where Coach == CoachRules.ListEntry)
  #endif
  public static func listFigures<Coach: ListedCoach>(
    of coaches: [Coach], now: Date
  ) -> ListFigures {
    let time = now.milliseconds
    let day = CalendarFields.dayLength
    return ListFigures(
      total: coaches.count, headCoaches: coaches.count { $0.role.value == .head },
      recentContacts: coaches.count { coach in
        coach.lastContactDate.map { $0.milliseconds >= time - 7 * day } ?? false
      },
      needFollowUp: coaches.count { coach in
        coach.lastContactDate.map { $0.milliseconds < time - 30 * day } ?? true
      })
  }
}
