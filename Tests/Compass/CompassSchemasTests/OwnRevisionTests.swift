import HTMLSanitizing
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import CompassSchemas

@Suite("Revisions of an app that is ahead of the package")
struct OwnRevisionTests {
  private let tagged: JSONValue = ["role": "head", "tags": ["a"]]
  private let untagged: JSONValue = ["role": "head"]

  private func november() throws -> WebRevision {
    try WebRevision("2026-11", after: .august2026, zod: .v4_6_7, recordedYear: 2027) { web in
      web.change("coach") { $0.extend { Field("tags", .array(.string().max(3))) } }
      web.change("playerDetails") { $0.extend { Field("height_unit", .enumeration("in", "cm")) } }
      web.add(
        "travelPlan", .object { Field("city", .string().transform(ZodSchema.Transform("loud"))) })
      web.functions.register(transform: "loud") { .string(($0.string ?? "").uppercased()) }
    }
  }

  @Test("A changed schema decides in the revision, and in no known one")
  func changedSchema() throws {
    let november = try november()
    let validator = Validator.coach(revision: november)
    #expect(validator.zod == .v4_6_7 && november.zod == .v4_6_7)
    #expect(validator.validate(tagged).output?["tags"] == ["a"])
    #expect(!validator.isValid(untagged))
    #expect(try !Validator(.coach, revision: november).isValid(untagged))
    #expect(Validator.coach(revision: .august2026).isValid(untagged))
    #expect(Validator.coach(revision: .august2026).validate(tagged).output?["tags"] == nil)
    #expect(Validator.school(revision: november).zod == .v4_6_7)
  }

  @Test("An added schema is in the catalog, found by name, and runs on the revision's functions")
  func addedSchema() throws {
    let november = try november()
    #expect(
      SchemaCatalog.names(of: november) == SchemaCatalog.names(of: .august2026) + ["travelPlan"])
    let plan = try Validator(WebSchema("travelPlan"), revision: november)
    #expect(plan.validate(["city": "Rome"]).output == ["city": "ROME"])
    let document = try #require(
      SchemaCatalog.document(named: "travelPlan", of: november, currentYear: 2026))
    #expect(document.zod == .v4_6_7 && document.functions == "2026-11")
    let read = try Validator(
      document.schema, zod: november.zod, functions: FunctionRegistry.web(november))
    #expect(read.validate(["city": "Rome"]).output == ["city": "ROME"])
    for revision in WebRevision.allCases {
      #expect(!WebSchema("travelPlan").exists(in: revision))
      #expect(throws: WebSchema.LookupError.self) {
        try Validator(WebSchema("travelPlan"), revision: revision)
      }
    }
  }

  @Test("A change of a schema that depends on the year keeps its year")
  func yearlySchema() throws {
    let november = try november()
    let name = "playerDetails"
    #expect(SchemaCatalog.dependsOnYear(name, of: november))
    for year in [2026, 2030] {
      let own = try #require(
        SchemaCatalog.document(named: name, of: november, currentYear: year)?.schema)
      let known = try #require(
        SchemaCatalog.document(named: name, of: .august2026, currentYear: year)?.schema)
      #expect(own == known.extend { Field("height_unit", .enumeration("in", "cm")) })
    }
    #expect(november.recordedYear == 2027)
  }

  @Test("It follows the revision it is based on and precedes the next known one")
  func order() throws {
    let november = try november()
    let december = try WebRevision("2026-12", after: november)
    let march = try WebRevision("2026-03", after: .february2026)
    let known = WebRevision(known: "2027-01", after: .august2026)
    #expect(
      [known, december, .august2026, march, november, .february2026].sorted().map(\.name)
        == ["2026-02", "2026-03", "2026-08", "2026-11", "2026-12", "2027-01"])
    #expect(november.known == .august2026 && december.known == .august2026)
    #expect(march.known == .february2026 && WebRevision.february2026.known == .february2026)
    #expect(november.isOwn && !WebRevision.august2026.isOwn)
    #expect(try november == self.november() && november != december)
    let early = try WebRevision("2026-11", after: .february2026)
    #expect(early != november && early < .august2026)
    #expect(WebRevision(rawValue: "2026-11") == nil && !WebRevision.allCases.contains(november))
  }

  @Test("An app's revision inherits what it doesn't state, from an earlier one of the app too")
  func inheritance() throws {
    let december = try WebRevision("2026-12", after: november()) { web in
      web.change("coach") { $0.extend { Field("source", .string().optional()) } }
      web.change("travelPlan") { $0.extend { Field("days", .number()) } }
    }
    #expect(december.zod == .v4_6_7 && december.recordedYear == 2027)
    let coach = Validator.coach(revision: december)
    #expect(coach.validate(["role": "head", "tags": [], "source": "x"]).output?["source"] == "x")
    #expect(!coach.isValid(untagged))
    let plan = try Validator(WebSchema("travelPlan"), revision: december)
    #expect(plan.validate(["city": "a", "days": 2]).output == ["city": "A", "days": 2])
    let march = try WebRevision("2026-03", after: .february2026)
    #expect(march.zod == .v4_3_6)
    #expect(SchemaCatalog.names(of: march) == SchemaCatalog.names(of: .february2026))
    #expect(WebSchema.socialMediaPost.exists(in: march))
    #expect(!WebSchema.createDeadline.exists(in: march))
  }

  @Test("The sanitizer is the app's, in schemas and in the functions of documents")
  func sanitizer() throws {
    let own = try WebRevision("2026-11", after: .august2026, sanitizer: .february2026)
    let notes: JSONValue = ["role": "head", "notes": "R&D"]
    #expect(Validator.coach(revision: own).validate(notes).output?["notes"] == "R&D")
    #expect(Validator.coach(revision: .august2026).validate(notes).output?["notes"] == "R&amp;D")
    let schema = ZodSchema.string().transform(ZodSchema.Transform("sanitizeHtml+trim"))
    let ofDocuments = try Validator(schema, functions: own.functions)
    #expect(ofDocuments.validate(.string("R&D")).output == .string("R&D"))
  }

  @Test("A schema that can't be compiled is an error when the revision is made")
  func invalidSchemas() throws {
    let changed = #expect(throws: WebRevision.MakingError.self) {
      try WebRevision("2026-11", after: .august2026) { web in
        web.change("coach") { $0.extend { Field("code", .string().regex("(")) } }
      }
    }
    guard case .invalidSchema("coach", let error) = changed else {
      Issue.record("\(String(describing: changed))")
      return
    }
    #expect(changed?.description == "The schema \"coach\" can't be compiled: \(error)")
    let added = #expect(throws: WebRevision.MakingError.self) {
      try WebRevision("2026-11", after: .august2026) { web in
        web.add("plan", .string().transform(ZodSchema.Transform("missing")))
      }
    }
    guard case .invalidSchema("plan", _) = added else {
      Issue.record("\(String(describing: added))")
      return
    }
  }

  @Test("Names that are taken or unknown are errors with a sentence")
  func names() {
    #expect(throws: WebRevision.MakingError.knownRevision("2026-08")) {
      try WebRevision("2026-08", after: .february2026)
    }
    #expect(throws: WebRevision.MakingError.unknownSchema("coahc", revision: "2026-11")) {
      try WebRevision("2026-11", after: .august2026) { $0.change("coahc") { $0 } }
    }
    #expect(throws: WebRevision.MakingError.existingSchema("coach")) {
      try WebRevision("2026-11", after: .august2026) { $0.add("coach", .string()) }
    }
    #expect(throws: WebRevision.MakingError.existingSchema("plan")) {
      try WebRevision("2026-11", after: .august2026) {
        $0.add("plan", .string())
        $0.add("plan", .string())
      }
    }
    let errors: [WebRevision.MakingError] = [
      .knownRevision("a"), .unknownSchema("a", revision: "b"), .existingSchema("a"),
    ]
    for error in errors { #expect(error.errorDescription == "\(error)") }
  }

  @Test("Every shared validator is one of those that an app's revision compiles")
  func sharedValidators() throws {
    let own = try WebRevision("2026-11", after: .august2026, zod: .v4_6_7)
    for schema in SchemaCatalog.names(of: .february2026) {
      let isShared = CompiledSchemasTests.names.contains(schema)
      #expect((own.own?.validators[schema] != nil) == isShared, "\(schema)")
    }
  }
}
