internal import JSPrimitives

extension EventRules {
  /// The athlete's part in an event.
  public enum Attendance: String, LabeledValue {
    /// The athlete was there.
    case attended
    /// The athlete is registered and wasn't there.
    case registered
    /// Neither.
    case notRegistered = "not_registered"

    /// Creates the part of an event's two flags.
    public init(isRegistered: Bool, isAttended: Bool) {
      self = isAttended ? .attended : isRegistered ? .registered : .notRegistered
    }

    /// The name shown to people, in English.
    public var displayName: String {
      switch self {
      case .attended: "Attended"
      case .registered: "Registered"
      case .notRegistered: "Not Registered"
      }
    }
  }

  /// The days of a filter, as seen from today.
  public enum DateRange: String, Codable, CaseIterable, Sendable, Hashable {
    /// From today on.
    case upcoming
    /// Before today.
    case past
    /// The calendar's month of today.
    case thisMonth = "this_month"
    /// The month after that.
    case nextMonth = "next_month"
  }

  /// An order of the events list.
  public enum Sort: String, Codable, CaseIterable, Sendable, Hashable {
    /// The latest first.
    case latestFirst = "date_desc"
    /// The earliest first.
    case earliestFirst = "date_asc"
    /// By name, or by the word of the kind.
    case name, type
  }

  /// The filters of the events list.
  public struct Filters: Sendable, Hashable {
    /// A part of the name, description, address or city, in any letter case; empty for all.
    public var search: String
    /// The word of the kind; empty for all.
    public var type: String
    /// The athlete's part; nil for all.
    public var attendance: Attendance?
    /// The days; nil for all.
    public var range: DateRange?

    /// Creates filters, by default such that match every event.
    public init(
      search: String = "", type: String = "", attendance: Attendance? = nil,
      range: DateRange? = nil
    ) {
      self.search = search
      self.type = type
      self.attendance = attendance
      self.range = range
    }
  }

  /// Returns the events that match the filters, in order.
  ///
  /// Restates `event.list`. Names and kinds are in the order of `CollationKey`; equal events keep their order. Fault
  /// of the web app: a date without a time is a midnight in UTC, so in the United States it counts as the day before.
  ///
  /// - Parameters:
  ///   - events: all events; the dates are read as `new Date` reads them. An unreadable one is in no range.
  ///   - filters: the filters.
  ///   - sort: the order.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone.
  #if compiler(>=6.3)
  @specialized(where Event == EventRules.ListEntry)
  #endif
  public static func list<Event: ListedEvent>(
    _ events: [Event], filters: Filters = Filters(), sort: Sort = .latestFirst, now: Date,
    clock: LocalClock = .current
  ) -> [Event] {
    let search = filters.search.jsText.lowercased()
    let today = LocalDay(now, clock: clock)
    func moment(_ event: Event) -> Double {
      Date(event.startDate.jsText, clock: clock).milliseconds
    }
    let shown = events.filter { row in
      let event = ListEntry(row)
      return (search.isEmpty || event.isFound(search))
        && (filters.type.isEmpty || event.type.text.jsText == filters.type.jsText)
        && filters.attendance.map { $0 == event.attendance } ?? true
        && filters.range.map { range in
          guard let today else { return false }
          return LocalDay(Date(event.startDate.jsText, clock: clock), clock: clock)
            .map { range.contains($0, today: today, clock: clock) } ?? false
        } ?? true
    }
    switch sort {
    case .latestFirst: return shown.newestFirst(moment)
    case .earliestFirst: return shown.newestFirst { -moment($0) }
    case .name: return shown.stablySorted(on: { CollationKey($0.name.jsText ?? "") }, by: <)
    case .type: return shown.stablySorted(on: { CollationKey($0.type.text.jsText) }, by: <)
    }
  }
}

extension EventRules.ListEntry {
  fileprivate func isFound(_ search: JSText) -> Bool {
    [name, details.description, details.address, details.city].contains { text in
      text.jsText?.lowercased().contains(search) ?? false
    }
  }
}

extension EventRules.DateRange {
  fileprivate func contains(_ day: LocalDay, today: LocalDay, clock: LocalClock) -> Bool {
    let (fields, current) = (day.fields, today.fields)
    switch self {
    case .upcoming: return day.midnight(in: clock) >= today.midnight(in: clock)
    case .past: return day.midnight(in: clock) < today.midnight(in: clock)
    case .thisMonth: return fields.year == current.year && fields.month == current.month
    case .nextMonth:
      let next = LocalDay(year: current.year, month: current.month + 1, day: 1).fields
      return fields.year == next.year && fields.month == next.month
    }
  }
}
