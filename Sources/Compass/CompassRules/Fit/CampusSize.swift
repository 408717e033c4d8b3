/// The campus size an athlete prefers, by students enrolled.
public enum CampusSize: String, Codable, CaseIterable, Sendable, Hashable {
  /// The preference in the web app; see `enrollments` and `init(students:)`.
  case small, medium, large

  /// The enrollments that meet the preference in the points of `PersonalFit`. Medium and large
  /// overlap, and the gap between small and medium meets none.
  ///
  /// Abolished at 2026-08: a school has one size, that of `init(students:)`.
  public var enrollments: ClosedRange<Double> {
    switch self {
    case .small: 2000...8000
    case .medium: 10000...20000
    case .large: 15000...35000
    }
  }

  /// Creates the size of a school: small below 5,000 students, medium up to 25,000, otherwise
  /// large.
  ///
  /// Since 2026-08. NaN is large, as every comparison with it is false.
  public init(students: Double) {
    self = students < 5000 ? .small : students <= 25_000 ? .medium : .large
  }
}
