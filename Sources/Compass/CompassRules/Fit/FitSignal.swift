internal import JSPrimitives

extension FitRules {
  /// One point in which a school suits an athlete or does not.
  public struct Signal: Sendable, Hashable {
    /// The name of the point: "Location", "Campus Size" or "Cost".
    public let label: String
    /// The school's value as it is shown, such as "Out-of-state (TX)"; nil if it is unknown.
    public private(set) var value: String?
    /// The result of the comparison.
    public let strength: Strength
    /// The sentence below the signal.
    public private(set) var explanation: String

    init(_ label: String, _ value: JSText?, _ strength: Strength, _ explanation: JSText) {
      self.label = label
      self.value = value.string
      self.strength = strength
      self.explanation = explanation.string
    }

    /// Whether the comparison had both values.
    public var isAvailable: Bool { strength != .unknown }
  }
}
