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

  /// Finds the manifests of the paths of a run: in a path's folder, or in one above it.
  init(paths: [String]) throws(VectorError) {
    for path in paths {
      guard let file = ConformanceRun.file(named: SuiteManifest.fileName, near: [path]) else {
        continue
      }
      let folder = String(file.dropLast(SuiteManifest.fileName.utf8.count))
      if !suites.contains(where: { $0.folder == folder }) {
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
      guard let place = suites.firstIndex(where: { $0.folder == folder }) else { continue }
      suites[place].requests.append(Self.standardized(path + "/", below: folder) ?? "")
    }
  }

  /// Records that a file was read and `cases` of its cases ran.
  mutating func note(_ file: String, digest: ByteDigest?, cases: Int) {
    for place in suites.indices {
      guard let name = Self.standardized(file, below: suites[place].folder) else { continue }
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

  /// Returns a path relative to a folder; nil if it is not below it.
  private static func standardized(_ path: String, below folder: String) -> String? {
    let isFolder = path.hasSuffix("/")
    let full = StoredFile.standardized(path) + (isFolder ? "/" : "")
    guard full.hasPrefix(folder) else { return nil }
    return String(full.dropFirst(folder.count))
  }
}
