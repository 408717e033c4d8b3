import CompassForms
import CompassSchemas
import SchemaModel
import SourceJSON
import Synchronization
import Testing
import Validation

/// The web app's forms in a revision that an app made.
@Suite struct OwnRevisionFormTests {
  @Test func aFormRunsOnTheFunctionsOfTheRevision() throws {
    let november = try WebRevision("2026-11", after: .august2026) { web in
      web.change("coach") { coach in
        coach.extend { Field("nickname", .string().transform(ZodSchema.Transform("loud"))) }
      }
      web.functions.register(transform: "loud") { .string(($0.string ?? "").uppercased()) }
    }
    let outcome = try #require(
      WebForm.coach.outcome(of: ["role": "head", "nickname": "ana"], in: november))
    #expect(outcome.output?["nickname"] == "ANA")
    #expect(
      outcome.output
        == Validator.coach(revision: november).validate(["role": "head", "nickname": "ana"]).output)
    #expect(WebForm.coach.outcome(of: ["role": "head"], in: november)?.isValid == false)
    #expect(WebForm.coach.outcome(of: ["role": "head"], in: .august2026)?.isValid == true)
  }

  /// The schemas of a revision are changed by its functions once, not for each keystroke.
  @Test func aFormIsCompiledOnceForARevision() throws {
    let calls = Counter()
    let november = try WebRevision("2026-11", after: .august2026) { web in
      web.change("coach") { coach in
        calls.count.add(1, ordering: .relaxed)
        return coach
      }
    }
    let form = WebForm(.coach, fields: WebSchema.coachFormFields)
    #expect(try form.message(of: "email", value: "x", in: november) != nil)
    let afterFirst = calls.count.load(ordering: .relaxed)
    for _ in 1...3 {
      #expect(try form.message(of: "email", value: "x", in: november) != nil)
      #expect(form.outcome(of: ["role": "head"], in: november)?.isValid == true)
    }
    #expect(calls.count.load(ordering: .relaxed) == afterFirst)
  }

  /// Two revisions of one name are two revisions.
  @Test func eachRevisionHasItsOwnSchemas() throws {
    func revision(limit: Int) throws -> WebRevision {
      try WebRevision("2026-11", after: .august2026) { web in
        web.change("coach") { $0.extend { Field("nickname", .string().max(limit)) } }
      }
    }
    let (short, long) = (try revision(limit: 2), try revision(limit: 9))
    let payload: JSONObject = ["role": "head", "nickname": "ana"]
    for _ in 1...2 {
      #expect(WebForm.coach.outcome(of: payload, in: short)?.isValid == false)
      #expect(WebForm.coach.outcome(of: payload, in: long)?.isValid == true)
    }
  }

  private final class Counter: Sendable {
    let count = Atomic(0)
  }
}
