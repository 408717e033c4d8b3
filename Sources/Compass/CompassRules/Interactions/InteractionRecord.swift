extension InteractionRules {
  /// An interaction for exports and the detail page.
  ///
  /// Specification "Interaction Detail & Add Interaction", 3 Interaction Model.
  public struct Record: Sendable, Hashable {
    /// The kind of the contact, as stored.
    public var type: StoredWord<InteractionType>
    /// The direction of the contact.
    public var direction: StoredWord<InteractionDirection>
    /// The subject line.
    public var subject: String?
    /// The text of the contact.
    public var content: String?
    /// The athlete's impression.
    public var sentiment: StoredWord<InteractionSentiment>?
    /// Nil for an interaction without a date.
    public var occurredAt: Date?
    /// The school's id.
    public var schoolID: String?
    /// The coach's id.
    public var coachID: String?
    /// The number of attached files.
    public var attachmentCount: Int

    /// Creates a record from its values.
    public init(
      type: StoredWord<InteractionType>, direction: StoredWord<InteractionDirection>,
      subject: String? = nil, content: String? = nil,
      sentiment: StoredWord<InteractionSentiment>? = nil, occurredAt: Date? = nil,
      schoolID: String? = nil, coachID: String? = nil, attachmentCount: Int = 0
    ) {
      self.type = type
      self.direction = direction
      self.subject = subject
      self.content = content
      self.sentiment = sentiment
      self.occurredAt = occurredAt
      self.schoolID = schoolID
      self.coachID = coachID
      self.attachmentCount = attachmentCount
    }

    /// The heading: the subject, or the type's name without one. An empty subject counts as a
    /// subject.
    public var displaySubject: String { subject ?? type.displayName }

    /// The header of the section of attachments; nil hides the section.
    public var attachmentsHeader: String? {
      PageText.attachmentsHeader(count: attachmentCount)
    }

    /// Whether there are attached files.
    public var hasAttachments: Bool { attachmentCount > 0 }

    /// Whether the detail page has content to show.
    public var hasContent: Bool { content.nonempty != nil }

    /// The VoiceOver label of the badges.
    public var accessibilityLabel: String {
      let direction = InteractionDirection.displayName(of: direction.text)
      let sentiment = sentiment.map { ", sentiment: \($0.displayName)" } ?? ""
      return "\(type.displayName) interaction, \(direction)\(sentiment)"
    }
  }
}
