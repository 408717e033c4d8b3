/// The kinds of files that may be attached to an interaction, by their MIME types.
///
/// Restates the web app's attachment check, which knows two kinds more than specification
/// "Interaction Detail & Add Interaction", 6 Attachments: the spreadsheets.
public enum AttachmentType: String, Sendable, Hashable, CaseIterable {
  case pdf = "application/pdf"
  case jpeg = "image/jpeg"
  case png = "image/png"
  case gif = "image/gif"
  case word = "application/msword"
  case wordDocument = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
  case excel = "application/vnd.ms-excel"
  case excelSheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  case plainText = "text/plain"
}
