public import SchemaModel

/// The lists of values that the web app's schemas share.
extension CompassField {
  /// The kinds of events.
  public static let eventType = ZodSchema.enumeration(
    "showcase", "camp", "official_visit", "unofficial_visit", "game")
  /// The kinds of contacts.
  public static let interactionType = ZodSchema.enumeration(
    "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
    "tweet", "dm", "game", "unofficial_visit", "official_visit", "other")
  /// The directions of a contact.
  public static let direction = ZodSchema.enumeration("outbound", "inbound")
  /// The athlete's impressions of a contact.
  public static let sentiment = ZodSchema.enumeration(
    "positive", "neutral", "negative", "very_positive")
  /// The positions of coaches.
  public static let coachRole = ZodSchema.enumeration("head", "assistant", "recruiting")
  /// The kinds of documents.
  public static let documentType = ZodSchema.enumeration(
    "highlight_video", "transcript", "resume", "rec_letter", "questionnaire", "stats_sheet")
  /// The kinds of feedback.
  public static let feedbackType = ZodSchema.enumeration("bug", "feature", "other")
  /// The kinds of offers.
  public static let offerType = ZodSchema.enumeration(
    "full_ride", "partial", "scholarship", "recruited_walk_on", "preferred_walk_on")
  /// The states of an offer.
  public static let offerStatus = ZodSchema.enumeration(
    "pending", "accepted", "declined", "expired")
  /// The levels of college athletics.
  public static let division = ZodSchema.enumeration("D1", "D2", "D3", "NAIA", "JUCO")
  /// The states of the recruiting by a school.
  public static let schoolStatus = ZodSchema.enumeration(
    "researching", "contacted", "interested", "offer_received", "declined", "committed")
  /// The sides a player bats from: left, right, both.
  public static let battingSide = ZodSchema.enumeration("L", "R", "S")
  /// The hand a player throws with.
  public static let throwingHand = ZodSchema.enumeration("L", "R")
  /// The roles that sign up.
  public static let signupRole = ZodSchema.enumeration("parent", "player")
  /// The platforms of video links.
  public static let videoPlatform = ZodSchema.enumeration("hudl", "youtube", "vimeo", "other")
}
