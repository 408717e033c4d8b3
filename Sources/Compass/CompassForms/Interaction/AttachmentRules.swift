public import CompassRules

extension InteractionForm {
  /// The rules for files attached to an interaction in the form.
  ///
  /// Specification "Interaction Detail & Add Interaction", 6 Attachments Section and 8 Validation
  /// Errors: `InteractionRules.Attachment.refusal` with the alert that names the file.
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
          InteractionRules.Attachment.Refusal.tooLarge(byteCount: byteCount).message()
        case .typeNotAccepted: InteractionRules.Attachment.Refusal.typeNotAllowed("").message()
        }
      }

      /// The line of the alert that names the file, with the size of a file that is too large.
      ///
      ///     swing.png (10.5MB)
      public var detail: String {
        switch self {
        case .tooLarge(let name, let byteCount):
          "\(name) (\(InteractionRules.Attachment.sizeText(byteCount: byteCount)))"
        case .typeNotAccepted(let name): name
        }
      }
    }

    /// The accepted kinds of files, as displayed.
    public static let acceptedNames = InteractionRules.Attachment.acceptedNames

    /// Returns the reason why a file is rejected, or nil. The size is checked first.
    public static func refusal(of file: InteractionRules.Attachment) -> Refusal? {
      switch file.refusal() {
      case nil: nil
      case .tooLarge(let byteCount): .tooLarge(name: file.name, byteCount: byteCount)
      case .typeNotAllowed: .typeNotAccepted(name: file.name)
      }
    }
  }
}
