internal import JSPrimitives

extension Abolished {
  /// An athlete's wishes compared with a school's location, size and cost.
  ///
  /// Restates the personal part of the web app's `useFitScore`, worth 15 points: state 4, campus size
  /// 3, cost 4, priority 2, strength of the major 2. Size and cost compare two values each, and every
  /// missing value has its own default: a medium campus, 10,000 students, medium sensitivity, 30,000
  /// dollars. No input at all gives 7; a small campus preferred and nothing else known gives 5.
  ///
  /// Abolished at 2026-08: the dimension gives no points any more. `FitRules.personalSignals(of:at:)`
  /// compares place, size and cost instead.
  public struct PersonalFit: Sendable, Hashable {
    /// The athlete's state as written; case-sensitive.
    public var state: String?
    /// The school's state as written; case-sensitive.
    public var schoolState: String?
    /// The size of the campus; nil if unknown.
    public var campusSize: CampusSize?
    /// The number of students; 0 counts as a number.
    public var schoolEnrollment: Double?
    /// The weight of the cost.
    public var costSensitivity: CostSensitivity?
    /// The cost of attendance in dollars a year; 0 counts as a number.
    public var schoolCost: Double?
    /// Whether the athlete gives the school priority.
    public var isPrioritySchool: Bool?
    /// The strength of the major, 1 to 10; 0 counts as a bad rating.
    public var majorStrength: Double?

    /// Creates a comparison; nil is unknown.
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
      guard let state = state.jsText.nonempty, let schoolState = schoolState.jsText.nonempty else {
        return 0
      }
      return state == schoolState ? 4 : 1
    }

    private var campusPoints: Int {
      (campusSize ?? .medium).enrollments.contains(schoolEnrollment ?? 10_000) ? 3 : 1
    }

    private var costPoints: Int {
      let cost = schoolCost ?? 30_000
      return switch costSensitivity ?? .medium {
      case .high: Self.costsOfHighSensitivity.points(for: cost)
      case .medium: Self.costsOfMediumSensitivity.points(for: cost)
      case .low: 4
      }
    }

    private static let costsOfHighSensitivity = PointTable.atMost(
      [(20_000, 4), (35_000, 2)], otherwise: 0)
    private static let costsOfMediumSensitivity = PointTable.atMost(
      [(30_000, 3), (45_000, 2)], otherwise: 1)
  }
}
