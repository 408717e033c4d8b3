extension DeletionRules {
  /// The kinds of records that belong to a coach or a school, by the table's name.
  public enum RelatedRecords: String, LabeledValue {
    /// The table of that name.
    case schools, coaches, interactions, offers
    /// Posts of coaches on social media.
    case socialMediaPosts = "social_media_posts"
  }
}
