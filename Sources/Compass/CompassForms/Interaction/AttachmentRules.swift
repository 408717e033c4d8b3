public import CompassRules

/// The rules for files attached to an interaction in the form.
///
/// Specification "Interaction Detail & Add Interaction", 6 Attachments Section and 8 Validation
/// Errors: `InteractionAttachment.refusal` with the alert that names the file.
public enum AttachmentRules {
  /// The reason why a file is rejected.
  public enum Refusal: Error, Hashable, Sendable {
    /// The file exceeds the maximum size.
    case tooLarge(name: String, byteCount: Int)
    /// The type of the file is not accepted.
    case typeNotAccepted(name: String)

    /// The text of the alert: the limit, or the accepted kinds of files.
    public var message: String {
      switch self {
      case .tooLarge(_, let byteCount):
        InteractionAttachment.Refusal.tooLarge(byteCount: byteCount).message()
      case .typeNotAccepted: InteractionAttachment.Refusal.typeNotAllowed("").message()
      }
    }

    /// The line of the alert that names the file, with the size of a file that is too large.
    ///
    ///     swing.png (10.5MB)
    public var detail: String {
      switch self {
      case .tooLarge(let name, let byteCount):
        "\(name) (\(InteractionAttachment.sizeText(byteCount: byteCount)))"
      case .typeNotAccepted(let name): name
      }
    }
  }

  /// The accepted kinds of files, as displayed.
  public static let acceptedNames = InteractionAttachment.acceptedNames

  /// Returns the reason why a file is rejected, or nil. The size is checked first.
  public static func refusal(of file: InteractionAttachment) -> Refusal? {
    switch file.refusal() {
    case nil: nil
    case .tooLarge(let byteCount): .tooLarge(name: file.name, byteCount: byteCount)
    case .typeNotAllowed: .typeNotAccepted(name: file.name)
    }
  }
}
