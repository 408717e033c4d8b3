extension InteractionRules {
  /// The kinds of files that may be attached to an interaction, by their MIME types.
  ///
  /// Restates the web app's attachment check, which accepts two more kinds than specification
  /// "Interaction Detail & Add Interaction", 6 Attachments: spreadsheets.
  public enum AttachmentType: String, Codable, CaseIterable, Sendable, Hashable {
    /// A PDF file.
    case pdf = "application/pdf"
    /// A JPEG image.
    case jpeg = "image/jpeg"
    /// A PNG image.
    case png = "image/png"
    /// A GIF image.
    case gif = "image/gif"
    /// A Word file, DOC.
    case word = "application/msword"
    /// A Word file, DOCX.
    case wordDocument = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    /// An Excel file, XLS.
    case excel = "application/vnd.ms-excel"
    /// An Excel file, XLSX.
    case excelSheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    /// A text file.
    case plainText = "text/plain"
  }
}
