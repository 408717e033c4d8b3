#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Lists folders.
enum Folder {
  /// A name in a folder.
  struct Name: Equatable {
    /// With U+FFFD for what is not UTF-8.
    var text: String
    /// The kind of file behind a name that is not UTF-8, which no path can contain.
    var unreachable: FileKind?
  }

  /// The contents of a folder.
  struct Listing {
    /// Sorted by their bytes.
    var names: [Name] = []
    /// Why there may be names that were not read.
    var problem: String?
  }

  /// The problem of such a name.
  static let notUTF8 = "the name is not UTF-8"

  /// Returns the names in a folder. What is none has no names.
  static func listing(of path: String) -> Listing {
    var listing = Listing()
    guard let folder = opendir(path) else {
      if errno != ENOENT, errno != ENOTDIR { listing.problem = String(cString: strerror(errno)) }
      return listing
    }
    defer { closedir(folder) }
    while true {
      // Only errno distinguishes the end from a failure.
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          if let text = String(validatingCString: bytes) { return Name(text: text) }
          return Name(
            text: String(cString: bytes),
            unreachable: FileKind.look(at: bytes, in: dirfd(folder)) ?? .file)
        }
      }
      if name.text != ".", name.text != ".." { listing.names.append(name) }
    }
    if errno != 0 { listing.problem = String(cString: strerror(errno)) }
    listing.names.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    return listing
  }

  /// Returns the files in a folder and those below it which are judged, and what can't be looked into. Links to folders
  /// are not followed, so that no circle is.
  ///
  /// - Parameter hidden: whether names that start with a dot count.
  static func files(in path: String, hidden: Bool = true) -> [FolderEntry] {
    var found: [FolderEntry] = []
    // The next one to look at is the last one.
    var open = [FolderEntry(path: path)]
    var isFirst = true
    while let next = open.popLast() {
      defer { isFirst = false }
      if next.problem != nil || !(isFirst || isFolder(next.path)) {
        found.append(contentsOf: file(next))
        continue
      }
      let listing = listing(of: next.path)
      if let problem = listing.problem {
        found.append(FolderEntry(path: next.path, problem: problem))
      }
      for name in listing.names.reversed() where hidden || !name.text.hasPrefix(".") {
        if let child = candidate(name, in: next.path) { open.append(child) }
      }
    }
    return found
  }

  /// Returns an entry to visit: a file with a known extension, a folder, or a possible one; nil for others.
  private static func candidate(_ name: Name, in folder: String) -> FolderEntry? {
    let isJudged = InputItem.isJudged(name.text)
    let path = join(folder, name.text)
    if let kind = name.unreachable {
      return isJudged || kind == .folder ? FolderEntry(path: path, problem: notUTF8) : nil
    }
    if isJudged { return FolderEntry(path: path) }
    switch FileKind.look(at: path, followsLinks: false) {
    case .success(.folder?): return FolderEntry(path: path)
    case .success: return nil
    case .failure(let unknown): return FolderEntry(path: path, unknown)
    }
  }

  /// Returns a file, or why there is none. A link to a folder is neither.
  private static func file(_ entry: FolderEntry) -> [FolderEntry] {
    guard entry.problem == nil else { return [entry] }
    switch FileKind.look(at: entry.path) {
    case .success(.folder?): return []
    // A dangling link is an input by its name as well: opening it reports the error.
    case .success: return [entry]
    case .failure(let unknown): return [FolderEntry(path: entry.path, unknown)]
    }
  }

  /// Returns the path of a name in a folder; the empty path is the working folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns whether a path is a folder, and not a link to one.
  private static func isFolder(_ path: String) -> Bool {
    if case .success(.folder?) = FileKind.look(at: path, followsLinks: false) { return true }
    return false
  }
}
