import CompassValidation
import Foundation
import Testing

/// The snippets of the article on recruiting status.
@Suite struct StatusArticleTests {
  @Test func aStatusHasALabelAndSteps() throws {
    let print = Snippet("RecruitingStatus", 1)
    print(StatusRules.label(of: "offer_received"))  // Offer Received
    print(StatusRules.label(of: "camp_invite"))  // Camp Invite
    print(StatusRules.badge(of: "visiting").classNames)  // bg-orange-100 text-orange-700
    print(StatusRules.legacyBadge(of: "visiting").classNames)  // bg-slate-100 text-slate-700
    let stepper = StatusRules.stepper(status: "offer_received")
    print(stepper.nodes.map(\.label).joined(separator: ", "))
    // Researching, Contacted, Visiting, Offer, Committed
    print(stepper.nodes.map(\.state.rawValue).joined(separator: ", "))
    // completed, completed, completed, current, upcoming
    print(StatusRules.stepper(status: "not_pursuing").isNotPursuing)  // true
    try print.expectPublished()
  }

  @Test func aStatusChanges() throws {
    let print = Snippet("RecruitingStatus", 2)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let visit = StatusRules.Transition(from: "contacted", to: "visiting", notes: "Called coach")
    if case .write(let write) = StatusRules.transition(visit, now: now) {
      print(write.newStatus, write.notes ?? "none")  // visiting Called coach
    }
    let back = StatusRules.Transition(from: "not_pursuing", to: "researching")
    print(StatusRules.transition(back, now: now))  // reactivate
    print(StatusRules.reactivatedStatus("visiting"))  // visiting
    try print.expectPublished()
  }
}
