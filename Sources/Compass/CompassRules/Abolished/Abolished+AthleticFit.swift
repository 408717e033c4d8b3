internal import JSPrimitives

extension Abolished {
  /// An athlete's build, velocity and position compared with the needs of a school's team.
  ///
  /// Restates the athletic part of the web app's `useFitScore`, worth 40 points: position 10, build
  /// 8, velocity 10, the coach's interest 10. Together they never give more than 38.
  ///
  /// Abolished at 2026-08: the dimension gives no points any more, and nothing replaces it.
  public struct AthleticFit: Sendable, Hashable {
    /// The athlete's position, such as "SS"; case-sensitive.
    public var position: String?
    /// In inches.
    public var height: Double?
    /// In pounds.
    public var weight: Double?
    /// Of the pitch or throw, in miles per hour.
    public var velocity: Double?
    /// The positions that the school needs; one may name several, such as "CF/OF".
    public var schoolPositionNeeds: [String]
    /// The coach's interest. Nil is one that isn't known, which counts as low; `notSet` is worth 0 points, as is any other word in the
    /// web app.
    public var coachInterest: InterestLevel?

    /// Creates a comparison; nil is unknown.
    public init(
      position: String? = nil, height: Double? = nil, weight: Double? = nil,
      velocity: Double? = nil, schoolPositionNeeds: [String] = [],
      coachInterest: InterestLevel? = nil
    ) {
      self.position = position
      self.height = height
      self.weight = weight
      self.velocity = velocity
      self.schoolPositionNeeds = schoolPositionNeeds
      self.coachInterest = coachInterest
    }

    /// The points of the dimension, 0 to 38: an unknown interest is worth 2.
    public var points: Int { positionPoints + buildPoints + velocityPoints + interestPoints }

    /// Groups of interchangeable positions.
    private static let positionGroups: [JSText] = ["OF", "IF"]

    /// 10 for a needed position, 7 for one of its group, 3 for another; 0 if either side is unknown.
    /// An empty text counts as a need.
    private var positionPoints: Int {
      let needs = schoolPositionNeeds.jsTexts
      guard let position = position.jsText.nonempty, !needs.isEmpty else { return 0 }
      if needs.contains(position) { return 10 }
      let isOfNeededGroup = Self.positionGroups.contains { group in
        position.contains(group) && needs.contains { $0.contains(group) }
      }
      return isOfNeededGroup ? 7 : 3
    }

    private typealias Build = (
      height: ClosedRange<Double>, weight: ClosedRange<Double>, points: Int
    )

    private static let builds: [Build] = [(69...76, 180...220, 8), (67...78, 160...240, 5)]

    /// Height and weight count together: 0 without one of them, at least 2 with both.
    private var buildPoints: Int {
      guard let height = height.nonzero, let weight = weight.nonzero else { return 0 }
      let build = Self.builds.first { $0.height.contains(height) && $0.weight.contains(weight) }
      return build?.points ?? 2
    }

    private static let velocities = PointTable.atLeast([(88, 10), (85, 8), (82, 5)], otherwise: 2)

    private var velocityPoints: Int {
      velocity.nonzero.map(Self.velocities.points) ?? 0
    }

    private var interestPoints: Int {
      switch coachInterest {
      case .high: 10
      case .medium: 6
      case .low, nil: 2
      case .notSet: 0
      }
    }
  }
}
