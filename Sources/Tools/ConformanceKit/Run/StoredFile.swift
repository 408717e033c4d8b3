#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The files of a suite, by their paths.
enum StoredFile {
  /// Returns the bytes of a file; nil if it can't be read.
  static func bytes(at path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) }
  }

  static func exists(at path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether there is a folder, or a link to one. Only a folder has the entry ".".
  static func isFolder(at path: String) -> Bool { exists(at: path + "/.") }

  /// Returns the paths of all that is below a folder, from it; none when it can't be read.
  static func paths(below folder: String) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  }

  /// Returns the path from the root, without ".", ".." and a slash at its end.
  static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
