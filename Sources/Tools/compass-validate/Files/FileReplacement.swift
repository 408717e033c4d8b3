import CFileSystem
import Platform

/// A file that is written beside its destination and then moved there, complete and with all that the file there has
/// but its contents.
///
/// Only the file that was there when the writing began, or was read before, is replaced. If another program replaces,
/// writes or makes one meanwhile, that file is kept. Where the system can exchange two files, what comes from the
/// destination is looked at after the exchange, so that no moment is left in which another file could be lost.
final class FileReplacement {
  /// The file that is expected at the destination.
  enum Expectation {
    /// Whatever is there when the writing begins.
    case anything
    case nothing
    /// A file that was read.
    case file(FileState)
  }

  /// The descriptor of the new file, to write to.
  let descriptor: Int32
  /// The path as it was named, in which there may be links.
  private let path: String
  private let destination: String
  private let former: FormerFile?
  private let temporary: String
  /// Whether the new file is still beside its destination.
  private var isBeside = true
  private var isOpen = true
  /// Called before the file is moved, so that tests can be the other program.
  var willMove: (_ isExchanged: Bool) -> Void = { _ in }
  /// Whether files are exchanged if the system can.
  var exchanges = true

  /// Makes the new file.
  ///
  /// - Parameters:
  ///   - destination: The path of a regular file or of nothing, behind all links.
  ///   - path: The path as it was named, which leads to the destination.
  init(
    _ destination: String, path: String, replacing expectation: Expectation = .anything
  ) throws(FileError) {
    self.path = path
    self.destination = destination
    former = try Self.look(at: destination, path)
    switch expectation {
    case .anything: break
    case .nothing where former == nil: break
    case .file(let state) where former?.state == state: break
    default: throw Self.changed(path)
    }
    if let former, former.linkCount > 1 {
      throw FileError(
        .writing, path,
        reason: "not written: it has \(former.linkCount) hard links, which replacing it would cut")
    }
    // From here on a signal must not end the program before the file is removed.
    Interruption.watch()
    // A name that is as long as a name may be has no room for more.
    let folder = OutputPlace.folder(of: destination)
    var template = Array("\(folder)compass-validate.XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(.writing, path, code: errno) }
    temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    if isOpen { close(descriptor) }
    if isBeside { unlink(temporary) }
  }

  /// Moves the file to its destination.
  ///
  /// - Throws: `FileError` if that fails, if another program has changed the destination, or if this process may not
  ///   keep the owner, permissions or attributes. What is at the destination is unchanged then.
  func commit() throws(FileError) {
    try takeAttributes()
    try synchronize(descriptor)
    let own = try identity()
    isOpen = false
    guard close(descriptor) == 0 else { throw error(errno) }
    let folder = try openFolder()
    defer { if let folder { close(folder) } }
    if let folder { try synchronize(folder) }
    try checkLinks()
    if let former { try replace(former, own) } else { try moveToNewPath() }
    do throws(FileError) {
      if let folder { try synchronize(folder) }
    } catch {
      throw FileError(
        .writing, path, reason: "written, but perhaps not yet to the device (\(error.reason))")
    }
  }

  private func takeAttributes() throws(FileError) {
    guard let former else {
      let mask = umask(0)
      _ = umask(mask)
      _ = fchmod(descriptor, 0o666 & ~mask)
      return
    }
    do throws(FileAttributes.Loss) {
      try former.attributes.apply(from: destination, to: descriptor)
    } catch {
      // The file may be another one by now, or gone.
      guard former.isUnchanged(try Self.look(at: destination, path)) else {
        throw Self.changed(path)
      }
      let reason = String(cString: strerror(error.code))
      throw FileError(
        .writing, path, reason: "not written: its \(error.what) can't be kept (\(reason))")
    }
  }

  private func identity() throws(FileError) -> FileIdentity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(errno) }
    return FileIdentity(status)
  }

  // MARK: Moving

  /// Throws if links that lead to the destination have changed.
  private func checkLinks() throws(FileError) {
    guard path != destination else { return }
    guard case .file(destination, _) = try OutputPlace(path) else { throw Self.changed(path) }
  }

  private func replace(_ former: FormerFile, _ own: FileIdentity) throws(FileError) {
    guard former.isUnchanged(try Self.look(at: destination, path)) else {
      throw Self.changed(path)
    }
    willMove(false)
    let code = exchanges ? compass_exchange_files(temporary, destination) : ENOSYS
    switch code {
    case 0: try removeFormer(former, own)
    case ENOENT: throw Self.changed(path)
    case _ where Self.isMissing(code):
      guard rename(temporary, destination) == 0 else { throw error(errno) }
      isBeside = false
    default: throw error(code)
    }
  }

  /// Removes the file that the exchange has put beside the destination, or takes the exchange back if it is not the one that was
  /// there before.
  private func removeFormer(_ former: FormerFile, _ own: FileIdentity) throws(FileError) {
    willMove(true)
    let found: FormerFile?
    var failure = Self.changed(path)
    do throws(FileError) { found = try Self.look(at: temporary, path) } catch {
      (found, failure) = (nil, error)
    }
    if former.isOnlyMoved(found) {
      isBeside = false
      return try removeTemporary("the former file")
    }
    let code = compass_exchange_files(temporary, destination)
    // What is not this program's is never removed.
    isBeside = (try? Self.look(at: temporary, path))?.state.identity == own
    guard code != 0 || !isBeside else { throw failure }
    throw FileError(
      .writing, path, reason: "changed by another program meanwhile, whose file is \(temporary)")
  }

  private func moveToNewPath() throws(FileError) {
    willMove(false)
    var code = exchanges ? compass_move_to_new_path(temporary, destination) : ENOSYS
    if Self.isMissing(code) {
      code = link(temporary, destination) == 0 ? 0 : errno
      if code == 0 {
        isBeside = false
        return try removeTemporary("a second link to it")
      }
    }
    if Self.isMissing(code) || code == EMLINK {
      guard try Self.look(at: destination, path) == nil else { throw Self.changed(path) }
      code = rename(temporary, destination) == 0 ? 0 : errno
    }
    switch code {
    case 0: isBeside = false
    case EEXIST: throw Self.changed(path)
    default: throw error(code)
    }
  }

  /// Removes what is left beside the destination once that is written.
  ///
  /// - Parameter remains: What it is, for the error.
  private func removeTemporary(_ remains: String) throws(FileError) {
    guard unlink(temporary) != 0, errno != ENOENT else { return }
    let reason = String(cString: strerror(errno))
    throw FileError(
      .writing, path, reason: "written, but \(remains) remains as \(temporary) (\(reason))")
  }

  /// Returns whether a system or a file system lacks a call. Some report that it is not permitted.
  private static func isMissing(_ code: Int32) -> Bool {
    [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM].contains(code)
  }

  // MARK: Calls

  private static func look(at place: String, _ path: String) throws(FileError) -> FormerFile? {
    do throws(FormerFile.LookingError) {
      return try FormerFile.at(place)
    } catch {
      throw error.code == 0 ? changed(path) : FileError(.writing, path, code: error.code)
    }
  }

  /// Returns a descriptor of the folder; nil if this process may write to it but not read it.
  private func openFolder() throws(FileError) -> Int32? {
    let folder = OutputPlace.folder(of: destination)
    while true {
      let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno == EACCES { return nil }
      guard errno == EINTR else { throw error(errno) }
    }
  }

  /// Waits until what was written is on the device, if it has such a thing.
  private func synchronize(_ descriptor: Int32) throws(FileError) {
    while fsync(descriptor) != 0 {
      let code = errno
      if code == EINTR { continue }
      if Self.isMissing(code) { return }
      throw error(code)
    }
  }

  private func error(_ code: Int32) -> FileError { FileError(.writing, path, code: code) }

  private static func changed(_ path: String) -> FileError {
    FileError(
      .writing, path, reason: "not written: another program has changed it meanwhile, so it is kept"
    )
  }
}
