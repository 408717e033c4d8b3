internal import Checksums

/// Compares what a run has read and done with what the manifest above its paths promises.
struct ManifestCheck {
  private struct Suite {
    /// The manifest's folder, ending in a slash.
    var folder: String
    var manifest: SuiteManifest
    /// The requested paths below the folder; "" is the whole folder.
    var requests: [String] = []
    var seen: Set<String> = []
  }

  private var suites: [Suite] = []
  private(set) var faults: [String] = []

  /// The versions of the suites that the run touches.
  var versions: [SuiteVersion] { suites.compactMap(\.manifest.version) }

  /// Finds the manifests of a run: in a path's folder, in one above it, and below it.
  ///
  /// An app may keep its own suites below the recorded ones, in a folder with another manifest.
  init(paths: [String]) throws(VectorError) {
    for path in paths {
      let path = StoredFile.standardized(path)
      if let file = ConformanceRun.file(named: SuiteManifest.fileName, near: [path]) {
        try add(file)
      }
      for file in ConformanceRun.manifests(below: path) { try add(file) }
    }
    for place in suites.indices {
      for path in paths {
        let path = StoredFile.standardized(path) + "/"
        let folder = suites[place].folder
        if folder.hasPrefix(path) {
          suites[place].requests.append("")
        } else if path.hasPrefix(folder) {
          suites[place].requests.append(String(path.dropFirst(folder.count)))
        }
      }
    }
  }

  /// Adds the suite of a manifest, unless it is there.
  private mutating func add(_ file: String) throws(VectorError) {
    let folder = String(file.dropLast(SuiteManifest.fileName.utf8.count))
    if suites.contains(where: { $0.folder == folder }) { return }
    let manifest = try SuiteManifest(file: file)
    if manifest.releases.last?.digest != manifest.digest {
      faults.append("manifest.json lists other files than its last version has")
    }
    if SuiteManifest.FileFormat(in: folder) != manifest.fileFormat {
      faults.append(
        "\(SuiteManifest.FileFormat.fileName) is not that of version \(manifest.versionText)")
    }
    suites.append(Suite(folder: folder, manifest: manifest))
  }

  /// Records that a file was read and `cases` of its cases ran.
  mutating func note(_ file: String, digest: ByteDigest?, cases: Int) {
    let file = StoredFile.standardized(file)
    // The nearest manifest above the file has the longest path.
    let owner = suites.map(\.folder).filter(file.hasPrefix).max { $0.utf8.count < $1.utf8.count }
    for place in suites.indices where suites[place].folder == owner {
      let name = String(file.dropFirst(suites[place].folder.count))
      suites[place].seen.insert(name)
      guard let entry = suites[place].manifest.files.first(where: { $0.path == name }) else {
        faults.append("\(name) is not listed in manifest.json")
        continue
      }
      if entry.digest != digest {
        let version = suites[place].manifest.versionText
        let found = digest.map(String.init(describing:)) ?? "nothing"
        faults.append(
          "\(name) is not that of version \(version): its digest is \(found), not \(entry.digest)")
      }
      if cases < entry.minimum {
        faults.append("\(name) has run \(cases) cases, at least \(entry.minimum) must run")
      }
    }
  }

  /// Notes the files that the run should have come upon.
  mutating func finish() {
    for suite in suites {
      for entry in suite.manifest.files where !suite.seen.contains(entry.path) {
        let isAsked = suite.requests.contains { (entry.path + "/").hasPrefix($0) }
        if isAsked { faults.append("\(entry.path) is listed in manifest.json and is not there") }
      }
    }
  }
}
