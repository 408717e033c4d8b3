import CompassValidation
import Foundation
import TestSupport
import Testing

/// The revision of the web app that schemas, forms, rules and requests follow if none is named.
@Suite struct DefaultRevisionTests {
  /// A stored number, which the coach of 2026-02 rejects; that of 2026-08 needs no names.
  private static let coach: JSONValue = ["role": "head", "phone": "+14405550134"]
  /// An event whose address has no scheme, which that of 2026-02 rejects.
  private static let event: JSONValue = [
    "type": "camp", "name": "Camp", "start_date": "2026-04-15", "url": "club.org",
  ]

  @Test("Each default argument that is a revision is the newest one")
  func arguments() throws {
    let argument = /(?:revision|in|of|_)(?: \w+)?: WebRevision\??\s*=\s*([.\w]+)/
    var values: [String] = []
    for module in ["CompassSchemas", "CompassForms", "CompassRules", "CompassRequests"] {
      let found = try Self.sources(of: module).flatMap { $0.matches(of: argument).map(\.1) }
      #expect(!found.isEmpty, "\(module)")
      values += found.map(String.init)
    }
    #expect(Set(values) == [".newest"])
    #expect(values.count > 20)
  }

  @Test("A schema")
  func schemas() throws {
    #expect(Validator.coach.isValid(Self.coach))
    #expect(!Validator.coach(revision: .february2026).isValid(Self.coach))
    #expect(Validator.event.isValid(Self.event))
    #expect(try Validator(.event).isValid(Self.event))
    #expect(try WebSchema.event.schema() == WebSchema.event.schema(in: .newest))
    #expect(WebSchema.helpFeedback.exists() && !WebSchema.socialMediaPost.exists())
    #expect(SchemaCatalog.names() == SchemaCatalog.names(of: .newest))
    #expect(SchemaCatalog.document(named: "socialMediaPost", currentYear: 2026) == nil)
    #expect(
      SchemaCatalog.documents(currentYear: 2026).map(\.name)
        == SchemaCatalog.names(of: .newest))
  }

  @Test("A validator of the app by its name")
  func validators() throws {
    let pairs = [
      (Validator.adminSignup, WebSchema.adminSignup), (.coach, .coach),
      (.collegeScorecardResponse, .collegeScorecardResponse), (.document, .document),
      (.event, .event), (.feedback, .feedback), (.forgotPassword, .forgotPassword),
      (.interaction, .interaction), (.login, .login), (.offer, .offer),
      (.playerPreferences, .playerPreferences), (.resetPassword, .resetPassword),
      (.school, .school), (.schoolPreference, .schoolPreference), (.signup, .signup),
    ]
    for (validator, schema) in pairs {
      let newest = try Validator(schema, revision: .newest)
      #expect(validator.zod == newest.zod)
      #expect(validator.validate([:]).issues == newest.validate([:]).issues)
    }
  }

  @Test("The web app's answer to a form")
  func forms() throws {
    #expect(WebForm.event.columns() == WebForm.event.columns(in: .newest))
    let event = try #require(Self.event.object)
    #expect(WebForm.event.outcome(of: event)?.isValid == true)
    #expect(WebForm.event.outcome(of: event, in: .february2026)?.isValid == false)
  }

  @Test("A request")
  func requests() throws {
    #expect(try RequestValidator(.changeEmail).revision == .newest)
  }

  @Test("A rule")
  func rules() {
    let clock = LocalClock { _ in 0 }
    #expect(
      GradeRules.shownDate("2026-08-22", clock: clock)
        == GradeRules.shownDate("2026-08-22", clock: clock, revision: .newest))
  }

  @Test("A number that the newest rule writes is one that the coach accepts")
  func storedNumber() throws {
    let stored = try #require(PhoneRules.stored("(440) 555-0134"))
    #expect(Validator.coach.isValid(#"{"role": "head", "phone": "\#(stored)"}"#))
  }

  /// The Swift files of a module.
  private static func sources(of module: String) throws -> [String] {
    let folder = "Sources/Compass/\(module)"
    let files = FileManager.default.enumerator(atPath: Repository.path(folder))
    return try (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
      String(decoding: try Repository.bytes("\(folder)/\($0)"), as: UTF8.self)
    }
  }
}
