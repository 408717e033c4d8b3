import Foundation
import TestSupport
import Testing

@testable import compass_validate

/// A file is validated once, by the first of its names.
@Suite struct SameFileTests {
  private func names(_ paths: [String], in folder: TemporaryFolder) -> [String] {
    InputList().expand(paths.map { folder[$0] }).items
      .map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func otherNamesOfAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "a.json")
    try folder.write("1", to: "sub/b.json")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder["link.json"], withDestinationPath: "a.json")
    try files.createSymbolicLink(atPath: folder["linked"], withDestinationPath: "sub")
    try files.linkItem(atPath: folder["a.json"], toPath: folder["hard.json"])
    #expect(
      names(
        ["./a.json", "a.json", "link.json", "hard.json", "sub/../a.json", "*.json"], in: folder)
        == ["./a.json"])
    #expect(names(["linked/b.json", "sub", "linked", "s*/*"], in: folder) == ["linked/b.json"])
    #expect(names(["link.json", "a.json"], in: folder) == ["link.json"])
  }

  /// A pipe has no second reading, and a file that is missing is reported each time that it is named.
  @Test func otherInputsAreTakenAsNamed() throws {
    let folder = try TemporaryFolder()
    #expect(names(["gone.json", "gone.json"], in: folder) == ["gone.json", "gone.json"])
  }

  @Test func extensionsInAnyCase() throws {
    let folder = try TemporaryFolder()
    let all = ["A.JSON", "B.NDJSON", "c.Jsonl", "d.json.GZ", "e.JSONL.gz"]
    for name in all + ["f.json5", "json", "g.gz", "h.json.bak"] { try folder.write("1", to: name) }
    let items = InputList().expand([folder.path]).items
    #expect(items.map { String($0.path.dropFirst(folder.path.count + 1)) } == all)
    #expect(items.map(\.isNDJSON) == [false, true, true, false, true])
  }
}
