import ConformanceKit
import SourceJSON
import TestSupport
import Testing

/// `manifest.json`: files change only with the version, and cases can't be lost unseen.
@Suite struct ManifestTests {
  private static let empty = """
    {"format":"conformance-manifest/2","families":[{"folder":"urls","why":"w","source":"s"}],\
    "file_format":null,"files":[],"releases":[]}
    """

  /// Returns a folder with two files and a manifest of version 1.0.0.
  private func suite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      VectorFiles.suite("one", cases: VectorFiles.passing("a"), VectorFiles.passing("b")),
      to: "urls/one.json")
    try folder.write(VectorFiles.suite("two", cases: VectorFiles.passing("c")), to: "urls/two.json")
    try folder.write(Self.empty, to: "manifest.json")
    try update(folder, to: "1.0.0")
    return folder
  }

  private func update(_ folder: TemporaryFolder, to version: String) throws {
    let manifest = try ManifestWriter.manifest(
      of: folder.path, for: #require(SuiteVersion(version)))
    try folder.write(manifest.text, to: "manifest.json")
  }

  private func report(on paths: String...) throws -> RunReport {
    try ConformanceRun(knownGaps: nil).report(on: paths)
  }

  @Test func untouchedFilesAreGreen() throws {
    let folder = try suite()
    let report = try report(on: folder.path)
    #expect(report.isGreen)
    #expect(report.versions.map(\.description) == ["1.0.0"])
    #expect(report.text == "one  2 passed, 0 failed\ntwo  1 passed, 0 failed\n3 passed, 0 failed")
    #expect(try self.report(on: folder["urls/two.json"]).isGreen)
    #expect(try self.report(on: folder["urls"]).isGreen)
  }

  @Test func aChangedByteFailsTheRun() throws {
    let folder = try suite()
    try folder.write(
      VectorFiles.suite("two", cases: VectorFiles.passing("d")), to: "urls/two.json")
    for path in [folder.path, folder["urls"], folder["urls/two.json"]] {
      let report = try report(on: path)
      #expect(!report.isGreen)
      #expect(report.failed == 1)
      #expect(report.manifestFaults.count == 1)
      #expect(
        report.manifestFaults.first?.hasPrefix("urls/two.json is not that of version 1.0.0") == true
      )
      #expect(report.text.contains("\nurls/two.json is not that of version 1.0.0"))
      #expect(
        try JSONDocument(Array(report.json.utf8)).value["manifest_faults"]?.elements?.count == 1)
    }
    #expect(try report(on: folder["urls/one.json"]).isGreen)
  }

  @Test func lostCasesFailTheRun() throws {
    let folder = try suite()
    try folder.write(
      VectorFiles.suite("one", cases: VectorFiles.passing("a")), to: "urls/one.json")
    let faults = try report(on: folder.path).manifestFaults
    #expect(faults.contains("urls/one.json has run 1 cases, at least 2 must run"))
    #expect(throws: VectorError.self) { try update(folder, to: "2.0.0") }
  }

  @Test func aMissingFileFailsTheRun() throws {
    let folder = try suite()
    let text = try #require(folder.text(of: "manifest.json"))
    try folder.write(text.replacing("two.json", with: "gone.json"), to: "manifest.json")
    let faults = try report(on: folder.path).manifestFaults
    #expect(faults.contains("urls/gone.json is listed in manifest.json and is not there"))
    #expect(faults.contains("urls/two.json is not listed in manifest.json"))
    #expect(faults.contains("manifest.json lists other files than its last version has"))
    #expect(try report(on: folder["urls/one.json"]).manifestFaults.count == 1)
    #expect(throws: VectorError.self) { try update(folder, to: "2.0.0") }
  }

  @Test func suitesOfAnAppBelowHaveAManifestOfTheirOwn() throws {
    let folder = try suite()
    try folder.write(
      VectorFiles.suite("own", cases: VectorFiles.passing("x")), to: "app/urls/own.json")
    #expect(
      try report(on: folder.path).manifestFaults
        == ["app/urls/own.json is not listed in manifest.json"])
    try folder.write(Self.empty, to: "app/manifest.json")
    let manifest = try ManifestWriter.manifest(
      of: folder["app"], for: #require(SuiteVersion("7.0.0")))
    try folder.write(manifest.text, to: "app/manifest.json")
    // The recorded files are as they were.
    try update(folder, to: "1.0.0")
    for path in [folder.path, folder["app"], folder["app/urls/own.json"]] {
      #expect(try report(on: path).isGreen, "\(path)")
    }
    let versions = try report(on: folder.path).versions.map(\.description)
    #expect(versions == ["1.0.0", "7.0.0"])
    try folder.write(
      VectorFiles.suite("own", cases: VectorFiles.passing("y")), to: "app/urls/own.json")
    let faults = try report(on: folder.path).manifestFaults
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("urls/own.json is not that of version 7.0.0") == true)
  }

  @Test func aLoweredMinimumInTheManifestIsSeen() throws {
    let folder = try suite()
    let text = try #require(folder.text(of: "manifest.json"))
    try folder.write(
      text.replacing("\"minimum\": 2", with: "\"minimum\": 1"), to: "manifest.json")
    #expect(try !report(on: folder.path).isGreen)
  }

  @Test func changedFilesNeedAHigherVersion() throws {
    let folder = try suite()
    try update(folder, to: "1.0.0")
    try folder.write(
      VectorFiles.suite("two", cases: VectorFiles.passing("c"), VectorFiles.passing("d")),
      to: "urls/two.json")
    for version in ["1.0.0", "0.9.9"] {
      #expect(throws: VectorError.self) { try update(folder, to: version) }
    }
    #expect(try !report(on: folder.path).isGreen)
    try update(folder, to: "1.1.0")
    #expect(try report(on: folder.path).versions.map(\.description) == ["1.1.0"])
    #expect(try report(on: folder.path).isGreen)
  }

  @Test func theFormatOfTheFilesIsPartOfTheVersion() throws {
    let folder = try suite()
    try folder.write("{}", to: "vectors.schema.json")
    let fault = "vectors.schema.json is not that of version 1.0.0"
    #expect(try report(on: folder["urls/one.json"]).manifestFaults == [fault])
    #expect(throws: VectorError.self) { try update(folder, to: "1.0.0") }
    try update(folder, to: "1.1.0")
    #expect(try report(on: folder.path).isGreen)
    try folder.write("[]", to: "vectors.schema.json")
    #expect(try !report(on: folder.path).isGreen)
  }

  @Test func knownGapsMayChangeWithoutAVersion() throws {
    let folder = try suite()
    try folder.write(#"{"format":"known-gaps/1","gaps":[]}"#, to: "known-gaps.json")
    #expect(try report(on: folder.path).isGreen)
  }

  @Test func aFileOfNoFamilyIsRefused() throws {
    let folder = try suite()
    try folder.write(VectorFiles.suite("new", cases: VectorFiles.passing("x")), to: "new.json")
    let error = #expect(throws: VectorError.self) { try update(folder, to: "1.1.0") }
    #expect(error?.reason.contains("new.json is in no family") == true)
  }

  @Test(arguments: [
    "", "{}",
    #"{"format":"conformance-manifest/1","families":[],"file_format":null,"files":[],"releases":[]}"#,
    #"{"format":"conformance-manifest/2","families":[],"files":[],"releases":[]}"#,
    #"{"format":"conformance-manifest/2","families":[],"file_format":{"path":"a","bytes":1,"crc32":"00000000"},"files":[],"releases":[]}"#,
    #"{"format":"conformance-manifest/2","families":[],"file_format":null,"files":[],"releases":[],"note":1}"#,
    #"{"format":"conformance-manifest/2","families":[{"folder":"a","why":"","source":"s"}],"file_format":null,"files":[],"releases":[]}"#,
    #"{"format":"conformance-manifest/2","families":[],"file_format":null,"files":[{"path":"a","suite":"a","minimum":0,"bytes":1,"crc32":"00000000"}],"releases":[]}"#,
    #"{"format":"conformance-manifest/2","families":[],"file_format":null,"files":[],"releases":[{"version":"1.0","files":"00000000-2"}]}"#,
    #"{"format":"conformance-manifest/2","families":[],"file_format":null,"files":[],"releases":[{"version":"1.0.0","files":"00000000-2"},{"version":"1.0.0","files":"00000000-2"}]}"#,
  ])
  func aManifestThatIsNoneIsAnError(_ text: String) throws {
    let folder = try suite()
    try folder.write(text, to: "manifest.json")
    #expect(throws: VectorError.self) { try report(on: folder.path) }
  }

  @Test(arguments: [
    "", "1", "1.0", "1.0.0.0", "1.0.-1", "01.0.0", "1.0.0-a", "a.b.c", "99999999999999999999.0.0",
  ])
  func aVersionIsThreeNumbers(_ text: String) {
    #expect(SuiteVersion(text) == nil)
  }

  @Test func versionsAreOrderedByNumber() throws {
    let versions = try ["0.9.0", "0.10.0", "1.0.0", "1.0.2", "1.0.10"].map {
      try #require(SuiteVersion($0))
    }
    #expect(versions == versions.sorted())
  }
}
