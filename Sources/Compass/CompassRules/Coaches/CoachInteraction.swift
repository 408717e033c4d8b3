public import JSPrimitives

/// An interaction as the figures on coaches read it.
public struct CoachInteraction: Sendable, Hashable {
  /// The coach's id.
  @JSTextBacked public var coachID: String?
  /// The school's id.
  @JSTextBacked public var schoolID: String?
  /// The kind of the contact, as stored.
  @JSTextBacked public var type: String
  /// The stored date of the contact, `2026-08-21` or with a time; nil or empty without one.
  @JSTextBacked public var occurredAt: String?
  /// The stored date of the record; it replaces a missing date of the contact.
  @JSTextBacked public var createdAt: String?
  /// The direction, as stored; an unknown word is neither direction.
  public var direction: StoredWord<InteractionDirection>

  /// Creates an interaction from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    coachID: Text? = nil, schoolID: Text? = nil, direction: StoredWord<InteractionDirection>,
    type: Text, occurredAt: Text? = nil, createdAt: Text? = nil
  ) {
    _coachID = JSTextBacked(coachID?.jsText)
    _schoolID = JSTextBacked(schoolID?.jsText)
    _type = JSTextBacked(type.jsText)
    _occurredAt = JSTextBacked(occurredAt?.jsText)
    _createdAt = JSTextBacked(createdAt?.jsText)
    self.direction = direction
  }
}
