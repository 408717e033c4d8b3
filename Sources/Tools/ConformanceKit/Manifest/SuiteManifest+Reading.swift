internal import Checksums
internal import JSPrimitives
internal import SourceJSON

extension SuiteManifest {
  /// Reads a manifest; an unknown, absent or doubtful member is an error.
  init(file: String) throws(VectorError) {
    let value = try StoredFile.json(at: file).value
    guard let manifest = Self(value) else {
      throw VectorError(file: file, reason: "is no manifest of the format \(Self.format)")
    }
    self = manifest
  }

  private init?(_ value: JSONValue) {
    guard let object = Members(value, "format", "families", "file_format", "files", "releases"),
      object.text("format") == Self.format,
      let families = object.list("families", Self.family),
      let fileFormat = object.fileFormat("file_format"),
      let files = object.list("files", Self.file),
      let releases = object.list("releases", Self.release),
      Set(files.map(\.path)).count == files.count,
      zip(releases, releases.dropFirst()).allSatisfy({ $0.version < $1.version })
    else { return nil }
    self.init(
      families: families, fileFormat: fileFormat.value, files: files, releases: releases)
  }

  /// A file format that may be absent.
  private struct OptionalFileFormat {
    var value: FileFormat?
  }

  private static func family(_ value: JSONValue) -> Family? {
    guard let object = Members(value, "folder", "why", "source"),
      let folder = object.text("folder"), let why = object.text("why"),
      let source = object.text("source")
    else { return nil }
    return Family(folder: folder, why: why, source: source)
  }

  private static func file(_ value: JSONValue) -> File? {
    guard let object = Members(value, "path", "suite", "minimum", "bytes", "crc32"),
      let path = object.text("path"), let suite = object.text("suite"),
      let minimum = object.count("minimum"), minimum > 0, let count = object.count("bytes"),
      let crc32 = object.text("crc32").flatMap(CRC32.init)
    else { return nil }
    return File(
      path: path, suite: suite, minimum: minimum, digest: ByteDigest(crc32: crc32, count: count))
  }

  private static func release(_ value: JSONValue) -> Release? {
    guard let object = Members(value, "version", "files"),
      let version = object.text("version").flatMap(SuiteVersion.init),
      let digest = object.text("files")?.split(separator: "-", maxSplits: 1), digest.count == 2,
      let crc32 = CRC32(String(digest[0])), let count = Int(digest[1]), count >= 0
    else { return nil }
    return Release(version: version, digest: ByteDigest(crc32: crc32, count: count))
  }

  /// The members of an object that has these and no others.
  private struct Members {
    private let object: JSONObject

    init?(_ value: JSONValue, _ names: JSText...) {
      guard let object = value.object, object.count == names.count,
        names.allSatisfy({ object[$0] != nil })
      else { return nil }
      self.object = object
    }

    /// Returns a text that is not empty.
    func text(_ name: JSText) -> String? {
      object[name]?.text.flatMap { $0.string.isEmpty ? nil : $0.string }
    }

    func count(_ name: JSText) -> Int? {
      object[name]?.number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Returns a file format, or null for none; nil for anything else.
    func fileFormat(_ name: JSText) -> OptionalFileFormat? {
      guard let value = object[name], value != .null else { return OptionalFileFormat(value: nil) }
      guard let members = Members(value, "path", "bytes", "crc32"),
        members.text("path") == FileFormat.fileName, let count = members.count("bytes"),
        let crc32 = members.text("crc32").flatMap(CRC32.init)
      else { return nil }
      return OptionalFileFormat(
        value: FileFormat(digest: ByteDigest(crc32: crc32, count: count)))
    }

    /// Returns the elements, all of which can be read.
    func list<Element>(_ name: JSText, _ read: (JSONValue) -> Element?) -> [Element]? {
      guard let elements = object[name]?.elements else { return nil }
      let read = elements.compactMap(read)
      return read.count == elements.count ? read : nil
    }
  }
}

extension SuiteManifest.FileFormat {
  /// That of a folder; nil if it has none.
  init?(in folder: String) {
    guard let bytes = StoredFile.bytes(at: folder + "/" + Self.fileName) else { return nil }
    digest = ByteDigest(of: bytes)
  }
}
