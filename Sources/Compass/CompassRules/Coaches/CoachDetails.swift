extension CoachRules {
  /// The columns of a coach that may be empty: the contact data and the notes.
  ///
  /// A row of the database, or an entry of a list, has each as its property too.
  public struct Details: Sendable, Hashable {
    /// The email address.
    public var email: String?
    /// The phone number.
    public var phone: String?
    /// The handle on Twitter.
    public var twitterHandle: String?
    /// The handle on Instagram.
    public var instagramHandle: String?
    /// The notes; those of a row and of a valid payload are HTML.
    public var notes: String?

    /// Creates the details, by default without any.
    public init(
      email: String? = nil, phone: String? = nil, twitterHandle: String? = nil,
      instagramHandle: String? = nil, notes: String? = nil
    ) {
      self.email = email
      self.phone = phone
      self.twitterHandle = twitterHandle
      self.instagramHandle = instagramHandle
      self.notes = notes
    }
  }
}

extension CoachRules.Details: Codable, DetailTable {
  package static var blank: Self { Self() }

  package static let columns: [DetailColumn<Self>] = [
    .text("email", \.email),
    .text("phone", \.phone),
    .text("twitter_handle", \.twitterHandle),
    .text("instagram_handle", \.instagramHandle),
    .text("notes", \.notes),
  ]
}
