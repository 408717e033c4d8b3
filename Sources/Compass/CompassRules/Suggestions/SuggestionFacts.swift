extension SuggestionRules {
  /// The rows that the rules of suggestions read.
  ///
  /// A nil element is a null among the rows. Every rule that comes across one fails.
  public struct Facts: Sendable, Hashable {
    /// The athlete's grade; nil, 0 and an empty text mean 9.
    public var grade: Grade?
    /// The schools on the list.
    public var schools: [SchoolRow?]
    /// The interactions with all schools.
    public var interactions: [InteractionRow?]
    /// The states of the athlete's tasks.
    public var tasks: [TaskRow?]
    /// The videos.
    public var videos: [VideoRow?]
    /// The events.
    public var events: [EventRow?]

    /// Creates facts; by default there are no rows.
    public init(
      grade: Grade? = nil, schools: [SchoolRow?] = [],
      interactions: [InteractionRow?] = [], tasks: [TaskRow?] = [],
      videos: [VideoRow?] = [], events: [EventRow?] = []
    ) {
      self.grade = grade
      self.schools = schools
      self.interactions = interactions
      self.tasks = tasks
      self.videos = videos
      self.events = events
    }
  }

  /// The error of a rule that came across a null among its rows.
  public struct MissingRowError: Error, Sendable, Hashable {}
}

extension SuggestionRules.Facts {
  /// Returns the rows of a list; a null among them is an error.
  static func rows<Row>(_ rows: [Row?]) throws(SuggestionRules.MissingRowError) -> [Row] {
    let known = rows.compactMap(\.self)
    guard known.count == rows.count else { throw SuggestionRules.MissingRowError() }
    return known
  }

  /// Returns the first moment in descending order, as V8 sorts fewer than 64; nil without one.
  ///
  /// An invalid moment is neither before nor after another one, so where it is decides.
  static func newest(_ moments: [Date]) -> Date? {
    moments.sortedByInsertion { $0.milliseconds > $1.milliseconds }.first
  }

  /// Returns whether a row satisfies a condition; a null before the first such row is an error.
  static func contains<Row>(
    _ rows: [Row?], where isFound: (Row) -> Bool
  ) throws(SuggestionRules.MissingRowError) -> Bool {
    for row in rows {
      guard let row else { throw SuggestionRules.MissingRowError() }
      if isFound(row) { return true }
    }
    return false
  }
}
