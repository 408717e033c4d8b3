/// The rows that the rules of suggestions read.
///
/// A nil element is a null among the rows. Every rule that comes across one fails.
public struct SuggestionFacts: Sendable, Hashable {
  /// The athlete's grade; nil, 0 and an empty text mean 9.
  public var grade: SuggestionGrade?
  /// The schools on the list.
  public var schools: [SuggestionSchool?]
  /// The interactions with all schools.
  public var interactions: [SuggestionInteraction?]
  /// The states of the athlete's tasks.
  public var tasks: [SuggestionTask?]
  /// The videos.
  public var videos: [SuggestionVideo?]
  /// The events.
  public var events: [SuggestionEvent?]

  /// Creates facts; by default there are no rows.
  public init(
    grade: SuggestionGrade? = nil, schools: [SuggestionSchool?] = [],
    interactions: [SuggestionInteraction?] = [], tasks: [SuggestionTask?] = [],
    videos: [SuggestionVideo?] = [], events: [SuggestionEvent?] = []
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

extension SuggestionFacts {
  /// Returns the rows of a list; a null among them is an error.
  static func rows<Row>(_ rows: [Row?]) throws(MissingRowError) -> [Row] {
    let known = rows.compactMap(\.self)
    guard known.count == rows.count else { throw MissingRowError() }
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
  ) throws(MissingRowError) -> Bool {
    for row in rows {
      guard let row else { throw MissingRowError() }
      if isFound(row) { return true }
    }
    return false
  }
}
