/// An interaction with the columns that lists, pages and exports read.
///
/// The row of the database is one, and an app that has fewer columns lets its own type conform. Specification "Interaction
/// Detail & Add Interaction", 3 Interaction Model.
public protocol ListedInteraction: Detailed<InteractionRules.Details>, Identifiable<String>,
  Sendable
{
  /// The kind of the contact, as stored.
  var type: StoredWord<InteractionType> { get }
  /// The direction of the contact.
  var direction: StoredWord<InteractionDirection> { get }
  /// The athlete's impression.
  var sentiment: StoredWord<InteractionSentiment>? { get }
  /// The id of the person who logged the contact; empty if unknown.
  var loggedBy: String { get }
  /// The time of the contact, nil for an interaction without one.
  var contactDate: Date? { get }
  /// The time at which it was logged, which counts in lists without a time of the contact.
  var createdAt: Date? { get }
  /// The number of attached files.
  var attachmentCount: Int { get }
}

extension ListedInteraction {
  /// The heading: the subject, or the type's name without one. An empty subject counts as a
  /// subject.
  public var displaySubject: String { details.subject ?? type.displayName }

  /// The header of the section of attachments; nil hides the section.
  public var attachmentsHeader: String? {
    InteractionRules.PageText.attachmentsHeader(count: attachmentCount)
  }

  /// Whether there are attached files.
  public var hasAttachments: Bool { attachmentCount > 0 }

  /// Whether the detail page has content to show.
  public var hasContent: Bool { details.content.nonempty != nil }

  /// The VoiceOver label of the badges.
  public var accessibilityLabel: String {
    let direction = InteractionDirection.displayName(of: direction.text)
    let sentiment = sentiment.map { ", sentiment: \($0.displayName)" } ?? ""
    return "\(type.displayName) interaction, \(direction)\(sentiment)"
  }

  var listedDate: Date? { contactDate ?? createdAt }
}
