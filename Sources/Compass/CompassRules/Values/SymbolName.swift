/// The SF Symbols that the specifications name.
public enum SymbolName: String, Sendable, Hashable, CaseIterable {
  case building = "building.2.fill"
  case columns = "building.columns.fill"
  case document = "doc.plaintext"
  case email = "envelope.fill"
  case envelope
  case favorite = "star"
  case favoriteFilled = "star.fill"
  case message
  case messageFilled = "bubble.left.fill"
  case more = "ellipsis.circle.fill"
  case paperclip
  case paperPlane = "paperplane.fill"
  case people = "person.2.fill"
  case phone
  case phoneFilled = "phone.fill"
  case photo
  case richDocument = "doc.richtext"
  case runner = "figure.run"
  case search = "magnifyingglass"
  case sportsCourt = "sportscourt.fill"
  case textDocument = "doc.text"
  case video = "video.fill"
  case warning = "exclamationmark.triangle"
}
