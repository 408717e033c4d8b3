public import JSPrimitives

/// What the coaches list needs to know of a coach.
public struct CoachListEntry: Sendable, Hashable, Identifiable {
  @JSTextBacked public var id: String
  @JSTextBacked public var schoolID: String?
  @JSTextBacked public var firstName: String
  @JSTextBacked public var lastName: String
  public var role: StoredWord<CoachRole>
  @JSTextBacked public var email: String?
  @JSTextBacked public var phone: String?
  @JSTextBacked public var twitterHandle: String?
  @JSTextBacked public var instagramHandle: String?
  @JSTextBacked public var notes: String?
  public var responsivenessScore: Double?
  /// Nil for a coach who was never contacted.
  public var lastContact: Timestamp?

  /// The coach of these texts: Swift strings, or `JSText` that may have lone surrogates.
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

  /// First and last name with a space between.
  public var fullName: String { "\(firstName) \(lastName)" }

  /// The first characters of both names ("Coaches List", 3 Coach Model).
  public var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }

  /// The score, 0 when there is none or it is NaN, as JavaScript's `||` takes both.
  var score: Double { responsivenessScore.nonzero ?? 0 }
}
