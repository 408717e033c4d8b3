extension StatusRules {
  /// The number of schools in a stage.
  public struct Count: Sendable, Hashable {
    /// The stage.
    public let stage: Stage
    /// The number of its schools.
    public let count: Int
  }

  /// The bar chart of the dashboard: the schools of each stage of the funnel.
  public struct InterestChart: Sendable, Hashable {
    /// The bars, one for each stage of the funnel; nil without schools.
    public let bars: [Count]?
    /// The sentence that describes the chart to assistive technology.
    public let summary: String
  }

  /// Returns the number of schools in each of the six stages, in their order.
  ///
  /// Restates `status.overview`. A status that is no stage counts nowhere, and neither does a
  /// missing one. Since 2026-08.
  ///
  /// - Parameter statuses: the stored status of each school.
  public static func overview(statuses: [String?]) -> [Count] {
    let stages = statuses.compactMap { $0.flatMap { Stage(stored: $0) } }
    return Self.counts(of: Stage.allCases, in: stages)
  }

  /// Returns the chart of the five stages of the funnel.
  ///
  /// Restates `status.interestChart`. A missing or empty status counts as researching. Statuses
  /// outside the funnel are dropped, from the total as well; a chart of such schools only has five
  /// zeros. Since 2026-08.
  ///
  /// - Parameter statuses: the stored status of each school.
  public static func interestChart(statuses: [String?]) -> InterestChart {
    guard !statuses.isEmpty else {
      return InterestChart(bars: nil, summary: "No chart data available")
    }
    let stages = statuses.compactMap { status in
      status.nonempty.map { Stage(stored: $0) } ?? .researching
    }
    let bars = Self.counts(of: Stage.funnel, in: stages)
    let total = bars.reduce(0) { $0 + $1.count }
    let words = bars.map { "\($0.stage.displayName): \($0.count) schools" }
    return InterestChart(
      bars: bars,
      summary: "Bar chart showing \(total) total schools across recruitment pipeline. "
        + words.joined(separator: ", ") + ".")
  }

  private static func counts(
    of listed: [Stage], in stages: [Stage]
  ) -> [Count] {
    listed.map { stage in
      Count(stage: stage, count: stages.count { $0 == stage })
    }
  }
}
