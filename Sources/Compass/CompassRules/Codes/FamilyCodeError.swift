extension CodeRules {
  /// A reason to reject a family code, or to give up making one.
  public enum FamilyCodeError: String, Error, Sendable, Hashable, CaseIterable {
    /// The text is empty or blank.
    case missing = "Family code is required"
    /// The text starts with `FAM-`, and something else than six letters and digits follows.
    case malformed = "Invalid format. Expected: FAM-XXXXXX"
    /// The text doesn't start with `FAM-` and isn't six letters and digits.
    case unrecognized = "Invalid format. Expected: FAM-XXXXXX or XXXXXX"
    /// Each of the five tries gave a code that a family already has.
    case exhausted = "Failed to generate unique family code after 5 retries"

    /// The web app's message, in English.
    public var message: String { rawValue }
  }
}
