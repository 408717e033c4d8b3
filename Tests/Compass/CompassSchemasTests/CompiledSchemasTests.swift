import CompassSchemas
import Testing
import Validation

/// The validators that need no `try`.
@Suite struct CompiledSchemasTests {
  private static let validators: [(name: String, of: @Sendable (WebRevision) -> Validator)] = [
    ("adminSignup", { .adminSignup(revision: $0) }), ("coach", { .coach(revision: $0) }),
    ("collegeScorecardResponse", { .collegeScorecardResponse(revision: $0) }),
    ("document", { .document(revision: $0) }), ("event", { .event(revision: $0) }),
    ("feedback", { .feedback(revision: $0) }),
    ("forgotPassword", { .forgotPassword(revision: $0) }),
    ("interaction", { .interaction(revision: $0) }), ("login", { .login(revision: $0) }),
    ("offer", { .offer(revision: $0) }),
    ("playerPreferences", { .playerPreferences(revision: $0) }),
    ("resetPassword", { .resetPassword(revision: $0) }), ("school", { .school(revision: $0) }),
    ("schoolPreference", { .schoolPreference(revision: $0) }),
    ("signup", { .signup(revision: $0) }),
  ]

  static let names = Set(validators.map(\.name))

  /// Each compiles, and is the schema of its name in the catalog.
  @Test(arguments: WebRevision.allCases)
  func theyAreThoseOfTheCatalog(_ revision: WebRevision) throws {
    for (name, validator) in Self.validators {
      let document = try #require(
        SchemaCatalog.document(named: name, of: revision, currentYear: 2026))
      let expected = try Validator(
        document.schema, zod: revision.zod, functions: revision.functions)
      #expect("\(validator(revision))" == "\(expected)", "\(name)")
    }
  }

  /// A schema that every revision has, and whose bounds don't depend on the year, has such a validator.
  @Test func theyAreAllThatCanBe() {
    let shared = SchemaCatalog.names(of: .february2026).filter { name in
      WebRevision.allCases.allSatisfy { SchemaCatalog.names(of: $0).contains(name) }
        && !SchemaCatalog.dependsOnYear(name, of: .february2026)
    }
    #expect(Set(Self.validators.map(\.name)) == Set(shared))
  }

  @Test func aPropertyIsTheDefaultRevision() throws {
    let phone = #"{"role":"head","first_name":"Ana","last_name":"B","phone":"+14405550134"}"#
    #expect(Validator.coach.validate(phone) == Validator.coach(revision: .newest).validate(phone))
    #expect(Validator.coach.isValid(phone))
    #expect(!Validator.coach(revision: .february2026).isValid(phone))
    #expect(Validator.coach.validate(#"{"role":"owner"}"#).issues.messages["role"]?.count == 1)
  }
}
