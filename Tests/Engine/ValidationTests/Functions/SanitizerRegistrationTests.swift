import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Registration of a sanitizer as a function.
@Suite struct SanitizerRegistrationTests {
  @Test func aDocumentTakesTheRegisteredOne() throws {
    for revision in WebRevision.allCases {
      var functions = revision.functions
      functions.register(transform: "sanitizeHtml+trim") { _ in "clean" }
      let document = try #require(
        SchemaCatalog.document(named: "coach", of: revision, currentYear: revision.recordedYear))
      let validator = try Validator(
        document: JSONWriter.bytes(of: document.value), functions: functions)
      let outcome = validator.validate(#"{"role":"head","notes":"<b>x</b>"}"#)
      #expect(outcome.written == #"{"role":"head","notes":"clean"}"#)
    }
  }

  @Test func aSchemaInSwiftKeepsThatOfItsRevision() throws {
    let notes = #"{"role":"head","notes":"R&D"}"#
    for (revision, written) in [(WebRevision.february2026, "R&D"), (.august2026, "R&amp;D")] {
      let schema = try WebSchema.coach.schema(in: revision)
      for other in WebRevision.allCases {
        let validator = try Validator(schema, zod: revision.zod, functions: other.functions)
        #expect(validator.validate(notes).written == #"{"role":"head","notes":"\#(written)"}"#)
      }
    }
  }

  @Test func aDocumentWhoseFunctionIsUnknownIsRefused() throws {
    let document = try #require(
      SchemaCatalog.document(named: "coach", of: .august2026, currentYear: 2026))
    let bytes = try JSONWriter.bytes(of: document.value)
    #expect(throws: SchemaError.self) { try Validator(document: bytes) }
    #expect(throws: SchemaError.self) {
      try Validator(document: bytes, functions: WebRevision.february2026.functions)
    }
  }
}
