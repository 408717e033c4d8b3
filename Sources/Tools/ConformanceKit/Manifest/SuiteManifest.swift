internal import Checksums
internal import JSPrimitives
internal import NamedRules
internal import SourceJSON

/// The contents of a suite of vectors: its version, the purpose of each family of files, the digest and the least
/// number of cases of each file, and the JSON Schema of the files.
///
/// The list of known gaps is not part of it: it is the state of one implementation, and shrinks without a
/// change of the suite.
///
/// Files change only together with the version, and a run of fewer cases than the manifest requires fails, so no
/// vector can be lost unnoticed.
struct SuiteManifest: Sendable {
  /// The files of one folder.
  struct Family: Sendable, Hashable {
    /// The folder, relative to the manifest's.
    var folder: String
    /// Why it exists.
    var why: String
    /// The origin of its cases.
    var source: String
  }

  /// One vector file.
  struct File: Sendable, Hashable {
    /// Relative to the manifest's folder.
    var path: String
    var suite: String
    /// The least number of cases that must run.
    var minimum: Int
    var digest: ByteDigest
  }

  /// The JSON Schema of vector files.
  struct FileFormat: Sendable, Hashable {
    static let fileName = "vectors.schema.json"

    var digest: ByteDigest
  }

  /// A version and the digest of its list of files, the format's among them.
  struct Release: Sendable, Hashable {
    var version: SuiteVersion
    var digest: ByteDigest
  }

  static let fileName = "manifest.json"
  static let format = "conformance-manifest/2"

  var families: [Family]
  /// Nil where a suite's folder has no `vectors.schema.json`.
  var fileFormat: FileFormat?
  var files: [File]
  /// All versions so far, the current one last.
  var releases: [Release]

  /// The current version.
  var version: SuiteVersion? { releases.last?.version }
  var versionText: String { version.map(String.init(describing:)) ?? "none" }

  /// The digest of the list of files.
  var digest: ByteDigest {
    let format = fileFormat.map { [$0.value] } ?? []
    return ByteDigest(of: JSONWriter.bytes(of: .array(format + files.map(\.value))))
  }

  /// Returns the family that a file belongs to: that of the nearest folder above it.
  func family(of path: String) -> Family? {
    families.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
  }
}

extension SuiteManifest {
  /// The manifest as JSON.
  var value: JSONValue {
    [
      "format": .text(Self.format),
      "families": .array(
        families.map {
          ["folder": .text($0.folder), "why": .text($0.why), "source": .text($0.source)]
        }),
      "file_format": fileFormat?.value ?? .null,
      "files": .array(files.map(\.value)),
      "releases": .array(
        releases.map {
          ["version": .text($0.version.description), "files": .text($0.digest.description)]
        }),
    ]
  }
}

extension SuiteManifest.FileFormat {
  fileprivate var value: JSONValue {
    [
      "path": .text(Self.fileName), "bytes": .count(digest.count),
      "crc32": .text(digest.crc32.description),
    ]
  }
}

extension SuiteManifest.File {
  fileprivate var value: JSONValue {
    [
      "path": .text(path), "suite": .text(suite), "minimum": .count(minimum),
      "bytes": .count(digest.count), "crc32": .text(digest.crc32.description),
    ]
  }
}
