#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stands at a path, links followed.
enum FileKind {
  case file, folder

  /// Nil when nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}

/// Lists folders.
enum Folder {
  /// The names in a folder, sorted by their bytes; empty when it can't be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files in a folder and those below it which are judged. Links to folders are not followed, so that
  /// no circle is.
  ///
  /// - Parameter hidden: whether names that start with a dot count.
  static func files(in path: String, hidden: Bool = true) -> [String] {
    var found: [String] = []
    // The next one to look at is the last one.
    var open = [path]
    while let next = open.popLast() {
      if next != path, kind(next) != .folder {
        if FileKind(next) == .file { found.append(next) }
        continue
      }
      for name in names(in: next).reversed() where hidden || !name.hasPrefix(".") {
        let child = join(next, name)
        if InputItem.isJudged(name) || kind(child) == .folder { open.append(child) }
      }
    }
    return found
  }

  /// The path of a name in a folder; the empty path is the working folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether a link stands at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What stands at a path itself; a link is a file.
  private static func kind(_ path: String) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
