internal import JSPrimitives
internal import SchemaModel

/// The transforms with known preimages.
enum KnownTransform: String, Sendable {
  case trim, toLowerCase, toUpperCase
  case stripHTML = "stripHtml+trim"
  case sanitizeHTML = "sanitizeHtml+trim"
  case stripLeadingAt
  case toE164US
  case assumeHTTPS = "assumeHttps"
  case slugify
  case normalizeNFC = "normalize:NFC"
  case normalizeNFD = "normalize:NFD"
  case normalizeNFKC = "normalize:NFKC"
  case normalizeNFKD = "normalize:NFKD"
}

/// The predicates that can be satisfied and broken on purpose.
enum KnownPredicate: String, Sendable {
  case httpURL = "httpUrl"
  case schoolOrCoach, endNotBeforeStart, passwordsMatch, amountOrPercentage
  case deadlineNotBeforeOffer, playerNeedsBirthDate, atLeastOneField, emptyOrRelativePath
  // Those of the recorded vectors of random schemas.
  case truthy, alwaysPass, alwaysFail

  /// The keys that the predicate reads; empty if it is not about fields.
  var keys: [JSText] {
    switch self {
    case .httpURL, .atLeastOneField, .emptyOrRelativePath, .truthy, .alwaysPass, .alwaysFail: []
    case .schoolOrCoach: ["school_id", "coach_id"]
    case .endNotBeforeStart: ["start_date", "end_date"]
    case .passwordsMatch: ["password", "confirmPassword"]
    case .amountOrPercentage: ["scholarship_amount", "scholarship_percentage"]
    case .deadlineNotBeforeOffer: ["offer_date", "deadline_date"]
    case .playerNeedsBirthDate: ["role", "dateOfBirth"]
    }
  }
}
