import CompassSchemas
import PayloadGeneration
import PayloadWarnings
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Mended payloads of the web app's schemas, valid and invalid ones.
@Suite struct CatalogFixTests {
  @Test func noFixMakesAPayloadWorse() throws {
    var fixes = 0
    for document in SchemaCatalog.documents(of: .august2026, currentYear: 2026) {
      let revision = WebRevision.august2026
      guard let generator = try? PayloadGenerator(document.schema, version: revision.zod) else {
        continue
      }
      let validator = try Validator(
        document.schema, zod: revision.zod, functions: revision.functions)
      let fixer = PayloadFixer(validator)
      for index in UInt64(0)..<12 {
        let isValid = index < 6
        let value =
          try isValid
          ? generator.valid(seed: 3, index: index)
          : generator.invalid(seed: 3, index: index).payload
        let text = JSONWriter.bytes(of: value)
        guard let fixed = text.withUnsafeBufferPointer({ fixer.fix($0) }) else { continue }
        fixes += fixed.fixes.count
        let (before, after) = (validator.validate(text), validator.validate(fixed.text))
        #expect(!before.isValid || after.isValid, "\(document.name) \(value)")
        if isValid { #expect(before.output == after.output, "\(document.name) \(value)") }
        // A mended payload has nothing left to mend.
        let again = fixed.text.withUnsafeBufferPointer { fixer.fix($0) }
        #expect(again == nil, "\(document.name) \(value)")
      }
    }
    #expect(fixes > 20)
  }
}
