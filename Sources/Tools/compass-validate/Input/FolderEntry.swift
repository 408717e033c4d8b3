#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
