import CompassValidation
import Foundation
import Testing

/// The snippets of the article on contact windows.
@Suite struct ContactWindowArticleTests {
  @Test func aWindowOpens() throws {
    let print = Snippet("ContactWindows", 1)
    func window(_ sport: String, _ division: Division, _ now: String) throws
      -> ContactWindowRules.Window
    {
      try ContactWindowRules.evaluate(
        sport: sport, division: division, graduationYear: 2028, on: Date(now, strategy: .iso8601),
        clock: .utc)
    }
    let closed = try window("Baseball", .d1, "2026-07-31T23:59:59Z")
    print(closed.state, closed.opensOn?.description ?? "always")  // pre 2026-08-01
    print(try window("Baseball", .d1, "2026-08-01T00:00:00Z").state)  // open
    let golfD1 = try window("golf", .d1, "2026-07-01T12:00:00Z")
    print(golfD1.opensOn?.description ?? "always")  // 2026-06-15
    let golfD3 = try window("golf", .d3, "2026-07-01T12:00:00Z")
    print(golfD3.opensOn?.description ?? "always")  // always

    let templates = [
      ContactWindowRules.Template(id: "early", window: "pre", type: "email", stage: "intro"),
      ContactWindowRules.Template(id: "usual", window: "any", type: "email", stage: "intro"),
    ]
    print(ContactWindowRules.templates(templates, in: .pre).map(\.id))  // ["early"]
    print(ContactWindowRules.templates(templates, in: .open).map(\.id))  // ["usual"]
    try print.expectPublished()
  }
}
