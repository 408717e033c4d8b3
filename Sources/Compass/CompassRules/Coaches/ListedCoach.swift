/// A coach with the columns that lists, cards and figures read.
///
/// The row of the database is one, and an app that has fewer columns lets its own type conform.
public protocol ListedCoach: PersonNames, Detailed<CoachRules.Details>, Identifiable<String>,
  Sendable
{
  /// The school's id.
  var schoolID: String? { get }
  /// The coach's position.
  var role: StoredWord<CoachRole> { get }
  /// The share of answered messages in percent; 0 if unknown.
  var responsivenessScore: Double { get }
  /// The time of the last contact; nil for a coach who was never contacted.
  var lastContactDate: Date? { get }
}

extension ListedCoach {
  /// The score; 0 if it is NaN, as with JavaScript's `||`.
  var score: Double { responsivenessScore.isNaN ? 0 : responsivenessScore }
}
