import CompassSchemas
import Foundation
import SchemaModel
import TestSupport
import Testing
import Validation

@testable import compass_validate

/// A thread validates a file or rejects it, and never waits for it.
@Suite struct FileValidationTests {
  private func report(on path: String) throws -> FileReport {
    let validator = try Validator(
      document: Array(
        #"{"format":"schema-document/1","name":"any","schema":{"type":"any"}}"#.utf8),
      functions: WebRevision.february2026.functions)
    var options = CheckOptions(schema: SchemaChoice(place: .named("any")), files: [path])
    options.isQuiet = true
    options.lineLimit = 1_000
    var judge = FileValidation(validator, options)
    return judge.work(InputItem(path: path, name: "a.json", isNDJSON: false))
  }

  @Test func aRegularFile() throws {
    let folder = try TemporaryFolder()
    let report = try report(on: folder.write("{}", to: "a.json"))
    #expect(report.failure == nil)
    #expect(report.part.summary == .init())
  }

  /// A file that was regular when it was queued and is a device now.
  @Test func aDevice() throws {
    #expect(try report(on: "/dev/null").failure?.description == "a.json: changed while it was read")
  }

  /// Opening a pipe without a writer would block forever.
  @Test func aPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder["a.json"]
    #expect(mkfifo(path, 0o600) == 0)
    let isDone = DispatchSemaphore(value: 0)
    // Opens the pipe only if the validate blocks on it, so that the test ends in any case.
    let writer = Foundation.Thread {
      guard isDone.wait(timeout: .now() + 60) == .timedOut else { return }
      _ = try? folder.write("", to: "waited")
      close(open(path, O_WRONLY | O_NONBLOCK))
    }
    writer.start()
    let report = try report(on: path)
    isDone.signal()
    #expect(folder.names == ["a.json"])
    #expect(report.failure?.description == "a.json: changed while it was read")
  }
}
