internal import CompassRules
internal import SourceJSON

/// Failed requests, of section 8 of every specification.
enum RequestFailureRules {
  static let all = Rule.list(specification: "section 8 of each") {
    Rule(
      "request.failure", "What a page shows and offers after a failed request.",
      { (page: Page, reason: Reason?, status: Int?) throws(RuleError) -> Members in
        guard let failure = reason?.failure ?? status.flatMap(RequestRules.Failure.init(status:))
        else { throw .arguments("the argument \"status\" must be a status from 400") }
        return ["message": failure.message(on: page.page), "recovery": "\(failure.recovery)"]
      }, "page", "reason", .example("status", 500))
  }

  /// A page by the name of its specification.
  enum Page: String, Codable, CaseIterable {
    case addCoach, coaches, interaction, school, createEvent

    var page: RequestRules.Failure.Page {
      switch self {
      case .addCoach: .addCoach
      case .coaches: .coaches
      case .interaction: .interaction
      case .school: .school
      case .createEvent: .createEvent
      }
    }
  }

  /// A failure without a status.
  enum Reason: String, Codable, CaseIterable {
    case timedOut, offline

    var failure: RequestRules.Failure {
      switch self {
      case .timedOut: .timedOut
      case .offline: .offline
      }
    }
  }
}
