internal import Checksums
internal import JSPrimitives
internal import SourceJSON

/// What a suite of vectors consists of: its version, why each family of files is there, and for each file
/// its digest and how many cases it has at least.
///
/// Files change only together with the version, and a run in which fewer cases ran than the manifest asks
/// for fails: vectors can't be lost unseen.
struct SuiteManifest: Sendable {
  /// The files of one folder.
  struct Family: Sendable, Hashable {
    /// The folder, relative to the manifest's.
    var folder: String
    /// Why it exists.
    var why: String
    /// Where its cases come from.
    var source: String
  }

  /// One vector file.
  struct File: Sendable, Hashable {
    /// Relative to the manifest's folder.
    var path: String
    var suite: String
    /// How many cases must run at least.
    var minimum: Int
    var digest: ByteDigest
  }

  /// A version and the digest of its list of files.
  struct Release: Sendable, Hashable {
    var version: SuiteVersion
    var digest: ByteDigest
  }

  static let fileName = "manifest.json"
  static let format = "conformance-manifest/1"

  var families: [Family]
  var files: [File]
  /// All versions so far, the current one last.
  var releases: [Release]

  /// The current version.
  var version: SuiteVersion? { releases.last?.version }

  /// What the list of files is recognised by.
  var digest: ByteDigest {
    ByteDigest(of: JSONWriter.bytes(of: .array(files.map(\.value))))
  }

  /// The family that a file belongs to: that of the nearest folder above it.
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
      "files": .array(files.map(\.value)),
      "releases": .array(
        releases.map {
          ["version": .text($0.version.description), "files": .text($0.digest.description)]
        }),
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
