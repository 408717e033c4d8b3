internal import JSPrimitives

/// A search for coaches by text.
struct CoachSearch {
  private let text: JSText
  private let lowercased: JSText

  init(_ text: JSText) {
    self.text = text
    lowercased = text.lowercased()
  }

  /// Whether a name, the email, the notes or a handle contains the text, ignoring case, or the
  /// phone contains it exactly.
  func finds(_ coach: CoachListEntry) -> Bool {
    if text.isEmpty { return true }
    if let phone = coach.$phone, phone.contains(text) { return true }
    let fields = [
      coach.$firstName, coach.$lastName, coach.$email, coach.$notes, coach.$twitterHandle,
      coach.$instagramHandle,
    ]
    return fields.contains { $0?.lowercased().contains(lowercased) ?? false }
  }
}
