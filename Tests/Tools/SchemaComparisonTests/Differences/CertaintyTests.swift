import Foundation
import SchemaComparison
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// A word of a comparison is certain: no payload contradicts it.
@Suite struct CertaintyTests {
  /// The number of pairs in each of the four runs; `DRIFT_PAIRS` asks for more.
  private static let pairs =
    ProcessInfo.processInfo.environment["DRIFT_PAIRS"].flatMap(Int.init) ?? 400

  /// A pair of schemas with what their comparison says.
  private struct Pair {
    var old: ZodSchema
    var new: ZodSchema
    var zod: ZodVersion
    var kinds: Set<SchemaDifference.Kind>
    var lines: String

    init(_ old: ZodSchema, _ new: ZodSchema, _ zod: ZodVersion, _ newZod: ZodVersion? = nil) {
      (self.old, self.new, self.zod) = (old, new, zod)
      let comparison = TreeComparison(
        from: SchemaDocument(name: "sample", schema: old, zod: zod),
        to: SchemaDocument(name: "sample", schema: new, zod: newZod ?? zod))
      // That another version is named is no statement about payloads.
      let differences = comparison.differences.filter { !$0.detail.hasPrefix("names Zod") }
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

  @Test(arguments: 0..<4) func noPayloadContradictsAWord(_ run: Int) throws {
    let versions = ZodVersion.allCases
    var schemas = RandomNestedSchema(random: SeededRandom(seed: UInt64(0x5EED + run)))
    var payloads = RandomPayload(random: SeededRandom(seed: UInt64(0xDA7A + run)))
    var worded = 0
    for _ in 0..<Self.pairs {
      let old = schemas.schema(3)
      var new = schemas.changed(old)
      if schemas.random.isOne(in: 4) { new = schemas.changed(new) }
      let pair = Pair(old, new, schemas.random.choose(versions))
      guard !pair.kinds.contains(.changed), pair.kinds.count < 3,
        !pair.kinds.isSuperset(of: [.stricter, .looser]), !pair.kinds.isEmpty,
        let before = try? Validator(old, zod: pair.zod),
        let after = try? Validator(new, zod: pair.zod)
      else { continue }
      worded += 1
      for index in 0..<40 {
        let payload = payloads.value(index % 2 == 0 ? old : new)
        let bytes = Array(JSONWriter.string(of: payload).utf8)
        let found = pair.contradiction(before.validate(bytes), after.validate(bytes))
        #expect(
          found == nil,
          """
          \(JSONWriter.string(of: payload)) \(found ?? ""), Zod \(pair.zod.rawValue)
          old: \(text(old))
          new: \(text(new))
          \(pair.lines)
          """)
        if found != nil { break }
      }
    }
    // A comparison that only ever says "changed" is certain too.
    #expect(worded > Self.pairs / 8)
  }

  @Test(arguments: 0..<2) func noPayloadContradictsAWordAboutVersions(_ run: Int) throws {
    let versions = ZodVersion.allCases
    var schemas = RandomNestedSchema(random: SeededRandom(seed: UInt64(0xBEEF + run)))
    var payloads = RandomPayload(random: SeededRandom(seed: UInt64(0xF00D + run)))
    for _ in 0..<Self.pairs {
      let schema = schemas.schema(3)
      let (old, new) = (schemas.random.choose(versions), schemas.random.choose(versions))
      let pair = Pair(schema, schema, old, new)
      guard old != new, !pair.kinds.contains(.changed), pair.kinds.count == 1,
        let before = try? Validator(schema, zod: old), let after = try? Validator(schema, zod: new)
      else { continue }
      for _ in 0..<40 {
        let bytes = Array(JSONWriter.string(of: payloads.value(schema)).utf8)
        let found = pair.contradiction(before.validate(bytes), after.validate(bytes))
        #expect(
          found == nil,
          """
          \(String(decoding: bytes, as: UTF8.self)) \(found ?? ""), Zod \(old.rawValue) to \
          \(new.rawValue)
          \(text(schema))
          \(pair.lines)
          """)
        if found != nil { break }
      }
    }
  }
}
