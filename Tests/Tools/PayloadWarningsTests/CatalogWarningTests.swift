import CompassSchemas
import Foundation
import PayloadGeneration
import PayloadWarnings
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The warnings about generated payloads of the web app's schemas, both revisions.
@Suite struct CatalogWarningTests {
  private struct Entry {
    var name: String
    var generator: PayloadGenerator
    var validator: Validator
    var declared: Set<String>
  }

  private static let entries: [Entry] = WebRevision.allCases.flatMap { revision in
    SchemaCatalog.documents(of: revision, currentYear: 2026).compactMap { document in
      guard
        let generator = try? PayloadGenerator(document.schema, version: revision.zod),
        let validator = try? Validator(
          document.schema, zod: revision.zod, functions: revision.functions)
      else { return nil }
      return Entry(
        name: "\(document.name) \(revision.rawValue)", generator: generator, validator: validator,
        declared: keys(of: document.schema))
    }
  }

  private static func keys(of schema: ZodSchema) -> Set<String> {
    var keys: Set<String> = []
    if case .object(let shape) = schema.node { keys = Set(shape.fields.map(\.key)) }
    return schema.parts.reduce(into: keys) { $0.formUnion(self.keys(of: $1)) }
  }

  /// The keys that the generator adds although no schema declares them. They are dropped.
  private static let added: Set = ["nickname", "_draft", "x-source", "updatedBy"]

  /// The number of payloads of each schema, of which there are at least 89.
  private static let count =
    ProcessInfo.processInfo.environment["COMPASS_WARNING_PAYLOADS"].flatMap(UInt64.init) ?? 100

  @Test func aValidPayloadHasNoWarningButForKeysThatTheGeneratorAdds() throws {
    var payloads = 0
    for entry in Self.entries {
      let inspection = Inspection(entry.validator)
      for index in 0..<Self.count {
        let payload = JSONWriter.string(of: try entry.generator.valid(seed: 49, index: index))
        payloads += 1
        for warning in inspection.warnings(payload) {
          let isAdded =
            warning.code == .droppedKey && warning.suggestion == nil
            && Self.added.contains(warning.path.last?.description ?? "")
          #expect(isAdded, "\(entry.name): \(warning.message) in \(payload)")
        }
      }
    }
    #expect(payloads >= 89 * Int(Self.count))
  }

  @Test func aMisspeltKeyIsNamedWithTheRightOne() throws {
    var random = SeededGenerator(seed: 49)
    let inspections = Self.entries.map { Inspection($0.validator, kinds: [.droppedKey]) }
    let planting = Self.entries.indices.filter { !Self.entries[$0].declared.isEmpty }
    var (planted, named, found) = (0, 0, 0)
    var missed: [String] = []
    var index = UInt64(0)
    while planted < 1_000 {
      let number = planting[Int(index) % planting.count]
      let kind = PlantedTypo.Kind.allCases[Int(index) % PlantedTypo.Kind.allCases.count]
      defer { index += 1 }
      let payload = try Self.entries[number].generator.valid(seed: 7, index: index)
      guard
        let typo = PlantedTypo(
          payload, kind, declared: Self.entries[number].declared, random: &random)
      else { continue }
      planted += 1
      let warning = inspections[number].warnings(JSONWriter.string(of: typo.payload)).first {
        $0.path.last?.description == typo.typo
      }
      if warning != nil { found += 1 }
      if warning?.suggestion == typo.key {
        named += 1
      } else {
        missed.append(
          "\(Self.entries[number].name): \(typo.typo) for \(typo.key), \(warning?.message ?? "nothing")"
        )
      }
    }
    #expect(named >= 990, "\(missed)")
    #expect(found >= 990, "\(missed)")
  }
}
