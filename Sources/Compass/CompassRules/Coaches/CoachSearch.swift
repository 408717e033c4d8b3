internal import JSPrimitives

/// A search for coaches by text.
struct CoachSearch {
  private let folded: JSText
  private let options: ListRules.SearchOptions
  private let phoneText: JSText
  private let includesNotesAndHandles: Bool

  init(
    _ text: JSText, source: RuleSource, includesNotesAndHandles: Bool = true,
    options: ListRules.SearchOptions = []
  ) {
    folded = options.folded(text)
    self.options = options
    phoneText = source == .web ? text : text.lowercased()
    self.includesNotesAndHandles = includesNotesAndHandles
  }

  /// Whether a name or the email contains the text, ignoring case, or the phone contains it.
  ///
  /// A search that includes notes and handles reads them like a name. A phone keeps its case in both
  /// sources: the specification looks for the text in lower case there, the web app for the text as
  /// typed.
  func finds(_ coach: CoachRules.ListEntry) -> Bool {
    // A search of nothing but marks has nothing left to find, and finds all.
    if folded.isEmpty { return true }
    let details = coach.details
    if let phone = details.phone.jsText, phone.contains(phoneText) { return true }
    var fields = [coach.firstName.jsText, coach.lastName.jsText, details.email.jsText]
    if includesNotesAndHandles {
      fields += [details.notes, details.twitterHandle, details.instagramHandle].map(\.jsText)
    }
    if options.contains(.moreFields) { fields.append(coach.fullName.jsText) }
    return fields.contains { $0.map(options.folded)?.contains(folded) ?? false }
  }
}
