package import SchemaModel

/// The lists of values that the web app's schemas share.
extension ZodSchema {
  package static let eventType = ZodSchema.enumeration(
    "showcase", "camp", "official_visit", "unofficial_visit", "game")
  package static let interactionType = ZodSchema.enumeration(
    "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
    "tweet", "dm", "game", "unofficial_visit", "official_visit", "other")
  package static let direction = ZodSchema.enumeration("outbound", "inbound")
  package static let sentiment = ZodSchema.enumeration(
    "positive", "neutral", "negative", "very_positive")
  package static let coachRole = ZodSchema.enumeration("head", "assistant", "recruiting")
  package static let documentType = ZodSchema.enumeration(
    "highlight_video", "transcript", "resume", "rec_letter", "questionnaire", "stats_sheet")
  package static let feedbackType = ZodSchema.enumeration("bug", "feature", "other")
  package static let offerType = ZodSchema.enumeration(
    "full_ride", "partial", "scholarship", "recruited_walk_on", "preferred_walk_on")
  package static let offerStatus = ZodSchema.enumeration(
    "pending", "accepted", "declined", "expired")
  package static let division = ZodSchema.enumeration("D1", "D2", "D3", "NAIA", "JUCO")
  package static let schoolStatus = ZodSchema.enumeration(
    "researching", "contacted", "interested", "offer_received", "declined", "committed")
  package static let battingSide = ZodSchema.enumeration("L", "R", "S")
  package static let throwingHand = ZodSchema.enumeration("L", "R")
  package static let signupRole = ZodSchema.enumeration("parent", "player")
  package static let videoPlatform = ZodSchema.enumeration("hudl", "youtube", "vimeo", "other")
}
