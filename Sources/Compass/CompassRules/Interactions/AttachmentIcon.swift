/// How an attachment is shown on the detail page.
///
/// Specification "Interaction Detail & Add Interaction", 6 Attachment File Icons.
public enum AttachmentIcon: Sendable, Hashable, CaseIterable {
  case pdf, document, image, text, file

  /// The icon of a MIME type; the first row that fits counts.
  public init(mimeType: String) {
    self =
      if mimeType.hasPrefix("image/") {
        .image
      } else if WebText.contains(mimeType, "pdf") {
        .pdf
      } else if WebText.contains(mimeType, "word") || WebText.contains(mimeType, "document") {
        .document
      } else if mimeType.hasPrefix("text/") {
        .text
      } else {
        .file
      }
  }

  public var symbol: SymbolName {
    switch self {
    case .pdf: .richDocument
    case .document: .textDocument
    case .image: .photo
    case .text: .document
    case .file: .paperclip
    }
  }

  public var label: String {
    switch self {
    case .pdf: "PDF"
    case .document: "Document"
    case .image: "Image"
    case .text: "Text"
    case .file: "File"
    }
  }

  /// A file's name as far as it is shown: 20 characters, then an ellipsis.
  public static func displayName(of name: String) -> String {
    let start = name.prefix(20)
    return start.endIndex == name.endIndex ? name : start + "\u{2026}"
  }
}
