import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The sanitizer among the functions of a registry.
@Suite struct SanitizerRegistrationTests {
  @Test func anAppMayBringItsOwn() throws {
    for revision in Revision.allCases {
      var functions = FunctionRegistry.web(revision)
      functions.register(transform: .sanitizeHtmlAndTrim) { _ in "clean" }
      let schema =
        SchemaCatalog.document(named: "coach", of: revision, currentYear: revision.recordedYear)?
        .schema ?? .never
      let validator = try Validator(schema, functions: functions)
      let outcome = try validator.validate(#"{"role":"head","notes":"<b>x</b>"}"#)
      #expect(outcome.written == #"{"role":"head","notes":"clean"}"#)
    }
  }

  @Test func aSchemaIsNotCompiledWithAnotherRevisionsSanitizer() throws {
    let error = #expect(throws: SchemaError.self) { try Validator(.interaction2026August) }
    #expect(error?.path == "$.schema.shape.content.inner.options[0].options[0].out")
    #expect(error?.reason.contains("sanitizeHtml+trim@2026-08") == true)
    var functions = FunctionRegistry.standard
    functions.register(transform: .sanitizeHtmlAndTrim2026August) { _ in "clean" }
    #expect(throws: Never.self) { try Validator(.interaction2026August, functions: functions) }
  }
}
