public import CompassRules

extension RequestValidator {
  /// The facts outside a request's body that decide about it.
  ///
  /// Each of them is needed by one request only. A rule that needs a missing one leaves the outcome
  /// undecided; see ``RequestOutcome/Doubt/missingFact(_:)``.
  public struct Facts: Sendable {
    /// A fact by name.
    public enum Name: String, Sendable, Hashable, CaseIterable {
      /// The property of that name.
      case category, cronJobs, now, clock
    }

    /// The path's parameter `category` of ``APIRequest/savePreferences``, with percent escapes decoded.
    public var category: String?
    /// The names of the jobs that ``APIRequest/triggerCronJob`` may start.
    public var cronJobs: Set<String>?
    /// The current moment, for the age of ``APIRequest/updateUserProfile``.
    public var now: Date?
    /// The server's local time, for the same age.
    public var clock: LocalClock?

    /// Creates facts; those that are left out are missing.
    public init(
      category: String? = nil, cronJobs: Set<String>? = nil, now: Date? = nil,
      clock: LocalClock? = nil
    ) {
      self.category = category
      self.cronJobs = cronJobs
      self.now = now
      self.clock = clock
    }
  }
}
