internal import JSPrimitives

/// The grade of school in each phase of the recruiting.
enum PhaseGrades {
  /// The phases in order. Athletes who have committed are seniors too.
  static let all: [(phase: JSText, grade: Double)] = [
    ("freshman", 9), ("sophomore", 10), ("junior", 11), ("senior", 12), ("committed", 12),
  ]

  /// Returns the grade of a phase's stored word; nil for any other text.
  static func grade(ofPhase phase: JSText) -> Double? {
    all.first { $0.phase == phase }?.grade
  }
}
