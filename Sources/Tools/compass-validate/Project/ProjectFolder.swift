import Platform

/// The folder of a project file. Nothing outside of it is read or written because the project file, or a payload, names it.
///
/// Paths are compared behind all links, as the system opens them.
struct ProjectFolder: Sendable {
  /// The path behind all links.
  let root: String
  /// The path as patterns have it: empty, or with a slash at its end.
  var prefix = ""

  /// Returns whether a path behind all links is that of the folder, or of something in it.
  func holds(_ real: String) -> Bool {
    root == "/" || real == root || real.utf8.starts(with: "\(root)/".utf8)
  }

  /// Returns why a file or folder that was found is not read; nil if it is in the folder.
  ///
  /// A path that can't be looked up is opened, which reports the reason.
  func problem(of path: String) -> String? {
    guard let real = RealPath.of(path), !holds(real) else { return nil }
    return "is outside of the project's folder, so it is not read"
  }

  /// Returns why a folder that a pattern starts with is not read; nil if it is in this folder or leads to it.
  func problem(ofStart path: String) -> String? {
    let start = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    return prefix.utf8.starts(with: start.utf8) ? nil : problem(of: path)
  }

  /// Returns whether a path is in the folder. If there is nothing at the path, a file made there must be in it.
  func contains(_ path: String) -> Bool {
    var path = path
    while true {
      if let real = RealPath.of(path) { return holds(real) }
      let above = OutputPlace.folder(of: path)
      let name = path.utf8.dropFirst(above.utf8.count)
      guard !name.elementsEqual("..".utf8) else { return false }
      switch FileKind.look(at: path, followsLinks: false) {
      // A link that leads nowhere now may lead out later.
      case .success(.some): return false
      case .success(nil): break
      // Opening it fails too, and reports the reason.
      case .failure: return true
      }
      path = above
      while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
        path.unicodeScalars.removeLast()
      }
    }
  }
}
