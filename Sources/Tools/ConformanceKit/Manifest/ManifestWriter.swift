internal import SourceJSON

/// Brings a suite's manifest up to the files that there are now.
public enum ManifestWriter {
  /// A manifest to write.
  public struct Manifest: Sendable {
    /// The path of its file.
    public let path: String
    /// The contents of its file.
    public let text: String
  }

  /// Returns the new `manifest.json` of a folder of vectors that has one.
  ///
  /// The notes on the families stay. Each minimum is raised to the cases that a file has now. Files below another manifest
  /// belong to that.
  ///
  /// - Parameters:
  ///   - folder: the suite's folder.
  ///   - version: the version that the files have from now on.
  /// - Throws: `VectorError` when a file can't be used; when files changed and the version is not above
  ///   the last one; when a file is gone or has fewer cases than it had, which only an edit of the
  ///   manifest itself may allow; or when a file is in no family.
  public static func manifest(
    of folder: String, for version: SuiteVersion
  ) throws(VectorError) -> Manifest {
    let folder = StoredFile.standardized(folder)
    let path = folder + "/" + SuiteManifest.fileName
    func error(_ reason: String) -> VectorError { VectorError(file: path, reason: reason) }
    var manifest = try SuiteManifest(file: path)
    var files: [SuiteManifest.File] = []
    let others = ConformanceRun.manifests(below: folder)
      .map { String($0.dropLast(SuiteManifest.fileName.utf8.count)) }
    for file in try ConformanceRun.files(at: folder) where !others.contains(where: file.hasPrefix) {
      let suite = try VectorSuite(file: file)
      let name = String(file.dropFirst(folder.count + 1))
      guard let digest = suite.digest else { throw error("\(name) has no bytes") }
      guard manifest.family(of: name) != nil else {
        throw error("\(name) is in no family; say why it exists and where it comes from")
      }
      files.append(
        SuiteManifest.File(
          path: name, suite: suite.name, minimum: suite.cases.count, digest: digest))
    }
    for old in manifest.files {
      guard let new = files.first(where: { $0.path == old.path }) else {
        throw error("\(old.path) is gone; take it out of the manifest first")
      }
      guard new.minimum >= old.minimum else {
        throw error(
          "\(old.path) has \(new.minimum) cases and must have \(old.minimum); lower its minimum first"
        )
      }
    }
    manifest.files = files
    manifest.fileFormat = SuiteManifest.FileFormat(in: folder)
    if manifest.releases.last?.version == version {
      guard manifest.releases.last?.digest == manifest.digest else {
        throw error("files differ from version \(version); give a higher one")
      }
    } else {
      if let last = manifest.releases.last?.version, version < last {
        throw error("version \(version) is below \(last)")
      }
      manifest.releases.append(.init(version: version, digest: manifest.digest))
    }
    return Manifest(path: path, text: JSONWriter.indentedString(of: manifest.value) + "\n")
  }
}
