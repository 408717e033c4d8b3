public import CompassRules

/// Which files the form to log an interaction takes.
///
/// Specification "Interaction Detail & Add Interaction", 6 Attachments Section: images, PDF, DOC, DOCX and
/// TXT of at most 10 MB each. The web app takes other types; see `InteractionAttachment.refusal`.
public enum AttachmentRules {
  /// Why a file is not taken.
  public enum Refusal: Error, Hashable, Sendable {
    case tooLarge(name: String)
    case typeNotAccepted(name: String)

    /// The text to show.
    public var message: String {
      switch self {
      case .tooLarge: "File exceeds 10MB limit"
      case .typeNotAccepted: "Accepted: \(acceptedNames.joined(separator: ", "))"
      }
    }
  }

  /// The kinds of files, as they are named to people.
  public static let acceptedNames = ["images", "PDF", "DOC", "DOCX", "TXT"]

  /// Why a file is not taken, or nil. The size is judged first.
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
