/// Why a record could not simply be deleted, as far as the error's text tells.
///
/// Specifications "Interaction Detail & Add Interaction", Appendix B, and "Coaches List", Appendix B.
public enum DeletionFailure: Sendable, Hashable {
  /// Other records refer to it: the server is asked to delete those too.
  case referenced
  /// Anything else, which is shown as it is.
  case other(message: String)

  private static let marks = [
    "Cannot delete", "violates foreign key constraint", "still referenced",
  ]

  /// Reads the error's text; upper and lower case differ.
  public init(message: String) {
    let isReferenced = Self.marks.contains { WebText.contains(message, $0) }
    self = isReferenced ? .referenced : .other(message: message)
  }
}
