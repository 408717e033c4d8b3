/// The SF Symbols that the specifications name.
public enum SymbolName: String, Codable, CaseIterable, Sendable, Hashable {
  /// `building.2.fill`.
  case building = "building.2.fill"
  /// `building.columns.fill`.
  case columns = "building.columns.fill"
  /// `doc.plaintext`.
  case document = "doc.plaintext"
  /// `envelope.fill`.
  case email = "envelope.fill"
  /// `envelope`.
  case envelope
  /// `star`.
  case favorite = "star"
  /// `star.fill`.
  case favoriteFilled = "star.fill"
  /// `message`.
  case message
  /// `bubble.left.fill`.
  case messageFilled = "bubble.left.fill"
  /// `ellipsis.circle.fill`.
  case more = "ellipsis.circle.fill"
  /// `paperclip`.
  case paperclip
  /// `paperplane.fill`.
  case paperPlane = "paperplane.fill"
  /// `person.2.fill`.
  case people = "person.2.fill"
  /// `phone`.
  case phone
  /// `phone.fill`.
  case phoneFilled = "phone.fill"
  /// `photo`.
  case photo
  /// `doc.richtext`.
  case richDocument = "doc.richtext"
  /// `figure.run`.
  case runner = "figure.run"
  /// `magnifyingglass`.
  case search = "magnifyingglass"
  /// `sportscourt.fill`.
  case sportsCourt = "sportscourt.fill"
  /// `doc.text`.
  case textDocument = "doc.text"
  /// `video.fill`.
  case video = "video.fill"
  /// `exclamationmark.triangle`.
  case warning = "exclamationmark.triangle"
}
