/// A text that is looked for in coaches.
struct CoachSearch {
  private let text: [Unicode.Scalar]
  private let lowercased: [Unicode.Scalar]

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    lowercased = WebText.lowercased(text)
  }

  /// Whether a name, the email, the notes or a handle holds the text in whatever case, or the phone
  /// holds it as it is.
  func finds(_ coach: CoachListEntry) -> Bool {
    if text.isEmpty { return true }
    if let phone = coach.phone, WebText.contains(Array(phone.unicodeScalars), text) { return true }
    let fields = [
      coach.firstName, coach.lastName, coach.email, coach.notes, coach.twitterHandle,
      coach.instagramHandle,
    ]
    return fields.contains { field in
      field.map { WebText.contains(WebText.lowercased($0), lowercased) } ?? false
    }
  }
}
