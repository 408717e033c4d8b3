internal import JSPrimitives

extension CoachRules {
  /// The frequency of a family's contacts with its schools.
  public struct ContactFrequency: Sendable, Hashable {
    /// The schools contacted in the last seven local days or later, the latest contact first.
    public var recent: [RecentContact]
    /// The interactions per school with one decimal, "0.0" without schools.
    public var average: String
    /// The number of schools not contacted in the last thirty local days.
    public var withoutRecentContact: Int

    /// The number of schools contacted in the last seven local days.
    public var schoolsContactedLast7Days: Int { recent.count }
  }

  /// A school that was contacted recently.
  public struct RecentContact: Sendable, Hashable, Encodable {
    /// The school's id.
    public var schoolID: String
    /// The school's name.
    public var schoolName: String
    /// The stored date of the latest contact.
    public var lastContactDate: String
    /// The number of contacts in the seven days.
    public var contactCount: Int
    /// The color: green up to 7 days since the latest contact, yellow up to 30, else red.
    public var recency: SemanticColor
    /// The time since the latest contact: "Just now", "5h ago", "Yesterday", "2d ago" or "Aug 14".
    public var text: String

    private enum CodingKeys: String, CodingKey {
      case schoolName, lastContactDate, contactCount, text
      case schoolID = "schoolId"
      case recency = "contactRecency"
    }
  }

  /// Returns the frequency of a family's contacts with its schools.
  ///
  /// Restates `coach.contactFrequency`. The date of an interaction is that of the contact, or else of
  /// its record. Interactions without a readable date, and those of unknown schools, only count for
  /// the average. Seven or thirty days before now are counted on the local calendar.
  ///
  /// Fault of the web app: a school whose first dated interaction has an unreadable date counts as
  /// recently contacted.
  ///
  /// - Parameters:
  ///   - interactions: all interactions of the family.
  ///   - schools: the ids and names of its schools.
  ///   - now: the moment from which days are counted.
  ///   - clock: the local time zone.
  public static func contactFrequency(
    _ interactions: [Interaction], schools: [(id: String, name: String)], now: Date,
    clock: LocalClock = .current
  ) -> ContactFrequency {
    let dated = interactions.compactMap { Contact($0, clock: clock) }
    let contacts = dated.filter { !$0.time.isNaN }
    let week = clock.moment(7, daysBefore: now).milliseconds
    let month = clock.moment(30, daysBefore: now).milliseconds
    let names = [JSText: JSText](schools.map { ($0.id.jsText, $0.name.jsText) }) { first, _ in
      first
    }
    var latest: [JSText: Double] = [:]
    for contact in dated where latest[contact.schoolID].map({ contact.time > $0 }) ?? true {
      latest[contact.schoolID] = contact.time
    }
    let recent = Self.bySchool(contacts.filter { $0.time >= week })
      .compactMap { group in names[group.latest.schoolID].map { (group: group, name: $0) } }
      .stablySorted(on: \.group.latest.time, by: >)
    return ContactFrequency(
      recent: recent.map {
        RecentContact($0.group.latest, name: $0.name, count: $0.group.count, now: now, clock: clock)
      },
      average: schools.isEmpty
        ? "0.0" : JSNumber.fixed(Double(interactions.count) / Double(schools.count), 1),
      withoutRecentContact: schools.count { (latest[$0.id.jsText] ?? -.infinity) < month })
  }

  /// An interaction of a school with a date; its time is NaN if the date is unreadable.
  fileprivate struct Contact {
    let schoolID: JSText
    let date: JSText
    let time: Double

    init?(_ interaction: Interaction, clock: LocalClock) {
      guard let school = interaction.schoolID.jsText.nonempty,
        let date = interaction.occurredAt.jsText.nonempty ?? interaction.createdAt.jsText.nonempty
      else { return nil }
      (schoolID, self.date) = (school, date)
      time = Date(date, clock: clock).milliseconds
    }
  }

  /// Returns the latest contact of each school, of equals the first, with the number of contacts.
  private static func bySchool(_ contacts: [Contact]) -> [(latest: Contact, count: Int)] {
    var groups: [(latest: Contact, count: Int)] = []
    var places: [JSText: Int] = [:]
    for contact in contacts {
      if let place = places[contact.schoolID] {
        groups[place].count += 1
        if contact.time > groups[place].latest.time { groups[place].latest = contact }
      } else {
        places[contact.schoolID] = groups.count
        groups.append((contact, 1))
      }
    }
    return groups
  }
}

extension CoachRules.RecentContact {
  fileprivate init(
    _ contact: CoachRules.Contact, name: JSText, count: Int, now: Date, clock: LocalClock
  ) {
    let moment = Date(milliseconds: contact.time)
    let days = now.days(since: moment)
    self.schoolID = contact.schoolID.string
    self.schoolName = name.string
    self.lastContactDate = contact.date.string
    contactCount = count
    recency = days <= 7 ? .green : days <= 30 ? .yellow : .red
    text = Self.text(moment, days: days, now: now, clock: clock)
  }

  private static func text(
    _ moment: Date, days: Double, now: Date, clock: LocalClock
  ) -> String {
    let hours = ((now.milliseconds - moment.milliseconds) / 3_600_000).rounded(.down)
    if hours < 1 { return "Just now" }
    if hours < 24 { return "\(JSNumber.string(hours))h ago" }
    if days == 1 { return "Yesterday" }
    return days < 7
      ? "\(JSNumber.string(days))d ago" : CoachDateText.monthAndDay(moment, clock: clock)
  }
}
