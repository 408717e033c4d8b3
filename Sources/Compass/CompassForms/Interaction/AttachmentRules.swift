public import CompassRules

/// The rules for files attached to an interaction.
///
/// Specification "Interaction Detail & Add Interaction", 6 Attachments Section: images, PDF, DOC,
/// DOCX and TXT of at most 10 MB each. The web app accepts other types; see
/// `InteractionAttachment.refusal`.
public enum AttachmentRules {
  /// The reason why a file is rejected.
  public enum Refusal: Error, Hashable, Sendable {
    /// The file exceeds the maximum size.
    case tooLarge(name: String)
    /// The type of the file is not accepted.
    case typeNotAccepted(name: String)

    /// The text to show.
    public var message: String {
      switch self {
      case .tooLarge: "File exceeds 10MB limit"
      case .typeNotAccepted: "Accepted: \(acceptedNames.joined(separator: ", "))"
      }
    }
  }

  /// The accepted kinds of files, as displayed.
  public static let acceptedNames = ["images", "PDF", "DOC", "DOCX", "TXT"]

  /// Returns the reason why a file is rejected, or nil. The size is checked first.
  public static func refusal(of file: InteractionAttachment) -> Refusal? {
    if file.byteCount > InteractionAttachment.maximumByteCount { return .tooLarge(name: file.name) }
    return accepts(mimeType: file.mimeType) ? nil : .typeNotAccepted(name: file.name)
  }

  private static func accepts(mimeType: String) -> Bool {
    switch AttachmentType(rawValue: mimeType) {
    case .pdf, .word, .wordDocument, .plainText: true
    case .jpeg, .png, .gif, .excel, .excelSheet, nil: mimeType.hasPrefix("image/")
    }
  }
}
