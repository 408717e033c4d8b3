import Platform

/// The place that a path for output names.
enum OutputPlace: Equatable {
  /// A descriptor that the caller opened, such as 1 by the path `-`, `/dev/stdout` or `/proc/self/fd/1`.
  case descriptor(Int32)
  /// The path of a regular file behind links, with its permissions; nil if it does not exist yet. It is replaced as a
  /// whole.
  case file(String, permissions: mode_t?)
  /// The path of anything else, such as a device or a pipe, or of a file that a link of the system leads to: another
  /// process may be writing it. It is opened and written.
  case stream(String)

  /// - Throws: `FileError` if the path can't be looked up.
  init(_ path: String) throws(FileError) {
    self = .descriptor(1)
    if path != "-" { self = try Self.place(of: path) }
  }

  private static func place(of path: String) throws(FileError) -> OutputPlace {
    var place = path
    var isBehindSystemLink = false
    // Each link leads on; the system gives up after as many.
    for _ in 0..<40 {
      let folder = realFolder(of: place)
      if let number = descriptor(place, in: folder) { return .descriptor(number) }
      var status = stat()
      guard lstat(place, &status) == 0 else {
        // A missing file can be created; a name that can't be looked up can't be the target of a move.
        guard errno == ENOENT else { throw FileError(.writing, path, code: errno) }
        return isBehindSystemLink ? .stream(place) : .file(place, permissions: nil)
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        // Only the system follows a link to an open file: its text may name another file, or none.
        if isInside("/proc", folder) { return .stream(place) }
        guard let target = target(of: place) else { throw FileError(.writing, path, code: errno) }
        isBehindSystemLink = isBehindSystemLink || isInside("/dev", folder)
        place = target.hasPrefix("/") ? target : self.folder(of: place) + target
      case S_IFREG where !isBehindSystemLink:
        return .file(place, permissions: status.st_mode & 0o7777)
      default: return .stream(place)
      }
    }
    throw FileError(.writing, path, code: ELOOP)
  }

  /// Returns the number of a descriptor of this process, if a path in a folder of descriptors names one.
  private static func descriptor(_ path: String, in folder: String) -> Int32? {
    let own = "/proc/\(getpid())"
    guard
      folder == "/dev/fd" || folder == "\(own)/fd"
        || (folder.hasPrefix("\(own)/task/") && folder.hasSuffix("/fd"))
    else { return nil }
    return Int32(String(path.dropFirst(self.folder(of: path).count)))
  }

  private static func isInside(_ root: String, _ folder: String) -> Bool {
    folder == root || folder.hasPrefix(root + "/")
  }

  /// Returns the folder of a path behind all links; empty if it can't be looked up.
  private static func realFolder(of path: String) -> String {
    let folder = folder(of: path)
    guard let real = realpath(folder.isEmpty ? "." : folder, nil) else { return "" }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the target of a link, or nil if it can't be read.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns a path up to its last slash; empty for the working folder.
  static func folder(of path: String) -> String {
    let bytes = path.utf8
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
    return String(path[..<(end ?? path.startIndex)])
  }
}
