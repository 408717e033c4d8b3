import Platform

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

  /// Returns the names in a folder. A path that is not a folder has no names.
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

  /// Returns the path of a name in a folder; the empty path is the working folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

/// A path that was found in a folder.
struct FolderEntry: Hashable {
  var path: String
  /// Why it can't be looked into.
  var problem: String?
}

extension FolderEntry {
  /// Makes the entry of a path that could not be inspected.
  init(path: String, _ reason: FileKind.Unknown) {
    self.init(path: path, problem: String(cString: strerror(reason.code)))
  }
}
