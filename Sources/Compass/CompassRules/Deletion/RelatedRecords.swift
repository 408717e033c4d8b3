extension DeletionRules {
  /// The kinds of records that belong to a coach or a school, by the table's name.
  public enum RelatedRecords: String, LabeledValue {
    /// The table of that name.
    case schools, coaches, interactions, offers
    /// Posts of coaches on social media.
    case socialMediaPosts = "social_media_posts"

    /// The name shown to people, in English.
    public var displayName: String {
      switch self {
      case .schools: "Schools"
      case .coaches: "Coaches"
      case .interactions: "Interactions"
      case .offers: "Offers"
      case .socialMediaPosts: "Social Media Posts"
      }
    }
  }
}
