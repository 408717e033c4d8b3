internal import JSPrimitives

extension StatusRules {
  /// The four figures of a list of schools.
  public struct SchoolStats: Sendable, Hashable {
    /// A school in the list.
    public struct School: Sendable, Hashable, Decodable {
      /// The unique id.
      public var id: String
      /// Whether it is a favorite.
      public var isFavorite: Bool

      /// Creates a school.
      public init(id: String, isFavorite: Bool = false) {
        self.id = id
        self.isFavorite = isFavorite
      }

      private enum CodingKeys: String, CodingKey {
        case id
        case isFavorite = "is_favorite"
      }
    }

    /// A logged interaction or an event, with a school or without one.
    public struct Encounter: Sendable, Hashable, Decodable {
      /// The school's id; nil and an empty text if it belongs to no school.
      public var schoolID: String?
      /// The stored type, such as `official_visit`.
      public var type: String
      /// The start of an event; nil for an interaction.
      public var start: Date?

      /// Creates an interaction, or an event if it has a start.
      public init(schoolID: String?, type: String, start: Date? = nil) {
        self.schoolID = schoolID
        self.type = type
        self.start = start
      }

      private enum CodingKeys: String, CodingKey {
        case schoolID = "school_id"
        case type
        case start = "start_date"
      }
    }

    /// The number of schools.
    public let total: Int
    /// The number of favorites.
    public let favorites: Int
    /// The number of schools that the athlete visited.
    public let visited: Int
    /// The number of schools with an interaction.
    public let contacted: Int

    /// The figures with their labels, in the order they are shown.
    public var figures: [(label: String, value: Int)] {
      [
        ("Total Schools", total), ("Favorites", favorites), ("Visited", visited),
        ("Contacted", contacted),
      ]
    }
  }

  private static let visits: Set<JSText> = ["official_visit", "unofficial_visit"]
  private static let visitInteractions = visits.union(["in_person_visit"])

  /// Returns the four figures of a list of schools.
  ///
  /// Restates `school.stats`. A school counts as visited if it has an interaction of the type
  /// `in_person_visit`, `official_visit` or `unofficial_visit`, or an event of the last two types
  /// that has started. Rows of schools outside the list count nowhere, and a school's status is
  /// never a signal. Since 2026-08.
  ///
  /// - Parameters:
  ///   - schools: the list.
  ///   - interactions: the logged interactions, whatever their date.
  ///   - events: the events; one without a readable start has not started.
  ///   - now: the clock. An event that starts now has started.
  public static func stats(
    schools: [SchoolStats.School], interactions: [SchoolStats.Encounter],
    events: [SchoolStats.Encounter], now: Date
  ) -> SchoolStats {
    let started = events.filter { event in
      Self.visits.contains(event.type.jsText)
        && event.start.map { $0.milliseconds <= now.milliseconds } == true
    }
    let visiting = interactions.filter { Self.visitInteractions.contains($0.type.jsText) }
    let visited = Set((visiting + started).compactMap(\.schoolID.jsText.nonempty))
    let contacted = Set(interactions.compactMap(\.schoolID.jsText.nonempty))
    return SchoolStats(
      total: schools.count, favorites: schools.count(where: \.isFavorite),
      visited: schools.count { visited.contains($0.id.jsText) },
      contacted: schools.count { contacted.contains($0.id.jsText) })
  }
}
