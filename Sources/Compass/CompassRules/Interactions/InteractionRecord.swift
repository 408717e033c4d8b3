/// What exports and the detail page need to know of an interaction.
///
/// Specification "Interaction Detail & Add Interaction", 3 Interaction Model.
public struct InteractionRecord: Sendable, Hashable {
  public var type: StoredWord<InteractionType>
  public var direction: StoredWord<InteractionDirection>
  @JSTextBacked public var subject: String?
  @JSTextBacked public var content: String?
  public var sentiment: StoredWord<InteractionSentiment>?
  /// Nil for an interaction without a date.
  public var occurredAt: Timestamp?
  @JSTextBacked public var schoolID: String?
  @JSTextBacked public var coachID: String?
  public var attachmentCount: Int

  public init(
    type: StoredWord<InteractionType>, direction: StoredWord<InteractionDirection>,
    subject: String? = nil, content: String? = nil,
    sentiment: StoredWord<InteractionSentiment>? = nil, occurredAt: Timestamp? = nil,
    schoolID: String? = nil, coachID: String? = nil, attachmentCount: Int = 0
  ) {
    self.type = type
    self.direction = direction
    _subject = JSTextBacked(wrappedValue: subject)
    _content = JSTextBacked(wrappedValue: content)
    self.sentiment = sentiment
    self.occurredAt = occurredAt
    _schoolID = JSTextBacked(wrappedValue: schoolID)
    _coachID = JSTextBacked(wrappedValue: coachID)
    self.attachmentCount = attachmentCount
  }

  /// The heading: the subject, or the type's name when there is none. An empty subject counts as one.
  public var displaySubject: String { subject ?? type.displayName }

  public var hasAttachments: Bool { attachmentCount > 0 }

  /// The sections of the detail page that have something to show.
  public var hasContent: Bool { content.nonempty != nil }

  /// What VoiceOver reads for the badges.
  public var accessibilityLabel: String {
    let direction = InteractionDirection.displayName(of: direction.text)
    let sentiment = sentiment.map { ", sentiment: \($0.displayName)" } ?? ""
    return "\(type.displayName) interaction, \(direction)\(sentiment)"
  }
}
