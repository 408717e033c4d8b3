import Foundation
import TestSupport
import Testing

#if os(Linux)
/// The most memory that the tool has had does not grow with its input.
@Suite(.serialized) struct PeakMemoryTests {
  /// The limit that README promises for any input, in kilobytes.
  private static let limit = 65_536
  /// The tolerated difference of a run, in kilobytes.
  private static let tolerance = 8_192

  /// Lines of which every 50th is invalid.
  private func lines(_ count: Int) -> String {
    let valid = "{\"role\":\"head\",\"phone\":\"5550101234\",\"x\":[\"an unknown field\",1,2,3]}\n"
    return (0..<count).map { $0 % 50 == 0 ? "{\"role\":\"boss\"}\n" : valid }.joined()
  }

  /// Returns the peak of a run over a file, in kilobytes.
  private func peak(_ name: String, in folder: TemporaryFolder, _ options: [String]) throws -> Int {
    // Standard input comes after the file and stays open, so that the tool can be looked at when it is done
    // with the file: the kernel keeps the peak of a running process alone without that of who started it.
    let tool = try RunningTool(
      ["coach", name, "-", "--ndjson", "--format", "github"] + options, in: folder)
    defer { tool.end(by: SIGKILL) }
    try tool.write("[]\n")
    #expect(tool.wait { tool.output.contains("file=<stdin>,line=1,") })
    return try #require(tool.status("VmHWM").flatMap { Int($0) })
  }

  @Test(arguments: [["-j", "1"], ["-j", "4"]])
  func ofLines(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(lines(20_000), to: "few.ndjson")
    try folder.write(lines(200_000), to: "many.ndjson")
    let few = try peak("few.ndjson", in: folder, options)
    let many = try peak("many.ndjson", in: folder, options)
    #expect(many < few + Self.tolerance)
    #expect(many < Self.limit)
  }

  @Test func ofCompressedLines() throws {
    let folder = try TemporaryFolder()
    try folder.write(Gzip.member(lines(20_000)), to: "few.ndjson.gz")
    try folder.write(Gzip.member(lines(200_000)), to: "many.ndjson.gz")
    let few = try peak("few.ndjson.gz", in: folder, [])
    let many = try peak("many.ndjson.gz", in: folder, [])
    #expect(many < few + Self.tolerance)
    #expect(many < Self.limit)
  }

  @Test func ofFiles() throws {
    let folder = try TemporaryFolder()
    let text = lines(100)
    for number in 0..<1_000 { try folder.write(text, to: "many/\(number).ndjson") }
    for number in 0..<100 { try folder.write(text, to: "few/\(number).ndjson") }
    let few = try peak("few", in: folder, ["-j", "4"])
    let many = try peak("many", in: folder, ["-j", "4"])
    #expect(many < few + Self.tolerance)
    #expect(many < Self.limit)
  }
}
#endif
