package import SchemaModel

/// The lists of values that the web app's schemas share.
extension Schema {
  package static let eventType = Schema.enumeration(
    "showcase", "camp", "official_visit", "unofficial_visit", "game")
  package static let interactionType = Schema.enumeration(
    "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
    "tweet", "dm", "game", "unofficial_visit", "official_visit", "other")
  package static let direction = Schema.enumeration("outbound", "inbound")
  package static let sentiment = Schema.enumeration(
    "positive", "neutral", "negative", "very_positive")
  package static let coachRole = Schema.enumeration("head", "assistant", "recruiting")
  package static let documentType = Schema.enumeration(
    "highlight_video", "transcript", "resume", "rec_letter", "questionnaire", "stats_sheet")
  package static let feedbackType = Schema.enumeration("bug", "feature", "other")
  package static let offerType = Schema.enumeration(
    "full_ride", "partial", "scholarship", "recruited_walk_on", "preferred_walk_on")
  package static let offerStatus = Schema.enumeration("pending", "accepted", "declined", "expired")
  package static let division = Schema.enumeration("D1", "D2", "D3", "NAIA", "JUCO")
  package static let schoolStatus = Schema.enumeration(
    "researching", "contacted", "interested", "offer_received", "declined", "committed")
  package static let battingSide = Schema.enumeration("L", "R", "S")
  package static let throwingHand = Schema.enumeration("L", "R")
  package static let signupRole = Schema.enumeration("parent", "player")
  package static let videoPlatform = Schema.enumeration("hudl", "youtube", "vimeo", "other")
}
