public import JSPrimitives

/// A coach in the coaches list.
public struct CoachListEntry: Sendable, Hashable, Identifiable, PersonNames {
  /// The coach's position.
  /// The first name.
  /// The last name.
  /// The school's id.
  /// The unique id.
  @JSTextBacked public var id: String
  @JSTextBacked public var schoolID: String?
  @JSTextBacked public var firstName: String
  @JSTextBacked public var lastName: String
  public var role: StoredWord<CoachRole>
  /// The email address.
  /// The handle on Instagram.
  /// The handle on Twitter.
  /// The notes.
  /// The phone number.
  /// The share of answered messages in percent; nil if unknown.
  @JSTextBacked public var email: String?
  @JSTextBacked public var phone: String?
  @JSTextBacked public var twitterHandle: String?
  @JSTextBacked public var instagramHandle: String?
  @JSTextBacked public var notes: String?
  public var responsivenessScore: Double?
  /// The time of the last contact; nil for a coach who was never contacted.
  public var lastContact: Timestamp?

  /// Creates an entry from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text, schoolID: Text? = nil, firstName: Text, lastName: Text,
    role: StoredWord<CoachRole>, email: Text? = nil, phone: Text? = nil,
    twitterHandle: Text? = nil, instagramHandle: Text? = nil, notes: Text? = nil,
    responsivenessScore: Double? = nil, lastContact: Timestamp? = nil
  ) {
    _id = JSTextBacked(id.jsText)
    _schoolID = JSTextBacked(schoolID?.jsText)
    _firstName = JSTextBacked(firstName.jsText)
    _lastName = JSTextBacked(lastName.jsText)
    self.role = role
    _email = JSTextBacked(email?.jsText)
    _phone = JSTextBacked(phone?.jsText)
    _twitterHandle = JSTextBacked(twitterHandle?.jsText)
    _instagramHandle = JSTextBacked(instagramHandle?.jsText)
    _notes = JSTextBacked(notes?.jsText)
    self.responsivenessScore = responsivenessScore
    self.lastContact = lastContact
  }

  /// The score; 0 if it is missing or NaN, as with JavaScript's `||`.
  var score: Double { responsivenessScore.nonzero ?? 0 }
}
