extension FitRules {
  /// One point in which a school suits an athlete or does not.
  ///
  /// Each string is English, with a key and parameters beside it for an app in another language: the keys start with
  /// `fit.`, and a size, a strength or a grade in a key is its raw value.
  public struct Signal: Sendable, Hashable {
    /// The name of the point, with a key such as `fit.campusSize`.
    public let labelText: FormMessage
    /// The school's value, with a key such as `fit.location.outOfState`; nil if it is unknown.
    public let valueText: FormMessage?
    /// The result of the comparison.
    public let strength: Strength
    /// The sentence below the signal, with a key such as `fit.location.stretch`.
    public let explanationText: FormMessage

    init(
      _ label: FormMessage, _ value: FormMessage?, _ strength: Strength, _ explanation: FormMessage
    ) {
      labelText = label
      valueText = value
      self.strength = strength
      explanationText = explanation
    }

    /// The name of the point: "Location", "Campus Size" or "Cost".
    public var label: String { labelText.english }

    /// The school's value as it is shown, such as "Out-of-state (TX)"; nil if it is unknown.
    public var value: String? { valueText?.english }

    /// The sentence below the signal.
    public var explanation: String { explanationText.english }

    /// Whether the comparison had both values.
    public var isAvailable: Bool { strength != .unknown }
  }
}
