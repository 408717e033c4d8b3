internal import JSPrimitives

extension InteractionRules {
  /// The icon of an attachment on the detail page.
  ///
  /// Specification "Interaction Detail & Add Interaction", 6 Attachment File Icons.
  public enum AttachmentIcon: Sendable, Hashable, CaseIterable {
    /// The kind of file; `file` is any other.
    case pdf, document, image, text, file

    /// Creates the icon of a MIME type; the first match counts.
    public init(mimeType: String) {
      let type = JSText(mimeType)
      self =
        if mimeType.hasPrefix("image/") {
          .image
        } else if type.contains("pdf") {
          .pdf
        } else if type.contains("word") || type.contains("document") {
          .document
        } else if mimeType.hasPrefix("text/") {
          .text
        } else {
          .file
        }
    }

    /// The icon's symbol.
    public var symbol: SymbolName {
      switch self {
      case .pdf: .richDocument
      case .document: .textDocument
      case .image: .photo
      case .text: .document
      case .file: .paperclip
      }
    }

    /// The kind, in English.
    public var label: String {
      switch self {
      case .pdf: "PDF"
      case .document: "Document"
      case .image: "Image"
      case .text: "Text"
      case .file: "File"
      }
    }

    /// Returns a file's name truncated to 20 characters and an ellipsis.
    public static func displayName(of name: String) -> String {
      let start = name.prefix(20)
      return start.endIndex == name.endIndex ? name : start + "\u{2026}"
    }
  }
}
