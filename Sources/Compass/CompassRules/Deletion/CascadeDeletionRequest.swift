extension DeletionRules {
  /// The body of a request to delete a record with all that refer to it: `{"confirmDelete": true}`.
  ///
  /// Specifications "Coaches List", "Interaction Detail & Add Interaction" and "School Detail", 4 API
  /// Integration. The server refuses a body without the confirmation.
  public struct CascadeRequest: Sendable, Hashable, Codable {
    /// Whether the user has confirmed the deletion.
    public var confirmDelete: Bool

    /// Creates a body, confirmed by default.
    public init(confirmDelete: Bool = true) { self.confirmDelete = confirmDelete }
  }
}
