import CompassSchemas
import Foundation
import PayloadGeneration
import PayloadWarnings
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Payloads that are not inspected have no warning, and most payloads without one are not inspected.
@Suite struct QuietWalkTests {
  /// The answers about a payload.
  private struct Answer {
    /// Whether the quick walk over its tape finds nothing.
    var isQuiet: Bool
    /// Whether one pass over its text finds nothing.
    var isOrdinary: Bool
    /// The findings of an inspection.
    var report: PayloadInspector.Report

    var hasNothing: Bool { report.warnings.isEmpty && report.rejectedKeys.isEmpty }
  }

  private struct Subject: ~Copyable {
    let inspector: PayloadInspector
    var records: RecordValidator

    init(_ validator: Validator) {
      inspector = Inspection(validator).inspector
      records = RecordValidator(validator, keepsOutput: false, notesOrdinary: true)
    }

    mutating func answer(_ payload: [UInt8]) throws -> Answer {
      let document = try JSONDocument(payload)
      let verdict = try payload.withUnsafeBufferPointer { try records.verdict(on: $0) }
      let (inspector, isOrdinary) = (inspector, records.isOrdinary)
      return document.withView { view in
        Answer(
          isQuiet: inspector.isQuiet(view, isValid: verdict == .valid),
          isOrdinary: isOrdinary && inspector.trustsOrdinary, report: inspector.inspect(view))
      }
    }
  }

  private static func expect(
    _ answer: Answer, _ name: String, _ payload: [UInt8]
  ) {
    guard answer.isQuiet || answer.isOrdinary, !answer.hasNothing else { return }
    let found =
      answer.report.warnings.map(\.message) + answer.report.rejectedKeys.map(\.key)
    Issue.record(
      "\(name): \(answer.isQuiet) \(answer.isOrdinary) hide \(found) in \(String(decoding: payload, as: UTF8.self))"
    )
  }

  /// The number of payloads of each schema, each of which is changed twice.
  private static let count =
    ProcessInfo.processInfo.environment["COMPASS_WARNING_PAYLOADS"].flatMap(UInt64.init)
    ?? UInt64(Rounds.of(40))

  @Test(arguments: WebRevision.allCases)
  func theCatalog(_ revision: WebRevision) throws {
    var random = SeededGenerator(seed: 60)
    var (quiet, ordinary, silent) = (0, 0, 0)
    for document in SchemaCatalog.documents(of: revision, currentYear: 2026) {
      guard let generator = try? PayloadGenerator(document.schema, version: revision.zod),
        let validator = try? Validator(
          document.schema, zod: revision.zod, functions: revision.functions)
      else { continue }
      var subject = Subject(validator)
      for index in 0..<Self.count {
        for payload in [
          try? generator.valid(seed: 60, index: index),
          (try? generator.invalid(seed: 60, index: index))?.payload,
        ] {
          guard let payload else { continue }
          var text = JSONWriter.bytes(of: payload)
          for change in 0..<3 {
            if change > 0 { text = ChangedText.changed(text, &random) }
            let answer = try subject.answer(text)
            Self.expect(answer, document.name, text)
            silent += answer.hasNothing ? 1 : 0
            quiet += answer.hasNothing && answer.isQuiet ? 1 : 0
            ordinary += answer.isOrdinary ? 1 : 0
          }
        }
      }
    }
    #expect(silent > Rounds.of(1_000))
    // Changed payloads often have odd numbers and characters, which are looked at.
    #expect(quiet * 2 > silent, "\(quiet) of \(silent)")
    #expect(ordinary * 4 > silent, "\(ordinary) of \(silent)")
  }

  private static let cat = ZodSchema.object([
    "kind": .literal("cat"), "name": .string().optional(), "lives": .number().optional(),
  ])
  private static let dog = ZodSchema.object([
    "kind": .literal("dog"), "name": .enumeration("Rex", "Bello").or(.string()).optional(),
    "toys": .array(.string()).optional(),
  ])
  /// An option that takes any kind.
  private static let other = ZodSchema.object([
    "kind": .literal("any").catch("any"), "name": .string().optional(),
  ])

  private static let schemas: [(String, ZodSchema)] = [
    ("discriminated", .discriminatedUnion("kind", cat, dog)),
    ("discriminated with a catch", .discriminatedUnion("kind", other, cat, dog)),
    ("union", .union([cat, dog])), ("caught", cat.catch(JSONValue.object(JSONObject()))),
    ("array", .array(.discriminatedUnion("kind", cat, dog))),
    ("record", .record(.string(), cat)),
    ("listed record", .record(.enumeration("kind", "name"), .string())),
    ("intersection", .intersection(cat, dog)), ("strict", .strictObject(["kind": dog])),
    ("loose", .looseObject(["kind": .string()])), ("tuple", .tuple([cat, .string()], rest: dog)),
    ("any", .any), ("nested", .object(["kind": .object(["name": cat.nullable()])])),
    ("union with a catch", .union([.number().catch(0), cat])),
  ]

  private static let payloads = [
    #"{"kind":"cat","name":"Tom","lives":9}"#,
    #"{"kind":"dog","name":"Rex","toys":["ball","b\nc"]}"#,
    #"{"kind":"dog","name":"Rex\n"}"#, #"{"kind":"dog","name":"a\u00a0b"}"#, #"{"kind":"any"}"#,
    #"{"kind":"dog","lives":1}"#, #"{"name":"Tom","kind":"cat"}"#, #"{"kind":"cat","kind":"dog"}"#,
    #"{"kimd":"cat"}"#, #"{"kind":{"kind":"dog","toys":[]}}"#, #"{"kind":{"name":{"kind":"cat"}}}"#,
    #"[{"kind":"cat"},{"kind":"dog","toys":["é"]}]"#,
    #"[{"kind":"cat"},"x",{"kind":"dog","lives":2}]"#,
    #"{"a":{"kind":"cat"},"b":{"kind":"cat","toys":[]}}"#, #"{"a":1,"\u0061":2}"#,
    "12345678901234567",
    #"{"a":{"b":[{"c":1,"c":2}]}}"#, #"{"kind":"cat","name":" "}"#, #"{"k\u0069nd":"cat"}"#,
  ]

  @Test(arguments: schemas)
  func otherSchemas(_ name: String, _ schema: ZodSchema) throws {
    var random = SeededGenerator(seed: 61)
    var subject = Subject(try Validator(schema))
    for payload in Self.payloads {
      var text = Array(payload.utf8)
      for change in 0..<40 {
        Self.expect(try subject.answer(text), name, text)
        text = ChangedText.changed(change % 4 == 0 ? Array(payload.utf8) : text, &random)
      }
    }
  }

  /// Blanks inside of accepted strings make no difference, those at their ends do.
  @Test func theFirstLookKnowsWhatMatters() throws {
    var subject = Subject(try Validator(Self.dog))
    func isQuiet(_ payload: String) throws -> Bool {
      try subject.answer(Array(payload.utf8)).isQuiet
    }
    #expect(try isQuiet(#"{"kind":"dog","toys":["a\nb","é","\"x\"","\ud83d\ude00"]}"#))
    #expect(try !isQuiet(#"{"kind":"dog","toys":["a\n"]}"#))
    #expect(try !isQuiet(#"{"kind":"dog","toys":["\u00a0a"]}"#))
    #expect(try !isQuiet(#"{"kind":"dog","name":"R\nex"}"#))
    #expect(try !isQuiet(#"{"kind":"dog","breed":"a"}"#))
    #expect(try isQuiet(#"{"toys":[],"kind":"dog"}"#))
  }
}
