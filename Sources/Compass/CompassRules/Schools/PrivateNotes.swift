extension SchoolRules {
  /// The private notes on a school, each user's own.
  ///
  /// Specification "School Detail", 5 Computed Properties and 10 Private notes structure: they are
  /// stored together by user id, and users see only their own.
  public struct PrivateNotes: Sendable, Hashable {
    /// All users' notes by their ids, as stored.
    public private(set) var stored: [String: String]

    /// Creates notes from the stored column; nil has none.
    public init(stored: [String: String]?) { self.stored = stored ?? [:] }

    /// Returns one user's note; empty without one and for a nil user.
    public func note(of userID: String?) -> String { userID.flatMap { stored[$0] } ?? "" }

    /// Replaces one user's note and leaves all others unchanged.
    public mutating func setNote(_ note: String, of userID: String) { stored[userID] = note }

    /// The text shown instead of an empty note.
    public static let placeholder = "No private notes added yet."
  }
}
