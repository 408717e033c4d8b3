internal import JSPrimitives

extension DeletionRules {
  /// The reason why a record could not simply be deleted, read from the error's text.
  ///
  /// Specifications "Interaction Detail & Add Interaction", Appendix B, and "Coaches List", Appendix B.
  public enum Failure: Sendable, Hashable {
    /// Other records refer to it, so the server is asked to delete those too.
    case referenced
    /// Any other error, whose message is shown unchanged.
    case other(message: String)

    private static let marks: [JSText] = [
      "Cannot delete", "violates foreign key constraint", "still referenced",
    ]

    /// Creates the reason for an error's text, which is case-sensitive.
    public init(message: String) {
      let text = JSText(message)
      let isReferenced = Self.marks.contains(where: text.contains)
      self = isReferenced ? .referenced : .other(message: message)
    }
  }
}
