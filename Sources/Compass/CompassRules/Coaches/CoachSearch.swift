internal import JSPrimitives

/// A search for coaches by text.
struct CoachSearch {
  private let lowercased: JSText
  private let phoneText: JSText

  init(_ text: JSText, source: RuleSource) {
    lowercased = text.lowercased()
    phoneText = source == .web ? text : lowercased
  }

  /// Whether a name, the email, the notes or a handle contains the text, ignoring case, or the
  /// phone contains it.
  ///
  /// A phone keeps its case in both sources. The specification looks for the text in lower case
  /// there, the web app for the text as typed.
  func finds(_ coach: CoachListEntry) -> Bool {
    if lowercased.isEmpty { return true }
    if let phone = coach.$phone, phone.contains(phoneText) { return true }
    let fields = [
      coach.$firstName, coach.$lastName, coach.$email, coach.$notes, coach.$twitterHandle,
      coach.$instagramHandle,
    ]
    return fields.contains { $0?.lowercased().contains(lowercased) ?? false }
  }
}
