import Foundation
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// The kind of a change of Zod is certain: no payload contradicts it.
@Suite struct VersionCertaintyTests {
  /// The number of schemas in each of the runs; `COMPARISON_PAIRS` asks for more.
  private static let pairs =
    ProcessInfo.processInfo.environment["COMPARISON_PAIRS"].flatMap(Int.init) ?? 400

  /// The changes of Zod between two versions that concern a schema.
  private struct Changes {
    var kinds: Set<SchemaDifference.Kind>
    var lines: String

    init(_ schema: ZodSchema, from old: ZodVersion, to new: ZodVersion) {
      let comparison = TreeComparison(
        from: SchemaDocument(name: "sample", schema: schema, zod: old),
        to: SchemaDocument(name: "sample", schema: schema, zod: new))
      let differences = comparison.differences.filter { $0.subject != .version }
      kinds = Set(differences.map(\.kind))
      lines = differences.map { "\($0.kind) \($0)" }.joined(separator: "\n")
    }

    /// Returns what a payload contradicts, if anything.
    func contradiction(_ before: Outcome<JSONValue>, _ after: Outcome<JSONValue>) -> String? {
      if case .undecided = before { return nil }
      if case .undecided = after { return nil }
      switch kinds.subtracting([.reworded]) {
      case [.stricter] where !before.isValid && after.isValid: return "became valid"
      case [.looser] where before.isValid && !after.isValid: return "became invalid"
      case [] where before.isValid != after.isValid: return "has another verdict"
      case [] where before.output != after.output: return "has another output"
      default: return nil
      }
    }
  }

  private func text(_ schema: ZodSchema) -> String {
    JSONWriter.string(of: schema.document)
  }

  @Test(arguments: 0..<2) func noPayloadContradictsAKind(_ run: Int) throws {
    let versions = ZodVersion.allCases
    var schemas = RandomNestedSchema(random: SeededRandom(seed: UInt64(0xBEEF + run)))
    var payloads = RandomPayload(random: SeededRandom(seed: UInt64(0xF00D + run)))
    for _ in 0..<Self.pairs {
      let schema = schemas.schema(3)
      let (old, new) = (schemas.random.choose(versions), schemas.random.choose(versions))
      let changes = Changes(schema, from: old, to: new)
      guard old != new, !changes.kinds.contains(.changed), changes.kinds.count == 1,
        let before = try? Validator(schema, zod: old), let after = try? Validator(schema, zod: new)
      else { continue }
      for _ in 0..<40 {
        let bytes = Array(JSONWriter.string(of: payloads.value(schema)).utf8)
        let found = changes.contradiction(before.validate(bytes), after.validate(bytes))
        #expect(
          found == nil,
          """
          \(String(decoding: bytes, as: UTF8.self)) \(found ?? ""), Zod \(old.rawValue) to \
          \(new.rawValue)
          \(text(schema))
          \(changes.lines)
          """)
        if found != nil { break }
      }
    }
  }
}
