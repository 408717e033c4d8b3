import CompassRules
import Testing

@Suite("Failed requests")
struct RequestFailureTests {
  @Test(
    "Section 4 of every specification: what a status means",
    arguments: [
      (200, nil), (399, nil), (400, .invalid), (401, .notSignedIn), (403, .noAccess),
      (404, .notFound), (409, .conflict), (418, .other(status: 418)), (422, .invalid),
      (500, .server), (503, .server), (.min, nil), (.max, .server),
    ] as [(Int, RequestRules.Failure?)])
  func statuses(status: Int, failure: RequestRules.Failure?) {
    #expect(RequestRules.Failure(status: status) == failure)
  }

  @Test("Section 8 of every specification: a timeout and a server's error offer to try again")
  func retrying() {
    for page in RequestRules.Failure.Page.allCases where page != .createEvent {
      #expect(RequestRules.Failure.timedOut.message(on: page) == "Connection timed out")
      #expect(RequestRules.Failure.server.message(on: page) == "Server error")
    }
    #expect(
      RequestRules.Failure.timedOut.message(on: .createEvent)
        == "Request timed out, please try again")
    #expect(
      RequestRules.Failure.server.message(on: .createEvent)
        == "Server error, please try again later")
    #expect(RequestRules.Failure.offline.message(on: .createEvent) == "No internet connection")
    let failures: [RequestRules.Failure] = [.timedOut, .offline, .server]
    #expect(failures.allSatisfy { $0.recovery == .retry })
  }

  @Test("Section 9 of every specification: without a session the login page opens")
  func signingIn() {
    #expect(RequestRules.Failure.notSignedIn.recovery == .signIn)
    #expect(RequestRules.Failure.invalid.recovery == .stay)
  }

  @Test("A missing record has a message and a way back")
  func gone() {
    let texts = RequestRules.Failure.Page.allCases.map {
      RequestRules.Failure.notFound.message(on: $0)
    }
    #expect(texts == [nil, "Coach not found", "Interaction not found", "School not found", nil])
    #expect(RequestRules.Failure.notFound.recovery == .goBack)
    #expect(ListRules.EmptyState.noInteraction.action == "Back to Interactions")
    #expect(ListRules.EmptyState.noSchool.action == "Back to Schools")
  }

  @Test("Section 6 of every specification: placeholders for missing content")
  func emptyStates() {
    #expect(ListRules.EmptyState.noSchools.symbol?.rawValue == "building.2.fill")
    #expect(ListRules.EmptyState.noSchoolCoaches.title == "No coaches added yet")
    #expect(ListRules.EmptyState.noDocuments.title == "No documents shared with this school yet")
    #expect(ListRules.EmptyState.noStatusChanges.title == "No status changes yet")
  }
}
