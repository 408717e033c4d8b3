import Foundation
import TestSupport
import Testing

/// The reader of `Examples/Bulk/spark_validate.py`, which takes verdicts from a worker's pipe.
@Suite struct BulkReaderTests {
  private static let count = 20_000

  /// Pipes verdicts through the reader; nil if there is no Python.
  ///
  /// - Parameter worker: a shell's command that runs the tool, which is `$0`.
  private func read(_ worker: String) throws -> (status: Int32, output: String, errors: String)? {
    let folder = try TemporaryFolder()
    try folder.write(
      String(repeating: "{\"role\":\"head\"}\n", count: Self.count), to: "people.ndjson")
    // As Spark does, the reader sees the lines of the pipe, and not how the worker ended.
    try folder.write(
      """
      import sys
      sys.path.insert(0, sys.argv[1])
      sys.dont_write_bytecode = True
      from spark_validate import whole
      for line in whole(line.rstrip("\\n") for line in sys.stdin):
          print(line)
      """, to: "reader.py")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      command -v python3 >/dev/null || exit 77
      { \(worker)
      } | python3 reader.py "$1" > out 2> errors
      """,
      try CompassValidateProcess.executable.path, Repository.path("Examples/Bulk"),
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 77 { return nil }
    return (
      process.terminationStatus, folder.text(of: "out") ?? "", folder.text(of: "errors") ?? ""
    )
  }

  @Test func aWholeStreamIsRead() throws {
    guard let run = try read("\"$0\" verdicts coach people.ndjson --exit-zero --end") else {
      return
    }
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let verdict = "{\"valid\":true,\"output\":{\"role\":\"head\"}}\n"
    let isWhole = run.output == String(repeating: verdict, count: Self.count)
    #expect(isWhole)
  }

  /// A worker that dies leaves a gap, which is an error.
  @Test(arguments: [
    // It is killed while it waits for more input; `kill -9` leaves it no time to clean up.
    """
    { head -n 9000 people.ndjson; sleep 3; } 2>/dev/null | "$0" verdicts coach --exit-zero --end & \
    worker=$!; sleep 1; kill -9 $worker
    """,
    // It stops at an arbitrary byte, as the pipe's other end does.
    "\"$0\" verdicts coach people.ndjson --exit-zero --end | head -c 100000",
    "\"$0\" verdicts coach people.ndjson --exit-zero --end | head -n 3409",
    "\"$0\" verdicts coach missing.ndjson --exit-zero --end 2>/dev/null",
    // A line is lost in between.
    "\"$0\" verdicts coach people.ndjson --exit-zero --end | sed 77d",
    "true",
  ])
  func aGapIsAnError(_ worker: String) throws {
    guard let run = try read(worker) else { return }
    #expect(run.status == 1)
    #expect(run.errors.contains("ValueError: the verdicts of a partition are incomplete"))
  }
}
