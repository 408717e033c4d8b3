internal import JSPrimitives

/// A search for coaches by text.
struct CoachSearch {
  private let text: JSText
  private let lowercased: JSText
  private let includesNotesAndHandles: Bool

  init(_ text: JSText, includesNotesAndHandles: Bool = true) {
    self.text = text
    self.includesNotesAndHandles = includesNotesAndHandles
    lowercased = text.lowercased()
  }

  /// Whether a name or the email contains the text, ignoring case, or the phone contains it exactly.
  /// A search that includes notes and handles reads them like a name.
  func finds(_ coach: CoachListEntry) -> Bool {
    if text.isEmpty { return true }
    if let phone = coach.$phone, phone.contains(text) { return true }
    var fields = [coach.$firstName, coach.$lastName, coach.$email]
    if includesNotesAndHandles {
      fields += [coach.$notes, coach.$twitterHandle, coach.$instagramHandle]
    }
    return fields.contains { $0?.lowercased().contains(lowercased) ?? false }
  }
}
