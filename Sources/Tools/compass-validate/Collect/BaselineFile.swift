import FindingReports
import Platform

/// The file of known findings of a run.
struct BaselineFile {
  private let path: String
  private let updates: Bool
  private let folder: String
  private let working: String
  private var run: BaselineRun
  /// The last file that findings are from, and its name in the baseline.
  private var last: (name: String, result: String)?

  private static let maximumBytes = 268_435_456

  /// Reads the file; nil if the run has none.
  ///
  /// - Throws: `FileError` if it can't be read, unless it is missing and will be written.
  init?(_ collection: FindingCollection) throws(FileError) {
    guard let path = collection.baseline else { return nil }
    self.path = path
    updates = collection.updatesBaseline
    folder = OutputPlace.folder(of: path)
    working = Self.workingFolder
    run = BaselineRun(try Self.read(path, mayBeMissing: updates), updates: updates)
  }

  private static func read(_ path: String, mayBeMissing: Bool) throws(FileError) -> Baseline {
    if access(path, F_OK) != 0, errno == ENOENT {
      guard !mayBeMissing else { return Baseline() }
      throw FileError(
        .reading, path, reason: "there is no such baseline; --update-baseline writes one")
    }
    let bytes = try InputFile.jsonText(of: path, limit: maximumBytes)
    do throws(Baseline.ReadingError) {
      return try Baseline(bytes)
    } catch {
      throw FileError(.reading, "\(path):\(error.line)", reason: error.reason)
    }
  }

  private static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns a file seen from the folder of the baseline.
  mutating func name(of file: String) -> String {
    if let last, last.name == file { return last.result }
    let result = RelativePath.of(file, from: folder, working: working)
    last = (file, result)
    return result
  }

  /// Returns whether a finding is known.
  mutating func takes(_ finding: CollectedFinding, file: String) -> Bool {
    run.takes(finding, file: file)
  }

  /// Ends a file.
  mutating func end(file: String, schema: String, isDecided: Bool) {
    run.end(file: file, schema: schema, isDecided: isDecided)
  }

  /// The number of known findings that no longer occur.
  var goneCount: Int { run.goneCount(exists: exists) }

  private func exists(_ file: String) -> Bool { access(folder + file, F_OK) == 0 }

  /// Writes the file, if that is asked for.
  func finish() throws(FileError) {
    guard updates else { return }
    guard !run.isTooLarge else {
      throw FileError(
        .writing, path, reason: "more than \(BaselineRun.greatestEntryCount) different findings")
    }
    var file = try OutputFile(path: path)
    try file.write(run.updated(exists: exists).bytes)
    try file.commit()
  }
}
