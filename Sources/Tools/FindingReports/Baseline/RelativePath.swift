/// Paths seen from a folder, by their names only.
package enum RelativePath {
  /// Returns a path seen from a folder, with `..` for each folder that leads out of it, so that it is the same from every
  /// working folder.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - folder: The folder.
  ///   - working: The working folder, an absolute path.
  package static func of(_ path: String, from folder: String, working: String) -> String {
    let target = names(path, working)
    let start = names(folder, working)
    var shared = 0
    while shared < target.count, shared < start.count, target[shared] == start[shared] {
      shared += 1
    }
    let ups = Array(repeating: "..", count: start.count - shared)
    let all = ups + target[shared...].map(String.init)
    return all.isEmpty ? "." : all.joined(separator: "/")
  }

  /// Returns the names of an absolute path without `.` and `..`.
  private static func names(_ path: String, _ working: String) -> [Substring] {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : "\(working)/\(path)").split(separator: "/") {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return names
  }
}
