import CompassSchemas
import JSPrimitives
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
      let fixer = PayloadFixer(validator, allowed: [.safe, .unsafe])
      for index in UInt64(0)..<12 {
        let isValid = index < 6
        let value =
          try isValid
          ? generator.valid(seed: 3, index: index)
          : generator.invalid(seed: 3, index: index).payload
        let text = JSONWriter.bytes(of: value)
        let fixed = text.withUnsafeBufferPointer { fixer.fix($0) }
        guard let mended = fixed.text else { continue }
        fixes += fixed.fixes.count
        let (before, after) = (validator.validate(text), validator.validate(mended))
        #expect(!before.isValid || after.isValid, "\(document.name) \(value)")
        if isValid { #expect(before.output == after.output, "\(document.name) \(value)") }
        // A mended payload has nothing left to mend.
        let again = mended.withUnsafeBufferPointer { fixer.fix($0) }
        #expect(again.text == nil, "\(document.name) \(value)")
      }
    }
    #expect(fixes > 20)
  }

  /// A key with another part or number is another key, in valid payloads too.
  @Test func noFixRenamesAnotherKey() throws {
    var planted = 0
    for document in SchemaCatalog.documents(of: .august2026, currentYear: 2026) {
      let revision = WebRevision.august2026
      guard let generator = try? PayloadGenerator(document.schema, version: revision.zod),
        case .object(let payload) = try generator.valid(seed: 5, index: 0)
      else { continue }
      let validator = try Validator(
        document.schema, zod: revision.zod, functions: revision.functions)
      let fixer = PayloadFixer(validator, allowed: [.safe, .unsafe])
      for key in payload.members.map(\.key.string) {
        let others = [
          "p\(key)", "un\(key)", "new_\(key)", "is_\(key)", "\(key)2", "\(key)s", "\(key)_old",
          "no\(key)",
        ]
        for other in others {
          let members = payload.members.map { member in
            member.key.string == key ? (JSText(other), member.value) : member
          }
          let text = JSONWriter.bytes(of: .object(JSONObject(members)))
          let fixed = text.withUnsafeBufferPointer { fixer.fix($0) }
          let renamed = fixed.fixes.filter { $0.title.contains("\"\(other)\"") }
          #expect(renamed == [], "\(document.name)")
          planted += 1
        }
      }
    }
    #expect(planted > 500)
  }
}
