import Foundation
import TestSupport
import Testing

/// The plans of many schemas, as files that a person reads.
///
/// A change that is meant is written with `RECORD_PLANS=1 swift test --filter GoldenPlanTests`; review the difference.
@Suite struct GoldenPlanTests {
  private static let folder = "Tests/Engine/ValidationTests/Plan/Golden"
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_PLANS"] != nil

  @Test(arguments: GoldenPlan.all)
  func thePlanIsThatOfTheFile(_ golden: GoldenPlan) throws {
    let path = "\(Self.folder)/\(golden.name).plan"
    let text = try golden.text()
    if Self.isRecording {
      try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path))
      return
    }
    let expected = (try? Repository.bytes(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text != expected else { return }
    let difference = LineDifference(from: expected, to: text)
    Issue.record("\(path), where - is the file and + the plan:\n\(difference)")
  }

  @Test func everyFileHasASchema() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(Self.folder))
    #expect(Set(files) == Set(GoldenPlan.all.map { "\($0.name).plan" }))
  }
}
