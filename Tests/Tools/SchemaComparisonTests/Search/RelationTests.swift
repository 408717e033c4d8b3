import Foundation
import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// No payload contradicts a relation, and few relations are unknown.
@Suite struct RelationTests {
  /// The number of random pairs; `COMPARISON_PAIRS` asks for more.
  private static let pairs =
    ProcessInfo.processInfo.environment["COMPARISON_PAIRS"].flatMap(Int.init)
    ?? Rounds.of(120)
  /// A file for the unknown relations, and one for the pairs as JSON Schemas.
  private static let log = ProcessInfo.processInfo.environment["COMPARISON_LOG"]

  private func text(_ schema: ZodSchema) -> String { JSONWriter.string(of: schema.document) }

  /// Returns what contradicts a relation, by payloads that the search did not choose.
  private func contradiction(
    _ relation: SchemaRelation, _ old: ZodSchema, _ new: ZodSchema, _ zod: ZodVersion,
    _ payloads: [JSONValue]
  ) throws -> String? {
    let (before, after) = (try Validator(old, zod: zod), try Validator(new, zod: zod))
    if case .no(let payload) = relation.readers,
      !(before.isValid(payload) && !after.isValid(payload))
    {
      return "\(JSONWriter.string(of: payload)) does not show that it is stricter"
    }
    if case .no(let payload) = relation.writers,
      !(!before.isValid(payload) && after.isValid(payload))
    {
      return "\(JSONWriter.string(of: payload)) does not show that it is looser"
    }
    for payload in payloads {
      let (wasValid, isValid) = (before.verdict(on: payload), after.verdict(on: payload))
      let text = JSONWriter.string(of: payload)
      if case .yes(let proof) = relation.readers, wasValid == .valid, isValid == .invalid {
        return "\(text) became invalid, against the proof by \(proof.rawValue)"
      }
      if case .yes(let proof) = relation.writers, wasValid == .invalid, isValid == .valid {
        return "\(text) became valid, against the proof by \(proof.rawValue)"
      }
      if relation.provesOutputs || [.same, .reworded].contains(relation.effect),
        wasValid == .valid, isValid == .valid
      {
        let (one, two) = (before.validate(payload).output, after.validate(payload).output)
        if one.map({ JSONWriter.string(of: $0) }) != two.map({ JSONWriter.string(of: $0) }) {
          return "\(text) has another output"
        }
      }
    }
    return nil
  }

  @Test func noPayloadContradicts() throws {
    var (count, unknown) = (0, 0)
    for run in 0..<4 {
      let pairs = try relations(run)
      count += pairs.count
      unknown += pairs.unknown
    }
    #expect(Double(unknown) <= 0.03 * Double(count), "\(unknown) of \(count) are unknown")
  }

  /// Nodes of all kinds, whose relation is often unknown.
  @Test(arguments: 0..<2) func noPayloadContradictsARelationOfAnyNodes(_ run: Int) throws {
    var schemas = RandomNestedSchema(random: SeededRandom(seed: UInt64(0x5EED + run)))
    var payloads = RandomPayload(random: SeededRandom(seed: UInt64(0xDA7A + run)))
    for _ in 0..<Self.pairs {
      let old = schemas.schema(3)
      let new = schemas.changed(old)
      let zod = schemas.random.choose(ZodVersion.allCases)
      guard (try? Validator(old, zod: zod)) != nil, (try? Validator(new, zod: zod)) != nil else {
        continue
      }
      let search = RelationSearch(ComparedSchema(old, zod: zod), ComparedSchema(new, zod: zod))
      let relation = search.run()
      let others = (0..<40).map { payloads.value($0 % 2 == 0 ? old : new) }
      let found = try contradiction(relation, old, new, zod, others)
      #expect(
        found == nil,
        "\(found ?? ""), Zod \(zod.rawValue)\nold: \(text(old))\nnew: \(text(new))")
    }
  }

  /// Compares random pairs of schemas, the first two runs without what JSON Schemas lack, and counts those whose relation is
  /// unknown.
  private func relations(_ run: Int) throws -> (count: Int, unknown: Int) {
    var schemas = RandomSchema(random: SeededRandom(seed: UInt64(0xD1FF + run)), isPlain: run < 2)
    var universe = PayloadUniverse(random: SeededRandom(seed: UInt64(0xB0B + run)))
    var (count, unknown) = (0, 0)
    var effects: [DifferenceEffect: Int] = [:]
    var log = ""
    var jsonSchemas = ""
    while count < Self.pairs {
      let old = schemas.schema(3)
      var new = schemas.changed(old)
      if schemas.random.isOne(in: 2) { new = schemas.changed(new) }
      let zod = schemas.random.choose(ZodVersion.allCases)
      guard old != new, (try? Validator(old, zod: zod)) != nil,
        (try? Validator(new, zod: zod)) != nil
      else { continue }
      count += 1
      let search = RelationSearch(ComparedSchema(old, zod: zod), ComparedSchema(new, zod: zod))
      let relation = search.run()
      effects[relation.effect, default: 0] += 1
      if relation.effect == .unknown {
        unknown += 1
        log += "\(relation.readers) \(relation.writers) \(zod)\n  \(text(old))\n  \(text(new))\n"
      }
      var payloads = PayloadUniverse.everywhere
      for _ in 0..<150 { payloads += [universe.payload(old), universe.payload(new)] }
      let found = try contradiction(relation, old, new, zod, payloads)
      #expect(
        found == nil,
        "\(found ?? ""), Zod \(zod.rawValue)\nold: \(text(old))\nnew: \(text(new))")
      if found != nil { log += "WRONG \(found ?? "") \(zod)\n  \(text(old))\n  \(text(new))\n" }
      if Self.log != nil, run < 2, ![old, new].contains(where: \.hasTuple) {
        var options = JSONSchemaOptions()
        options.side = .input
        if let before = try? old.jsonSchema(options, zod: zod),
          let after = try? new.jsonSchema(options, zod: zod)
        {
          let texts = [before, after].map { JSONWriter.string(of: $0) }
          jsonSchemas += "\(relation.effect.rawValue)\t\(texts[0])\t\(texts[1])\n"
        }
      }
    }
    if let path = Self.log {
      log += "\(count) pairs, \(unknown) unknown: \(effects)\n"
      try log.write(toFile: "\(path)-\(run).log", atomically: true, encoding: .utf8)
      try jsonSchemas.write(toFile: "\(path)-\(run).tsv", atomically: true, encoding: .utf8)
    }
    return (count, unknown)
  }
}

extension ZodSchema {
  /// Whether the JSON Schema has less than the schema.
  fileprivate var hasTuple: Bool {
    if case .tuple = node { return true }
    return parts.contains(where: \.hasTuple)
  }
}
