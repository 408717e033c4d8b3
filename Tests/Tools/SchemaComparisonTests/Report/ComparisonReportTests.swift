import CompassSchemas
import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// The effect of each difference, with its payloads and its proof.
@Suite struct ComparisonReportTests {
  private func document(_ schema: String) throws -> SchemaDocument {
    try SchemaDocument(
      Array(#"{"format":"schema-document/2","name":"sample","schema":\#(schema)}"#.utf8))
  }

  private func report(_ old: String, _ new: String) throws -> ComparisonReport {
    let (before, after) = (try document(old), try document(new))
    return ComparisonReport(
      from: before, ComparedSchema(before.schema, zod: .v4_6_7), to: after,
      ComparedSchema(after.schema, zod: .v4_6_7))
  }

  /// Returns a line for each difference: the effect, the path, the proof. The payloads must show the effect.
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try report(old, new).rows.map { row in
      let effects = row.evidence.map {
        PayloadEffect(from: $0.outcomes.before, to: $0.outcomes.after)
      }
      switch row.effect {
      case .stricter: #expect(effects == [.rejected], "\(row)")
      case .looser: #expect(effects == [.accepted], "\(row)")
      case .both: #expect(effects == [.rejected, .accepted], "\(row)")
      case .changed: #expect(effects == [.output] || effects == [.issues], "\(row)")
      case .reworded: #expect(effects == [.messages] || effects.isEmpty, "\(row)")
      case .same: #expect(effects.isEmpty, "\(row)")
      case .unknown: break
      }
      let proof = row.proof.map { [$0.rawValue] } ?? []
      return ([row.effect.rawValue, row.difference.path] + proof).joined(separator: " ")
    }
  }

  private func text(_ checks: String) -> String { #"{"type":"string","checks":[\#(checks)]}"# }
  private func object(_ fields: String, unknownKeys: String = "strip") -> String {
    #"{"type":"object","shape":{\#(fields)},"unknownKeys":"\#(unknownKeys)"}"#
  }

  private static let minimum = #"{"check":"min_length","minimum":2}"#
  private static let maximum = #"{"check":"max_length","maximum":3}"#

  @Test func limits() throws {
    #expect(
      try lines(text(Self.minimum), text(""))
        == ["looser $ normal form"])
    #expect(
      try lines(text(""), text(Self.maximum))
        == ["stricter $ normal form"])
    // Both rows are of one value, and each is by itself.
    #expect(
      try lines(text(Self.minimum), text(Self.maximum))
        == ["looser $ normal form", "stricter $ normal form"])
    let implied = text(#"{"check":"min_length","minimum":1},"# + Self.minimum)
    #expect(
      try lines(text(Self.minimum), implied) == ["changed $ normal form", "changed $ normal form"])
  }

  @Test func fields() throws {
    let one = object(#""a":{"type":"string"}"#)
    let two = object(#""a":{"type":"string"},"b":{"type":"number"}"#)
    #expect(try lines(one, two) == [#"stricter $.b normal form"#])
    #expect(try lines(two, one) == [#"looser $.b normal form"#])
    #expect(
      try lines(one, object(#""a":{"type":"string"}"#, unknownKeys: "keep"))
        == [#"changed $ normal form"#])
    #expect(
      try lines(one, object(#""a":{"type":"string"}"#, unknownKeys: "reject"))
        == ["stricter $ normal form"])
  }

  @Test func bothDirectionsNeedTwoPayloads() throws {
    #expect(
      try lines(#"{"type":"enum","values":["a","b"]}"#, #"{"type":"enum","values":["b","c"]}"#)
        == ["stricter $ normal form", "looser $ normal form"])
    #expect(try lines(#"{"type":"string"}"#, #"{"type":"null"}"#) == [#"both $"#])
  }

  /// Each row of several is validated by the actual schemas.
  @Test func changesOfSeveralFields() throws {
    func both(_ a: String, _ b: String) -> String { object(#""a":\#(text(a)),"b":\#(text(b))"#) }
    let report = try report(both(Self.minimum, ""), both("", Self.maximum))
    #expect(report.rows.map(\.effect) == [.looser, .stricter])
    for row in report.rows {
      let evidence = try #require(row.evidence.first)
      let (before, after) = evidence.outcomes
      guard case .valid = row.effect == .looser ? after : before,
        case .invalid = row.effect == .looser ? before : after
      else {
        Issue.record("\(row.difference): \(evidence)")
        continue
      }
    }
    #expect(report.refutations.count == 2)
  }

  @Test func messages() throws {
    func worded(_ message: String) -> String {
      text(#"{"check":"max_length","maximum":3,"message":"\#(message)"}"#)
    }
    #expect(try lines(worded("a"), worded("b")) == [#"reworded $ structure"#])
  }

  /// Two regular expressions of the same language: no payload differs, and no form proves it.
  @Test func whatIsNotKnownIsUnknown() throws {
    func pattern(_ source: String) -> String {
      text(#"{"check":"string_format","format":"regex","pattern":"\#(source)"}"#)
    }
    let report = try report(pattern("^[ab]+$"), pattern("^(?:a|b)(?:a|b)*$"))
    #expect(report.rows.map(\.effect) == [.unknown])
    #expect(report.whole.readers == .unknown && report.whole.writers == .unknown)
  }

  /// The bounds of the search and of the proof don't depend on a clock.
  @Test func largeSchemasAreBounded() throws {
    let options = (0..<200).map { #"{"type":"literal","values":[\#($0)]}"# }
    func union(_ options: some Sequence<String>) -> String {
      #"{"type":"union","options":[\#(options.joined(separator: ","))]}"#
    }
    #expect(try report(union(options), union(options.dropLast())).rows.count == 1)
    var (old, new) = (text(""), text(Self.maximum))
    for _ in 0..<60 {
      (old, new) = (object(#""a":\#(old)"#), object(#""a":\#(new)"#))
    }
    #expect(try report(old, new).rows.count == 1)
    let fields = (0..<150).map { #""f\#($0)":{"type":"string"}"# }.joined(separator: ",")
    let changed = fields.replacing(#""f75":{"type":"string"}"#, with: #""f75":{"type":"number"}"#)
    #expect(try report(object(fields), object(changed)).rows.map(\.effect) == [.both])
  }

  @Test func theSameReportEachTime() throws {
    let old = try #require(
      SchemaCatalog.document(named: "login", of: .february2026, currentYear: 2026))
    let new = try #require(
      SchemaCatalog.document(named: "login", of: .august2026, currentYear: 2026))
    func lines() -> [String] {
      let report = ComparisonReport(
        from: old,
        ComparedSchema(
          old.schema, zod: .v4_3_6, functions: WebRevision.february2026.functions,
          functionSet: "a"),
        to: new,
        ComparedSchema(
          new.schema, zod: .v4_6_7, functions: WebRevision.august2026.functions, functionSet: "b"))
      return report.rows.map { row in
        "\(row.effect) \(row.difference) \(row.evidence.map { PayloadText.string(of: $0.payload) })"
      }
    }
    #expect(lines() == lines())
  }
}
