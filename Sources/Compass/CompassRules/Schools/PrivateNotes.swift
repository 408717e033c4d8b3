/// The private notes on a school, each user's own.
///
/// Specification "School Detail", 5 Computed Properties and 10 Private notes structure: they are
/// stored together, keyed by the user, and nobody is shown another's.
public struct PrivateNotes: Sendable, Hashable {
  /// All users' notes by their ids, as stored.
  public private(set) var stored: [String: String]

  public init(stored: [String: String]?) { self.stored = stored ?? [:] }

  /// One user's note; empty when there is none or nobody is signed in.
  public func note(of userID: String?) -> String { userID.flatMap { stored[$0] } ?? "" }

  /// Replaces one user's note and leaves all others as they are.
  public mutating func setNote(_ note: String, of userID: String) { stored[userID] = note }

  /// Shown instead of an empty note.
  public static let placeholder = "No private notes added yet."
}
