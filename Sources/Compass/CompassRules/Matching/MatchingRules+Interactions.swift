internal import JSPrimitives

extension MatchingRules {
  /// Returns the interactions that match the filters, the newest first.
  ///
  /// Restates `interaction.filter`. An interaction is in the time period if it is at or after the same
  /// local time of day, that many days ago; one in the future is too. Without a date it is out, even if the period isn't a
  /// number, which lets all others in. In the order, it is equal to every other, so it mostly keeps its place.
  ///
  /// - Parameters:
  ///   - now: the moment from which the days count back.
  ///   - clock: the local time zone.
  #if compiler(>=6.3)
  @specialized(where Interaction == InteractionRules.Record)
  #endif
  public static func filtered<Interaction: ListedInteraction>(
    _ interactions: [Interaction], by filters: InteractionRules.Filters, now: Date,
    clock: LocalClock = .current
  ) -> [Interaction] {
    list(of: interactions, filters: filters, now: now, clock: clock).shown
  }

  /// Returns the list of the interactions page, with its chips and the reason why it is empty.
  ///
  /// The parameters are those of `filtered(_:by:now:clock:)`.
  #if compiler(>=6.3)
  @specialized(where Interaction == InteractionRules.Record)
  #endif
  public static func list<Interaction: ListedInteraction>(
    of interactions: [Interaction], filters: InteractionRules.Filters = .none, now: Date,
    clock: LocalClock = .current
  ) -> ListRules.Filtered<Interaction, InteractionRules.Filters> {
    ListRules.Filtered(
      interactions, filters: filters,
      order: .newestFirst { $0.listedDate?.milliseconds ?? .nan }
    ) { Self.test($0, now: now, clock: clock) }
  }

  private static func test<Interaction: ListedInteraction>(
    _ filters: InteractionRules.Filters, now: Date, clock: LocalClock
  ) -> (Interaction) -> Bool {
    let search = filters.search.jsText.nonempty?.lowercased()
    let start = filters.timePeriod.jsText.nonempty.map { period in
      clock.moment(JSNumber.leadingInteger(of: period, isDecimal: true), daysBefore: now)
    }
    func isEqual(_ value: JSText?, _ filter: JSText?) -> Bool {
      filter.nonempty.map { $0 == value } ?? true
    }
    return { row in
      let interaction = InteractionRules.Record(row)
      let texts = [interaction.details.subject, interaction.details.content].compactMap {
        $0.jsText?.lowercased()
      }
      return search.map { search in texts.contains { $0.contains(search) } } ?? true
        && isEqual(interaction.type.text.jsText, filters.type.jsText)
        && isEqual(interaction.loggedBy.jsText, filters.loggedBy.jsText)
        && isEqual(interaction.direction.text.jsText, filters.direction.jsText)
        && isEqual(interaction.sentiment?.text.jsText, filters.sentiment.jsText)
        && start.map { interaction.listedDate.map($0.isReached) ?? false } ?? true
    }
  }
}

extension Date {
  fileprivate func isReached(by moment: Date) -> Bool {
    // With an unreadable date or period, nothing is before.
    !(moment.milliseconds < milliseconds)
  }
}
