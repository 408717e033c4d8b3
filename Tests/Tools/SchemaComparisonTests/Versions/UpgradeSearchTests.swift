import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import SchemaComparison

/// The search and its report.
@Suite struct UpgradeSearchTests {
  private func report(
    _ schema: ZodSchema, from: ZodVersion = .v4_4_3, to: ZodVersion = .v4_6_7,
    limits: ValidationLimits = .default, count: UInt64 = 0, _ payloads: [JSONValue] = []
  ) throws -> UpgradeReport {
    var search = try UpgradeSearch(
      ComparedSchema(schema, zod: from, limits: limits), to: to, count: count)
    return search.run(payloads)
  }

  private func payloads(_ report: UpgradeReport) -> [String] {
    report.findings.compactMap(\.witness.text)
  }

  @Test func aSchemaThatNoChangeTouchesHasNoDifference() throws {
    let report = try report(.object { Field("on", .boolean()) }, from: .v4_3_6)
    #expect(report.findings.isEmpty)
    #expect(report.possible.isEmpty)
    #expect(report.validated > 0)
  }

  @Test func theSameSearchHasTheSameReport() throws {
    let schema = ZodSchema.object {
      Field("name", .string().min(2).max(9))
      Field("link", .string().url().optional())
      Field("rest", ZodSchema.tuple(.string(), .string().optional()))
    }
    let reports = try (0..<2).map { _ in try report(schema, from: .v4_3_6, count: 20) }
    #expect(payloads(reports[0]) == payloads(reports[1]))
    #expect(reports[0].findings.map(\.path) == reports[1].findings.map(\.path))
    #expect(reports[0].validated == reports[1].validated)
  }

  @Test func theWitnessHasNoMemberThatTheDifferenceDoesNotNeed() throws {
    let schema = ZodSchema.object {
      Field("name", .string().max(10))
      Field("other", .string().optional())
    }
    let name = JSONValue.string(.init(String(repeating: "\u{1F600}", count: 9)))
    let report = try report(schema, [["name": name, "other": "text", "more": [1, 2]]])
    #expect(payloads(report).first?.hasPrefix(#"{"name":"#) == true)
    #expect(payloads(report).first?.contains("other") == false)
    #expect((payloads(report).first?.utf8.count ?? 0) < 40)
  }

  @Test func theGravestDifferenceComesFirstAndNamesTheOthers() throws {
    let report = try report(.string().min(4).max(6))
    let finding = try #require(report.findings.first)
    #expect(finding.effect == .rejected)
    #expect(finding.otherEffects.first == .accepted)
    #expect(report.findings.map(\.effect) == report.findings.map(\.effect).sorted())
  }

  @Test func aPayloadFromOutsideShowsWhatTheSearchDoesNotMake() throws {
    let schema = ZodSchema.string().regex("^(?:x\u{1F600}){2}$").max(5)
    let report = try report(schema, ["x\u{1F600}x\u{1F600}"])
    #expect(report.findings.first?.effect == .accepted)
    #expect(report.findings.first?.changes.map(\.id) == [.stringLengthUnit])
  }

  @Test func anUndecidedPayloadIsCountedAndNoDifference() throws {
    var limits = ValidationLimits.default
    limits.reading.maximumStringBytes = 4
    let report = try report(.string().max(2), limits: limits, ["long text"])
    #expect(report.undecided > 0)
    for finding in report.findings {
      #expect((finding.witness.text?.utf8.count ?? 0) <= 6)
    }
  }

  @Test func aSchemaThatNeitherVersionMakesThrows() {
    #expect(throws: SchemaError.self) {
      try report(ZodSchema(.transform(ZodSchema.Transform("missing"))))
    }
  }

  @Test func aSchemaThatContainsItselfIsEntered() throws {
    let node = ZodSchema.object {
      Field("name", .string().max(3))
      Field("child", ZodSchema(.optional(ZodSchema(.reference("node")))))
    }
    var schema = node
    schema.label = "node"
    let report = try report(schema)
    #expect(report.findings.contains { $0.path == "$.child.name" })
  }

  @Test("A path has the notation of `diff`, whatever the key")
  func pathOfAnUnusualKey() throws {
    let report = try report(.object { Field("first name", .string().max(3)) })
    #expect(report.findings.contains { $0.path == #"$["first name"]"# })
  }

  @Test func aSchemaTooLargeIsCut() throws {
    let fields = (0..<ProbedNodes.maximumCount).map { Field(.init("f\($0)"), .string().max(2)) }
    let schema = ZodSchema(.object(.init(fields)))
    let walk = ProbedNodes(ExampleMaker(ComparedSchema(schema, zod: .v4_6_7), seed: 0))
    #expect(walk.isCut)
    #expect(walk.nodes.count == ProbedNodes.maximumCount)
  }

  @Test func twoChangesThatOnlyTogetherMakeADifferenceAreOneFinding() throws {
    let undefined = ZodSchema.object { Field("v", ZodSchema(.undefined)) }
    let report = try report(undefined, from: .v4_3_6, to: .v4_4_3)
    #expect(
      report.findings.map(\.changes).map { $0.map(\.id) } == [
        [.absentKey, .undefinedMayBeAbsent]
      ])
  }

  @Test func infiniteNumbersAreWrittenSoThatTheyReadBack() throws {
    let payload: JSONValue = ["a": [.number(.infinity), .number(-.infinity), 1, "x\n"]]
    let text = PayloadText.string(of: payload)
    #expect(text == #"{"a":[1e999,-1e999,1,"x\n"]}"#)
    #expect(try JSONDocument(Array(text.utf8)).value == payload)
  }
}
