import FindingReports
import Platform
import SourceJSON

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
    run = BaselineRun(try Self.read(path, mayBeMissing: updates).baseline, updates: updates)
  }

  /// Returns the known findings, and the file that they are from for the one that replaces it.
  private static func read(
    _ path: String, mayBeMissing: Bool
  ) throws(FileError) -> (baseline: Baseline, file: FileReplacement.Expectation) {
    guard try FileKind.found(at: path) != nil else {
      guard !mayBeMissing else { return (Baseline(), .nothing) }
      throw FileError(
        .reading, path, reason: "there is no such baseline; --update-baseline writes one")
    }
    var file = try InputFile(path: path)
    let bytes = ByteOrderMark.stripped(try file.readAll(limit: maximumBytes))
    do throws(Baseline.ReadingError) {
      return (try Baseline(bytes), file.state.map { .file($0) } ?? .anything)
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

  /// The path of the file if it is written; nil if it is only read.
  var updatedPath: String? { updates ? path : nil }

  /// Returns the number of known findings that no longer occur.
  func goneCount() throws(FileError) -> Int {
    try lookingUp { exists in run.goneCount(exists: exists) }
  }

  /// Calls a function with one that returns whether a file exists.
  ///
  /// - Throws: `FileError` if a file can't be looked up, which may exist.
  private func lookingUp<Result>(
    _ body: (_ exists: (String) -> Bool) -> Result
  ) throws(FileError) -> Result {
    var failure: FileError?
    let result = body { file in
      do throws(FileError) {
        return try FileKind.found(at: folder + file) != nil
      } catch {
        failure = failure ?? error
        return true
      }
    }
    if let failure { throw failure }
    return result
  }

  /// Writes the file, if that is asked for. Other runs may have written it since it was read, and their entries stay.
  func finish() throws(FileError) {
    guard updates else { return }
    guard !run.isTooLarge else {
      throw FileError(
        .writing, path, reason: "more than \(BaselineRun.greatestEntryCount) different findings")
    }
    let lock = try FolderLock(for: path)
    defer { lock?.end() }
    let now = try Self.read(path, mayBeMissing: true)
    let updated = try lookingUp { exists in run.updated(now.baseline, exists: exists) }
    var file = try OutputFile(path: path, replacing: now.file)
    try file.write(updated.bytes)
    try file.commit()
  }
}
