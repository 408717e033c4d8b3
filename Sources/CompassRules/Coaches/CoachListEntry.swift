/// What the coaches list needs to know of a coach.
public struct CoachListEntry: Sendable, Hashable, Identifiable {
  public var id: String
  public var schoolID: String?
  public var firstName: String
  public var lastName: String
  public var role: StoredWord<CoachRole>
  public var email: String?
  public var phone: String?
  public var twitterHandle: String?
  public var instagramHandle: String?
  public var notes: String?
  public var responsivenessScore: Double?
  /// Nil for a coach who was never contacted.
  public var lastContact: Timestamp?

  public init(
    id: String, schoolID: String? = nil, firstName: String, lastName: String,
    role: StoredWord<CoachRole>, email: String? = nil, phone: String? = nil,
    twitterHandle: String? = nil, instagramHandle: String? = nil, notes: String? = nil,
    responsivenessScore: Double? = nil, lastContact: Timestamp? = nil
  ) {
    self.id = id
    self.schoolID = schoolID
    self.firstName = firstName
    self.lastName = lastName
    self.role = role
    self.email = email
    self.phone = phone
    self.twitterHandle = twitterHandle
    self.instagramHandle = instagramHandle
    self.notes = notes
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
