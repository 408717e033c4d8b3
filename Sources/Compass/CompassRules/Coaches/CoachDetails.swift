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

    /// The columns with their properties, in the order in which rows have them.
    package static let columns:
      [(name: StaticString, property: WritableKeyPath<Self, String?> & Sendable)] = [
        ("email", \.email),
        ("phone", \.phone),
        ("twitter_handle", \.twitterHandle),
        ("instagram_handle", \.instagramHandle),
        ("notes", \.notes),
      ]
  }
}
