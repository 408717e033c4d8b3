/// The campus size an athlete prefers, by students enrolled.
public enum CampusSize: String, Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// The enrollments that meet the preference. Medium and large overlap, and between small and
  /// medium there is a gap that meets none.
  public var enrollments: ClosedRange<Double> {
    switch self {
    case .small: 2000...8000
    case .medium: 10000...20000
    case .large: 15000...35000
    }
  }
}

/// How much the cost of attendance weighs for an athlete.
public enum CostSensitivity: String, Sendable, Hashable, CaseIterable {
  case high, medium, low
}

/// An athlete's wishes next to a school's place, size and cost.
///
/// Restates the personal part of the web app's `useFitScore`, worth 15 points: state 4, campus size
/// 3, cost 4, priority 2, strength of the major 2. An unknown size or cost is taken for a good
/// one, so no input at all gives 7.
public struct PersonalFit: Sendable, Hashable {
  /// The athlete's state, as written: upper and lower case differ.
  public var state: String?
  public var schoolState: String?
  public var campusSize: CampusSize?
  /// The number of students; 0 is a number like any other.
  public var schoolEnrollment: Double?
  public var costSensitivity: CostSensitivity?
  /// In dollars a year; 0 is a number like any other.
  public var schoolCost: Double?
  public var isPrioritySchool: Bool?
  /// From 1 to 10; 0 is a rating too, and a bad one.
  public var majorStrength: Double?

  public init(
    state: String? = nil, schoolState: String? = nil, campusSize: CampusSize? = nil,
    schoolEnrollment: Double? = nil, costSensitivity: CostSensitivity? = nil,
    schoolCost: Double? = nil, isPrioritySchool: Bool? = nil, majorStrength: Double? = nil
  ) {
    self.state = state
    self.schoolState = schoolState
    self.campusSize = campusSize
    self.schoolEnrollment = schoolEnrollment
    self.costSensitivity = costSensitivity
    self.schoolCost = schoolCost
    self.isPrioritySchool = isPrioritySchool
    self.majorStrength = majorStrength
  }

  /// The points of the dimension, 1 to 15.
  public var points: Int {
    statePoints + campusPoints + costPoints + (isPrioritySchool == true ? 2 : 0)
      + (majorStrength.map(Self.majorStrengths.points) ?? 1)
  }

  private static let majorStrengths = PointTable.atLeast([(7, 2), (4, 1)], otherwise: 0)

  private var statePoints: Int {
    guard let state = state.nonempty, let schoolState = schoolState.nonempty else { return 0 }
    return WebText.areIdentical(state, schoolState) ? 4 : 1
  }

  private var campusPoints: Int {
    guard let campusSize, let schoolEnrollment else { return 3 }
    return campusSize.enrollments.contains(schoolEnrollment) ? 3 : 1
  }

  private static let costs: [CostSensitivity: PointTable] = [
    .high: .atMost([(20000, 4), (35000, 2)], otherwise: 0),
    .medium: .atMost([(30000, 3), (45000, 2)], otherwise: 1),
    .low: .atMost([], otherwise: 4),
  ]

  private var costPoints: Int {
    guard let costSensitivity, let schoolCost else { return 3 }
    return Self.costs[costSensitivity]?.points(for: schoolCost) ?? 3
  }
}
