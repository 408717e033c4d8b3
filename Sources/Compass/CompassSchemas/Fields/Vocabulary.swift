public import SchemaModel

/// The lists of values that the web app's schemas share.
extension ZodSchema {
  public static let eventType = ZodSchema.enumeration(
    "showcase", "camp", "official_visit", "unofficial_visit", "game")
  public static let interactionType = ZodSchema.enumeration(
    "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
    "tweet", "dm", "game", "unofficial_visit", "official_visit", "other")
  public static let direction = ZodSchema.enumeration("outbound", "inbound")
  public static let sentiment = ZodSchema.enumeration(
    "positive", "neutral", "negative", "very_positive")
  public static let coachRole = ZodSchema.enumeration("head", "assistant", "recruiting")
  public static let documentType = ZodSchema.enumeration(
    "highlight_video", "transcript", "resume", "rec_letter", "questionnaire", "stats_sheet")
  public static let feedbackType = ZodSchema.enumeration("bug", "feature", "other")
  public static let offerType = ZodSchema.enumeration(
    "full_ride", "partial", "scholarship", "recruited_walk_on", "preferred_walk_on")
  public static let offerStatus = ZodSchema.enumeration(
    "pending", "accepted", "declined", "expired")
  public static let division = ZodSchema.enumeration("D1", "D2", "D3", "NAIA", "JUCO")
  public static let schoolStatus = ZodSchema.enumeration(
    "researching", "contacted", "interested", "offer_received", "declined", "committed")
  public static let battingSide = ZodSchema.enumeration("L", "R", "S")
  public static let throwingHand = ZodSchema.enumeration("L", "R")
  public static let signupRole = ZodSchema.enumeration("parent", "player")
  public static let videoPlatform = ZodSchema.enumeration("hudl", "youtube", "vimeo", "other")
}
